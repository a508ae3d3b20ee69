import { cartGroupTotals, nearestQuantity } from '@havan/domain/cart';
import { commissionOf } from '@havan/domain/commission';
import { type OrderState, orderStates } from '@havan/domain/order';
import { type DemoListing, salePriceOf } from '../listings/listings.ts';
import type { DemoCompany } from '../companies/companies.ts';
import { termsOf } from '../companies/terms.ts';
import { at, type Random, randomOf } from '../seeded-random.ts';
import { pickShipment } from './tracking-number.ts';
import { ageInHours, type OrderTimes, timesOf } from './order-state.ts';

export interface DemoOrderLine {
  readonly listing: DemoListing;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly lineTotal: number;
}

export interface DemoOrder {
  readonly id: number;
  readonly seller: DemoCompany;
  readonly state: OrderState;
  readonly lines: readonly DemoOrderLine[];
  /** Kuruş, as are the four below. */
  readonly goodsTotal: number;
  readonly shippingFee: number;
  readonly vatTotal: number;
  readonly total: number;
  readonly commission: number;
  readonly times: OrderTimes;
  /** Of the year behind the demo accounts: its invoice was sent by its seller. */
  readonly isLongAgo: boolean;
  /** Nothing was missing and nothing went back. */
  readonly isPlain: boolean;
  readonly shipment: { readonly carrierId: number; readonly trackingNumber: string } | null;
}

export interface DemoPayment {
  readonly id: string;
  readonly buyer: DemoCompany;
  readonly orders: readonly DemoOrder[];
  readonly amount: number;
  readonly createdAt: Date;
  readonly state: 'created' | 'captured' | 'refunded';
}

interface Wish {
  /** Nothing is missing and nothing goes back. */
  readonly isPlain?: boolean;
  /** One of the purchases in which the buyer also takes what it always takes from this seller. */
  readonly isRegular?: true;
  /** Of the year before the usual ages of its state; 0 to 1. */
  readonly longAgo?: number;
  readonly state: OrderState;
  readonly buyer: DemoCompany;
  readonly seller: DemoCompany;
}

export interface OrderMarket {
  readonly sellers: readonly DemoCompany[];
  readonly buyers: readonly DemoCompany[];
  readonly goods: ReadonlyMap<number, readonly DemoListing[]>;
  readonly now: Date;
}

/** The identity column of `orders` starts here; the demo market takes the first numbers. */
export const firstOrderId = 604_001;

/**
 * Payments with their orders, numbered from `firstId`: two in each state for every demo account on either side, and
 * `others` that make the market look lived in, younger ones more often.
 */
export function demoPayments(market: OrderMarket, others: number, firstId = firstOrderId): DemoPayment[] {
  const random = randomOf('orders');
  let nextId = firstId;
  return (
    wishesOf(market, others, random)
      .map((wish, i) => ({ wish, i, createdAt: timeOf(wish, i, market.now) }))
      // Numbers rise with time, as they do in a market that was traded on.
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .map(({ wish, i, createdAt }) => makePayment(wish, market, i, createdAt, () => nextId++))
  );
}

const yearHours = 365 * 24;
/** Sales of the last year of each demo account that sells, and purchases of each that buys. */
const yearOrders = { sold: 64, purchased: 40 } as const;

/**
 * Returns when an order was placed: squared, so that recent ones are more frequent within the range of its
 * state.
 */
function timeOf({ state, longAgo }: Wish, index: number, now: Date): Date {
  const [from, to] = ageInHours[state];
  if (longAgo !== undefined)
    return new Date(now.getTime() - Math.round((from + longAgo * yearHours) * 3600) * 1000);
  const hours = from + (to - from) * randomOf(`payment-age:${index}`).next() ** 2;
  return new Date(now.getTime() - Math.round(hours * 3600) * 1000);
}

