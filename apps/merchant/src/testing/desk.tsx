import type { ListableProduct, ListingOutcome } from '@havan/contract/listings/listings';
import { permissionRefusals } from '@havan/domain/product-permission';
import type { ListingWarningCode } from '@havan/domain/listing-warning';
import type { ProductMarket } from '../features/listing-desk/market/market-rows.ts';
import { ListingDesk } from '../features/listing-desk/ListingDesk.tsx';
import { type AnswerOf, showScreen } from './show-screen.tsx';
import { salesInformation } from './sales-information.ts';

/** Returns a product that the company may list. */
export const productIn = (barcode: string, more: Partial<ListableProduct> = {}): ListableProduct => ({
  productId: Number(barcode.slice(-6)),
  productName: `Ürün ${barcode}`,
  brandName: 'Elvarin',
  barcode,
  productImageUrl: '/urun.avif',
  psf: 20_000,
  vatRate: 10,
  refusal: null,
  ownListings: [],
  cheapest: more.otherPrices?.[0] ?? null,
  offers: more.otherPrices?.length ?? 0,
  otherPrices: [],
  ...more,
});

/** The barcode of a licensed medicine in these tests. */
const medicine = '8699525013859';

interface ShownDesk {
  /** Keeps the rows of the desk before. */
  readonly keepDraft?: boolean;
  /** Requests that wait from before, although their products may be known by now. */
  readonly requested?: readonly Record<string, unknown>[];
}

/**
 * Renders the listing desk of a user on a network with these products and one medicine. Every listing is saved, except
 * the next one after `ask`, which returns with a warning.
 */
export function showDesk(
  known: readonly ListableProduct[],
  { keepDraft = false, requested: former = [] }: ShownDesk = {},
) {
  const products = [...known];
  const created: Record<string, unknown>[] = [];
  const requested = [...former];
  const approved = new Set<string>();
  const refusals: string[] = [];
  const warnings: { code: ListingWarningCode; sentence: string }[] = [];
  const saved = { outcome: 'saved', listing: listingIn() } satisfies ListingOutcome;
  const answer: AnswerOf = ({ path, query, body }) => {
    const barcode = query.get('barcode');
    switch (path) {
      case 'Products/Permissions':
        if (barcode === medicine)
          return new Error(permissionRefusals.medicine.sentence, { cause: 'productNotPermitted' });
        return { product: products.find((product) => product.barcode === barcode) ?? null };
      case 'Listings/ProductMarket':
        return marketIn(products.find(({ productId }) => String(productId) === query.get('productId')));
      case 'Users/GetSalesInformation':
        return salesInformation;
      case 'Products/GetRequests': {
        const items = requested
          .filter((each) => each['barcode'] === barcode)
          .map((body) => ruled(requestIn(body), approved.has(barcode ?? '')));
        return { items, nextCursor: null, total: items.length };
      }
      case 'Products/RequestProduct':
        requested.push({ ...body });
        return requestIn(body);
      case 'Products/SetRequestTerms': {
        const [request] = requested;
        if (!request) return undefined;
        if (refusals.length > 0) return new Error(refusals.shift());
        request['terms'] = body['terms'];
        return requestIn(request);
      }
      case 'ImageUpload/Upload':
        return new Error('Görsel en az 800 × 800 piksel olmalıdır.', {
          cause: { code: 'file', path: 'file' },
        });
      default: {
        created.push(body);
        const warning = warnings.shift();
        return warning
          ? { outcome: 'asks', warnings: [warning], stockConflict: null, isOutdated: false, current: null }
          : saved;
      }
    }
  };
  const { remove } = showScreen(
    <ListingDesk userId={7} />,
    { route: '*', path: '/', keepsStorage: keepDraft },
    answer,
  );
  return {
    created,
    requested,
    /** Approves the request of a product, which is in the catalogue from then on, and on sale by the agreed terms. */
    approve: (product: ListableProduct) => {
      products.push(product);
      approved.add(product.barcode);
    },
    /** Refuses the next change of the terms of a request. */
    refuse: (sentence: string) => refusals.push(sentence),
    ask: (code: ListingWarningCode, sentence: string) => warnings.push({ code, sentence }),
    remove,
  };
}

/** Returns the market of a product: rivals at its prices, whose stock all expires in 2028. */
const marketIn = (product: ListableProduct | undefined): ProductMarket => ({
  commissionBasisPoints: 600,
  shippingFee: 0,
  freeShippingFrom: null,
  shippingShare: null,
  lowest: null,
  basis: 'Son 30 günde 3 satış, 1 rakip.',
  suggestion: { price: 14_500, reasons: [] },
  offers: (product?.otherPrices ?? []).map((price, index) => ({
    listingId: 100 + index,
    price,
    expiration: '2028-06-30',
    scoreTenths: 92,
  })),
  sales: [{ soldAt: '2026-11-21T09:00:00.000Z', price: 14_700, expiration: '2028-06-30', units: 3 }],
});

const requestIn = (body: Record<string, unknown>) => ({
  category: '',
  requestId: 1,
  state: 'waiting',
  reason: null,
  productId: null,
  terms: null,
  listingId: null,
  publishRefusal: null,
  ...body,
  requestedAt: '2026-11-22T18:00:00.000Z',
  ruledAt: null,
});

const ruled = (request: ReturnType<typeof requestIn>, isApproved: boolean) =>
  isApproved ? { ...request, state: 'approved', listingId: request.terms ? 1 : null } : request;

const listingIn = () => ({
  listingId: 1,
  productId: 1,
  productName: 'Elvarin Güneş Kremi 50 ml',
  brandName: 'Elvarin',
  barcode: '8690000420148',
  productImageUrl: '/urun.avif',
  psf: 20_000,
  vatRate: 10,
  price: 14_990,
  stock: 12,
  reserved: 0,
  expiration: '2028-03-31',
  minQuantity: 1,
  maxQuantity: null,
  packSize: 1,
  priceBreaks: [],
  bonus: null,
  cost: null,
  shelf: '',
  lot: '',
  state: 'active' as const,
  shownState: 'active' as const,
  suspendedReason: null,
  place: null,
  cheapestOther: null,
  soldLastMonth: 0,
  viewedLastMonth: 120,
  campaign: null,
  version: 1,
  updatedAt: '2026-11-22T18:00:00.000Z',
});
