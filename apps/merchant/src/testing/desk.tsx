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

/**
 * Renders the desk of a user on a network with these products and one medicine; every listing is saved, but
 * the next one after `ask` returns with a warning.
 */
export function showDesk(known: readonly ListableProduct[], { keepDraft = false } = {}) {
  const products = [...known];
  const created: Record<string, unknown>[] = [];
  const requested: Record<string, unknown>[] = [];
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
          .map((body) => ({
            ...requestIn(body),
            ...(products.some((product) => product.barcode === barcode) && { state: 'approved' }),
          }));
        return { items, nextCursor: null, total: items.length };
      }
      case 'Products/RequestProduct':
        requested.push(body);
        return requestIn(body);
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
    /** Approves the request of a product, which is in the catalogue from then on. */
    approve: (product: ListableProduct) => products.push(product),
    ask: (code: ListingWarningCode, sentence: string) => warnings.push({ code, sentence }),
    remove,
  };
}

/** Returns the market of a product by its prices: every rival's goods last until 2028. */
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
  ...body,
  requestId: 1,
  state: 'waiting',
  reason: null,
  productId: null,
  requestedAt: '2026-11-22T18:00:00.000Z',
  ruledAt: null,
});

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