function wishesOf({ sellers, buyers, goods }: OrderMarket, others: number, random: Random): Wish[] {
  const able = sellers.filter((seller) => !seller.salesBan && goods.has(seller.id));
  const anySeller = (not: DemoCompany): DemoCompany =>
    random.pick(able.filter((seller) => seller.id !== not.id));
  // A market of a handful of offers has nobody to trade with.
  if (able.length < 2) return [];
  const demo = sellers.slice(0, 4).filter((seller) => goods.has(seller.id));
  const wishes: Wish[] = [];
  for (const state of orderStates) {
    for (let twice = 0; twice < 2; twice++) {
      for (const company of demo) {
        wishes.push({ state, buyer: random.pick(buyers), seller: company });
        if (company.companyType.startsWith('pharmacy'))
          wishes.push({ state, buyer: company, seller: anySeller(company) });
      }
    }
  }
  // A year of trade behind the demo accounts, with the same sellers and buyers again and again, a few of it undone.
  for (const company of demo) {
    const random = randomOf(`year:${company.id}`);
    const regulars = random.sample(buyers, 14);
    const suppliers = random.sample(
      able.filter(({ id }) => id !== company.id),
      6,
    );
    const state = (): OrderState => (random.chance(0.04) ? 'cancelled' : 'completed');
    for (let i = 0; i < yearOrders.sold; i++)
      wishes.push({ state: state(), buyer: random.pick(regulars), seller: company, longAgo: random.next() });
    if (company.companyType.startsWith('pharmacy') && suppliers.length > 0)
      for (let i = 0; i < yearOrders.purchased; i++)
        wishes.push({
          state: state(),
          buyer: company,
          seller: random.pick(suppliers),
          longAgo: random.next(),
          isRegular: true,
        });
  }
  const usual = [
    ['completed', 60],
    ['awaitingBuyerApproval', 10],
    ['shipped', 10],
    ['awaitingShipment', 8],
    ['awaitingSellerConfirmation', 7],
    ['cancelled', 5],
  ] as const;
  for (let i = 0; i < others; i++) {
    const buyer = random.chance(0.15) ? random.pick(sellers.slice(0, 2)) : random.pick(buyers);
    wishes.push({ state: random.weighted(usual), buyer, seller: anySeller(buyer) });
  }
  return wishes;
}

function makePayment(
  wish: Wish,
  { sellers, goods, now }: OrderMarket,
  index: number,
  createdAt: Date,
  nextId: () => number,
): DemoPayment {
  const random = randomOf(`payment:${index}`);
  const second = random.pick(sellers);
  const isPair =
    random.chance(0.35) && second.id !== wish.seller.id && second.id !== wish.buyer.id && !second.salesBan;
  const parties = isPair && goods.has(second.id) ? [wish.seller, second] : [wish.seller];
  const orders = parties.map((seller) =>
    makeOrder(nextId(), seller, wish, goods.get(seller.id) ?? [], createdAt, now),
  );
  return {
    id: uuidOf(random),
    buyer: wish.buyer,
    orders,
    amount: orders.reduce((sum, order) => sum + order.total, 0),
    createdAt,
    state: wish.state === 'preOrder' ? 'created' : wish.state === 'cancelled' ? 'refunded' : 'captured',
  };
}

/** Draws an order of one seller; the number of the order decides what is drawn. */
export function makeOrder(
  id: number,
  seller: DemoCompany,
  { state, longAgo, buyer, isRegular, isPlain = false }: Wish,
  goods: readonly DemoListing[],
  createdAt: Date,
  now: Date,
): DemoOrder {
  const random = randomOf(`order:${id}`);
  const picked = random.sample(goods, random.int(1, 5));
  const staple = isRegular && stapleOf(buyer, goods);
  const lines = [...new Set([...(staple ? [staple] : []), ...picked])].map((listing) =>
    lineOf(listing, random),
  );
  const terms = termsOf(seller);
  const sums = cartGroupTotals(
    lines.map(({ listing, quantity, unitPrice }) => ({
      quantity,
      unitPrice,
      vatRate: listing.product.vatRate,
    })),
    terms,
  );
  const times = timesOf(state, createdAt, now, random);
  return {
    id,
    seller,
    state,
    lines,
    goodsTotal: sums.goodsTotal,
    shippingFee: sums.shippingFee,
    vatTotal: sums.vatTotal,
    total: sums.total,
    commission: commissionOf(sums.goodsTotal, terms.commissionBp),
    times,
    isLongAgo: longAgo !== undefined,
    isPlain,
    shipment: times.shippedAt ? pickShipment(random, seller.companyType === 'localPharmacyWarehouse') : null,
  };
}

/**
 * Returns a product that a buyer orders from a seller repeatedly, so that its use has a pace; one with an
 * expiry.
 */
function stapleOf(buyer: DemoCompany, goods: readonly DemoListing[]): DemoListing | undefined {
  const perishable = goods.filter(({ expiration }) => expiration !== null);
  return perishable[(buyer.id * 31) % perishable.length];
}

function lineOf(listing: DemoListing, random: Random): DemoOrderLine {
  const quantity = nearestQuantity(listing, random.int(1, 6)) ?? listing.minQuantity;
  const unitPrice = salePriceOf(listing);
  return { listing, quantity, unitPrice, lineTotal: quantity * unitPrice };
}

/** Returns a version 4 UUID from the seed. */
export function uuidOf(random: Random): string {
  const hex = Array.from({ length: 32 }, (_, i) =>
    i === 12 ? '4' : i === 16 ? at(['8', '9', 'a', 'b'], random.int(0, 3)) : random.int(0, 15).toString(16),
  ).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
