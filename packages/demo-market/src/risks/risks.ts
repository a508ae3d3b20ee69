import { demoAccounts } from '../accounts.ts';
import type { DemoListing } from '../listings/listings.ts';
import { lotOf } from '../listings/lot.ts';
import type { DemoPayment } from '../orders/orders.ts';
import { hashText } from '../seeded-random.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The company of the account `satici`, whose desk the demo shows. */
const merchantId = demoAccounts.findIndex(({ username }) => username === 'satici') + 1;

export interface DemoCheck {
  readonly listing: DemoListing;
  readonly markId: number;
  readonly askedAt: Date;
  readonly dueAt: Date;
  readonly state: 'missing' | 'submitted' | 'approved' | 'rejected';
}

export interface DemoMark {
  readonly id: number;
  readonly brandId: number | null;
  readonly productId: number | null;
  readonly cause: 'brand' | 'operator';
  readonly note: string;
  readonly markedAt: Date;
}

export interface DemoRisks {
  readonly marks: readonly DemoMark[];
  readonly checks: readonly DemoCheck[];
  /** Listings of the merchant that buyers have reported. */
  readonly reported: readonly DemoListing[];
}

/** How long sellers have for an invoice (`originalityDueMs` of the domain). */
const dueMs = 7 * dayMs;

/**
 * A brand that was marked four days ago, half of whose sellers have sent an invoice, and a product that was marked a week
 * ago, whose last missing invoice is the merchant's: its listing is suspended when the product starts.
 */
export function demoRisks(offers: Iterable<DemoListing>, now: Date): DemoRisks {
  const all = [...offers].filter(({ state }) => state !== 'suspended');
  const own = all.filter(({ sellerId }) => sellerId === merchantId);
  const inTwoMonths = new Date(now.getTime() + 60 * dayMs).toISOString().slice(0, 10);
  const resting = own.find(
    ({ state, stock, expiration }) =>
      state === 'passive' && stock > 0 && (expiration === null || expiration > inTwoMonths),
  );
  const brands = [...Map.groupBy(own, ({ product }) => product.brandId)]
    .filter(([brandId, rows]) => rows.length >= 3 && brandId !== resting?.product.brandId)
    .map(([brandId, rows]) => ({ brandId, rows }))
    .toSorted((one, other) => one.rows.length - other.rows.length || one.brandId - other.brandId);
  const [brand] = brands;
  if (!resting || !brand) return { marks: [], checks: [], reported: [] };
  const marks: DemoMark[] = [
    {
      id: 1,
      brandId: null,
      productId: resting.product.id,
      cause: 'operator',
      note: 'Piyasada taklidi bulundu.',
      markedAt: new Date(now.getTime() - dueMs - hourMs),
    },
    {
      id: 2,
      brandId: brand.brandId,
      productId: null,
      cause: 'brand',
      note: 'Üretici, yetkisiz satış uyarısı yayımladı.',
      markedAt: new Date(now.getTime() - 4 * dayMs),
    },
  ];
  const checks = marks.flatMap((mark) =>
    all
      .filter(({ product }) =>
        mark.brandId === null ? product.id === mark.productId : product.brandId === mark.brandId,
      )
      .map((listing, index) => ({
        listing,
        markId: mark.id,
        askedAt: mark.markedAt,
        dueAt: new Date(mark.markedAt.getTime() + dueMs),
        state: stateOf(listing, mark, brand.rows, index),
      })),
  );
  const reported = own.filter(({ state, stock }) => state === 'active' && stock > 0).slice(0, 4);
  return { marks, checks, reported };
}

/**
 * Returns the merchant's: one waits, one was rejected, the others are missing. Of the others the older mark
 * has them all.
 */
function stateOf(
  listing: DemoListing,
  mark: DemoMark,
  own: readonly DemoListing[],
  index: number,
): DemoCheck['state'] {
  if (listing.sellerId === merchantId) {
    const place = own.findIndex(({ id }) => id === listing.id);
    return place === 0 ? 'submitted' : place === 1 ? 'rejected' : 'missing';
  }
  if (mark.brandId === null) return 'approved';
  return index < 12 && hashText(`check:${listing.id}`) % 2 === 0 ? 'submitted' : 'missing';
}

export interface DemoRecall {
  readonly productId: number;
  readonly lot: string;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly orders: readonly {
    readonly orderId: number;
    readonly buyerId: number;
    readonly sellerId: number;
    readonly units: number;
  }[];
}

/** Returns a recall that ended two weeks ago, of the lot that most orders of before hold. */
export function demoRecall(payments: readonly DemoPayment[], now: Date): DemoRecall | null {
  const startedAt = new Date(now.getTime() - 21 * dayMs);
  const units = payments.flatMap(({ buyer, orders, createdAt, state }) =>
    state !== 'captured' || createdAt >= startedAt
      ? []
      : orders
          .filter((order) => order.state !== 'cancelled' && order.state !== 'preOrder')
          .flatMap((order) =>
            order.lines
              .filter(({ listing }) => lotOf(listing) !== '')
              .map(({ listing, quantity }) => ({
                key: `${listing.product.id}/${lotOf(listing)}`,
                listing,
                orderId: order.id,
                buyerId: buyer.id,
                sellerId: order.seller.id,
                units: quantity,
              })),
          ),
  );
  const [most] = [...Map.groupBy(units, ({ key }) => key).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  const [first] = most ?? [];
  if (!most || !first) return null;
  const orders = [...Map.groupBy(most, ({ orderId }) => orderId).values()].flatMap((rows) => {
    const [row] = rows;
    return row ? [{ ...row, units: rows.reduce((sum, each) => sum + each.units, 0) }] : [];
  });
  return {
    productId: first.listing.product.id,
    lot: lotOf(first.listing),
    startedAt,
    endedAt: new Date(now.getTime() - 14 * dayMs),
    orders,
  };
}
