import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { pdfPage } from '../documents/pdf-page.ts';
import { type DemoBrand, brandsOfRound } from '../listings/brands.ts';
import { type FileStorage, loadFiles } from '../load/load-files.ts';
import type { Loader } from '../load/loader.ts';
import { uuidOf } from '../orders/orders.ts';
import { randomOf } from '../seeded-random.ts';
import type { DemoCompany } from './companies.ts';

const dayMs = 86_400_000;
const [authorised, official] = [1, 2];
/** Brands of the first round: those that the drawn market sells. */
const brands = brandsOfRound(0);
const brandsOfSeller = 5;

/** Returns the brands that a seller is authorised for. */
const brandsFor = ({ id }: DemoCompany): DemoBrand[] => {
  const first = randomOf(`badges:${id}`).int(0, brands.length - 1);
  return Array.from({ length: brandsOfSeller }, (_, i) => brands[(first + i * 3) % brands.length]).filter(
    (brand) => brand !== undefined,
  );
};

const dayAfter = (now: Date, days: number): string =>
  formatIsoDay(istanbulDayOf(new Date(now.getTime() + days * dayMs)));

function badgesOf(seller: DemoCompany, now: Date): (readonly [number, number, number, string | null])[] {
  if (seller.onlyBrandId !== null) return [[seller.id, seller.onlyBrandId, official, null]];
  const own = seller.isAuthorised ? [...new Set(brandsFor(seller))] : [];
  return own.map(({ id }, i) => [seller.id, id, authorised, dayAfter(now, 60 + i * 120)]);
}

/** The badges of official sellers, for good, and of authorised ones until their documents end. */
export const loadBadges = (loader: Loader, sellers: readonly DemoCompany[], now: Date): Promise<void> =>
  loader.copy(
    'brand_badge',
    ['company_id', 'brand_id', 'type', 'expires_on'],
    sellers.flatMap((seller) => badgesOf(seller, now)),
  );

const applicants = [
  { sellerId: 4, brand: 13, hours: 30 },
  { sellerId: 5, brand: 4, hours: 9 },
  { sellerId: 11, brand: 8, hours: 2 },
];

/** Applications that wait for an operator, each with its document. */
export async function loadBadgeApplications(
  loader: Loader,
  storage: FileStorage,
  sellers: readonly DemoCompany[],
  now: Date,
): Promise<void> {
  const wanted = applicants.flatMap(({ sellerId, brand, hours }) => {
    const seller = sellers.find(({ id }) => id === sellerId);
    const own = brands[brand];
    if (!seller || !own) return [];
    const id = uuidOf(randomOf(`badge-document:${sellerId}`));
    const until = dayAfter(now, 365);
    const bytes = documentOf(seller, own, until);
    const at = new Date(now.getTime() - hours * 3_600_000);
    return [{ seller, own, id, key: `badge-documents/${id}.pdf`, until, bytes, at }];
  });
  await loadFiles(
    loader,
    storage,
    wanted.map(({ seller, id, key, bytes, at }) => ({
      id,
      key,
      companyId: seller.id,
      purpose: 'badgeDocument',
      mimeType: 'application/pdf',
      name: 'yetki-belgesi.pdf',
      bytes,
      at,
    })),
  );
  await loader.copy(
    'badge_application',
    ['company_id', 'brand_id', 'type', 'file_id', 'document_until', 'state', 'applied_by', 'applied_at'],
    wanted.map(({ seller, own, id, until, at }) => [
      seller.id,
      own.id,
      authorised,
      id,
      until,
      'waiting',
      seller.id,
      at,
    ]),
  );
}

const documentOf = (seller: DemoCompany, brand: DemoBrand, until: string): Buffer =>
  pdfPage(
    [
      { x: 48, y: 60, size: 16, bold: true, text: 'Yetkili satıcı belgesi' },
      { x: 48, y: 100, text: `Firma: ${seller.tradeName}` },
      { x: 48, y: 118, text: `Vergi no: ${seller.taxNumber}` },
      { x: 48, y: 136, text: `Marka: ${brand.name}` },
      { x: 48, y: 154, text: `Geçerlilik: ${until} gününe kadar` },
    ],
    [{ x: 48, y: 72, width: 499 }],
  );
