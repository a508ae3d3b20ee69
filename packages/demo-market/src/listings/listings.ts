import { endOfMonth } from '@havan/domain/expiry';
import { addMonths, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import type { ListingState } from '@havan/domain/listing';
import type { DemoCompany } from '../companies/companies.ts';
import { at, type Random, randomOf } from '../seeded-random.ts';
import type { DemoProduct } from './products.ts';

export interface DemoListing {
  readonly id: number;
  readonly product: DemoProduct;
  readonly sellerId: number;
  readonly price: number;
  /** 0 for none. */
  readonly discountPrice: number;
  readonly stock: number;
  readonly minQuantity: number;
  readonly maxQuantity: number | null;
  readonly packSize: number;
  readonly expiration: string | null;
  readonly state: ListingState;
  readonly suspendedReason: string | null;
  /** Days before now on which it went on sale. */
  readonly age: number;
}

/** Returns the buyer's price of a unit, in kuruş. */
export function salePriceOf({ price, discountPrice }: Pick<DemoListing, 'price' | 'discountPrice'>): number {
  return discountPrice > 0 ? discountPrice : price;
}

/** Shares `total` offers over products by demand: whole numbers that add up, some products with none. */
export function offerCounts(products: readonly DemoProduct[], total: number, most: number): Int32Array {
  const counts = new Int32Array(products.length);
  const demand = products.reduce((sum, product) => sum + product.demand, 0);
  let given = 0;
  for (const [i, product] of products.entries()) {
    counts[i] = Math.min(most, Math.floor((product.demand / demand) * total));
    given += counts[i] ?? 0;
  }
  for (let i = 0; given < total; i = (i + 1) % counts.length) {
    if (at(products, i).demand === 0 || (counts[i] ?? 0) >= most) continue;
    counts[i] = (counts[i] ?? 0) + 1;
    given += 1;
  }
  return counts;
}

/** Returns the offers of one product; ids run on from `firstId`. */
export function listingsOf(
  product: DemoProduct,
  count: number,
  sellers: readonly DemoCompany[],
  firstId: number,
  now: Date,
): DemoListing[] {
  const random = randomOf(`listings:${product.id}`);
  const fitting = pickSellers(random, product, sellers, count);
  // What the trade pays for this product against its retail price.
  const level = 0.6 + random.next() * 0.24;
  return Array.from({ length: count }, (_, i) =>
    makeListing(random, product, at(fitting, i % fitting.length), firstId + i, level, now),
  );
}

/** Different sellers; official ones only behind their own brand, and always there. */
function pickSellers(
  random: Random,
  product: DemoProduct,
  sellers: readonly DemoCompany[],
  count: number,
): DemoCompany[] {
  const picked = new Map<number, DemoCompany>();
  for (const seller of sellers.slice(0, 12))
    if (seller.onlyBrandId === product.brandId) picked.set(seller.id, seller);
  for (let tries = 0; picked.size < Math.min(count, sellers.length - 3) && tries < count * 4; tries++) {
    // The first four are the demo accounts: they sell a good part of the market.
    const seller = random.chance(0.12) ? at(sellers, random.int(0, 3)) : random.pick(sellers);
    if (seller.onlyBrandId === null || seller.onlyBrandId === product.brandId) picked.set(seller.id, seller);
  }
  return [...picked.values()];
}

function makeListing(
  random: Random,
  product: DemoProduct,
  seller: DemoCompany,
  id: number,
  level: number,
  now: Date,
): DemoListing {
  const months = monthsLeft(random, product.life);
  const closeOff = months !== null && months < 8 ? 0.72 + months * 0.025 : 1;
  const share = Math.min(0.98, level * closeOff * (1 + random.normal() * 0.045));
  const price = Math.max(100, roundPrice(product.psf * share, random));
  const discountPrice = random.chance(0.14)
    ? Math.min(price - 10, roundPrice(price * (0.84 + random.next() * 0.1), random))
    : 0;
  const minQuantity = random.weighted([
    [1, 74],
    [2, 8],
    [3, 6],
    [5, 6],
    [6, 3],
    [10, 3],
  ] as const);
  const stock = random.chance(0.04) ? 0 : Math.max(1, Math.round(Math.exp(3.1 + random.normal() * 1.1)));
  const state = random.weighted([
    ['active', 92],
    ['passive', 6],
    ['suspended', 2],
  ] as const);
  return {
    id,
    product,
    sellerId: seller.id,
    price,
    discountPrice: Math.max(0, discountPrice),
    stock,
    minQuantity,
    maxQuantity: random.chance(0.18) ? minQuantity * random.pick([4, 5, 10, 20]) : null,
    packSize: random.weighted([
      [1, 88],
      [5, 4],
      [6, 4],
      [12, 4],
    ] as const),
    expiration: months === null ? null : expiryDay(now, months),
    state,
    suspendedReason: state === 'suspended' ? random.pick(suspendedReasons) : null,
    age: random.int(1, 160),
  };
}

const suspendedReasons = [
  'Fatura belgesi bekleniyor.',
  'Fiyat, PSF sınırının üzerinde.',
  'Ürün görseli incelemede.',
] as const;

/**
 * Returns whole months to the expiry; null for goods without one. A few are past, an eighth is close
 * (specification §4).
 */
function monthsLeft(random: Random, life: number): number | null {
  if (life === 0 || random.chance(0.01)) return null;
  const draw = random.next();
  if (draw < 0.015) return -random.int(1, 3);
  if (draw < 0.14) return random.int(0, 7);
  return Math.min(life, random.int(8, Math.max(9, life)));
}

/** Returns the last day of the month: what is printed as month and year lasts to its end. */
function expiryDay(now: Date, months: number): string {
  const { year, month } = addMonths(istanbulDayOf(now), months);
  return formatIsoDay(endOfMonth(year, month));
}

/** Ends as prices of the trade do: ,00 ,25 ,50 ,75 or ,90. */
function roundPrice(kurus: number, random: Random): number {
  return Math.floor(kurus / 100) * 100 + random.pick([0, 25, 50, 75, 90]);
}

export interface PricePoint {
  /** Days before now. */
  readonly age: number;
  readonly salePrice: number;
}

/** A discounted offer cost its list price before, and now and then a little less or more. */
function discountHistoryOf(listing: DemoListing, random: Random): PricePoint[] {
  const since = random.int(1, Math.min(21, listing.age));
  const first = { age: listing.age + 1, salePrice: listing.price };
  const between = since + random.int(3, 25);
  const middle = {
    age: between,
    salePrice: Math.round((listing.price * random.pick([0.96, 0.98, 1.03])) / 10) * 10,
  };
  const now = { age: since, salePrice: salePriceOf(listing) };
  return between < listing.age ? [first, middle, now] : [first, now];
}

/**
 * Returns the prices that a listing went through, oldest first; the last one is today's. Two in three never
 * changed.
 */
export function priceHistoryOf(listing: DemoListing): PricePoint[] {
  const random = randomOf(`prices:${listing.id}`);
  const today = salePriceOf(listing);
  if (listing.discountPrice > 0) return discountHistoryOf(listing, random);
  if (!random.chance(0.35)) return [];
  const ages = [...new Set([listing.age, random.int(1, listing.age), random.int(1, listing.age)])].sort(
    (a, b) => b - a,
  );
  return ages.map((age, i) => ({
    age,
    salePrice:
      i === ages.length - 1
        ? today
        : Math.max(100, Math.round((today * (0.94 + random.next() * 0.16)) / 10) * 10),
  }));
}
