import type { ResultOf } from '@havan/contract/call';
import type { getExpiryRadar, RiskyListing } from '@havan/contract/listings/expiry-radar';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AnswerOf, showScreen } from '../../../testing/show-screen.tsx';
import { RadarScreen } from './RadarScreen.tsx';

type Radar = ResultOf<typeof getExpiryRadar>;

const price = (label: string, amount: number): RiskyListing['proposals'][number] => ({
  kind: 'price',
  price: amount,
  label,
  chance: 0.1,
  saved: 248_175,
  sentence: `${label}: 36 adedin tamamı miattan önce satılır, 2.481,75 TL kurtulur.`,
});
const risky = (listingId: number, changes: Partial<RiskyListing> = {}): RiskyListing => ({
  listingId,
  version: 4,
  productName: `Oktaliv Probiyotik ${listingId}`,
  barcode: '8690000000017',
  productImageUrl: '',
  expiration: '2027-04-30',
  price: 13_695,
  stock: 36,
  monthlyUnits: 3,
  chanceAtClose: 1,
  chanceAtExpiry: 0.93,
  unitsLeft: 21,
  moneyAtStake: 287_595,
  source: 'own',
  basis: 'Son 30 günde 3 satışınız, piyasada 14 satış.',
  proposals: [price('−%8 → 126,00 TL', 12_600)],
  ...changes,
});
const months = Array.from({ length: 24 }, (_, at) => {
  const month = `${2026 + Math.floor((at + 10) / 12)}-${String(((at + 10) % 12) + 1).padStart(2, '0')}`;
  const isRisky = month === '2027-04';
  return {
    month,
    stockValue: isRisky ? 493_020 : 0,
    moneyAtStake: isRisky ? 287_595 : 0,
    listings: isRisky ? 1 : 0,
  };
});
const radarOf = (items: RiskyListing[], changes: Partial<Radar> = {}): Radar => ({
  items,
  nextCursor: null,
  total: items.length,
  totals: { moneyAtStake: 287_595, listings: items.length, unitsLeft: 21, estimated: 0, saved: 248_175 },
  stock: { dated: 493_020, later: 0, undated: 0 },
  months,
  pending: 0,
  computedAt: '2026-11-22T06:00:00.000Z',
  ...changes,
});

let remove = () => {};
afterEach(() => remove());
function show(answer: AnswerOf, search = '') {
  const route = '/myprofile/listings/radar';
  const shown = showScreen(<RadarScreen />, { route, path: route + search }, answer);
  remove = shown.remove;
  return shown;
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

test('a row says what is left, what it costs and what can be done about it', async () => {
  show(({ path }) => (path === 'Listings/ExpiryRadar' ? radarOf([risky(1)]) : undefined));
  await expect.element(row('Probiyotik 1').getByText(/olasılıkla kalır/)).toBeVisible();
  await expect.element(row('Probiyotik 1').getByText(/2\.481,75 TL kurtulur/)).toBeVisible();
  await expect.element(page.getByText('1 ilan, 21 adet miadına yetişmez')).toBeVisible();
});

test('a price is applied with one press, under the version that was seen', async () => {
  let stands = true;
  const { asked } = show(({ path }) => {
    if (path === 'Listings/ExpiryRadar') return radarOf(stands ? [risky(1)] : []);
    if (path !== 'Listings/Update') return undefined;
    stands = false;
    return { rows: [{ listingId: 1, answer: { outcome: 'saved', listing: savedListing } }] };
  });
  await page.getByRole('button', { name: 'Oktaliv Probiyotik 1: −%8 → 126,00 TL uygula' }).click();
  await expect.element(page.getByText('Fiyat güncellendi.').first()).toBeVisible();
  await expect.element(page.getByText('Miadı riskli ilan yok')).toBeVisible();
  const rows = [{ listingId: 1, version: 4, changes: { price: 12_600 }, ticked: [] }];
  expect(asked).toMatchObject([{ path: 'Listings/Update', body: { rows } }]);
});

test('a warning is confirmed, and the confirmation sends the tick', async () => {
  const sentence = 'Fiyat çok değişiyor.';
  const { asked } = show(({ path, body }) => {
    if (path === 'Listings/ExpiryRadar') return radarOf([risky(1), risky(2)]);
    const sent = body['rows'] as { listingId: number; ticked: string[] }[];
    return {
      rows: sent.map(({ listingId, ticked }) => ({
        listingId,
        answer:
          listingId === 2 && ticked.length === 0
            ? {
                outcome: 'asks',
                warnings: [{ code: 'priceJump', sentence }],
                stockConflict: null,
                isOutdated: false,
                current: null,
              }
            : { outcome: 'saved', listing: savedListing },
      })),
    };
  });
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).click();
  await page.getByRole('button', { name: 'Önerilen fiyatları uygula' }).click();
  await expect.element(page.getByRole('dialog').getByText(sentence)).toBeVisible();
  await page.getByRole('button', { name: 'Yine de uygula' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(asked[1]?.body).toMatchObject({ rows: [{ listingId: 2, ticked: ['priceJump'] }] });
});

test('a month of the ledger filters, and the reading says what it holds', async () => {
  const seen: (string | null)[] = [];
  show(({ path, query }) => {
    if (path !== 'Listings/ExpiryRadar') return undefined;
    seen.push(query.get('month'));
    return radarOf([risky(1)]);
  });
  const column = page.getByRole('link', { name: '04/2027: stok 4.930,20 TL, riskte 2.875,95 TL, 1 ilan' });
  await column.click();
  await expect.element(page.getByRole('link', { name: 'Bütün aylar' })).toBeVisible();
  await expect.element(column).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => seen).toEqual([null, '2027-04']);
});

test('a failure is said with its way on, and no stock is no risk', async () => {
  let fails = true;
  show(({ path }) => {
    if (path !== 'Listings/ExpiryRadar') return undefined;
    if (fails) return new Error('Şu an hesaplanamıyor.');
    return radarOf([], { stock: { dated: 0, later: 0, undated: 0 } });
  });
  await expect.element(page.getByText('Şu an hesaplanamıyor.')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect.element(page.getByText('Miadı olan ilanınız yok')).toBeVisible();
});

const savedListing = {
  listingId: 1,
  productId: 1,
  productName: 'Oktaliv Probiyotik 1',
  brandName: 'Oktaliv',
  barcode: '8690000000017',
  productImageUrl: '',
  psf: null,
  vatRate: 10,
  price: 12_600,
  stock: 36,
  reserved: 0,
  expiration: '2027-04-30',
  minQuantity: 1,
  maxQuantity: null,
  packSize: 1,
  priceBreaks: [],
  bonus: null,
  cost: null,
  shelf: '',
  lot: '',
  state: 'active',
  shownState: 'active',
  suspendedReason: null,
  place: null,
  cheapestOther: null,
  soldLastMonth: 3,
  viewedLastMonth: 120,
  campaign: null,
  version: 5,
  updatedAt: '2026-11-22T06:00:00.000Z',
};
