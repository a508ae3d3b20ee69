import { randomOf } from '../seeded-random.ts';

/** A day on which the best price of a product moved, as `product_price_day` keeps it. */
export interface DemoPriceDay {
  /** Days before now. */
  readonly age: number;
  readonly lowest: number;
  readonly closing: number | null;
}

/** How far back the market was there. */
const oldest = 96;

/**
 * Returns the past best prices of a product, the oldest day first: the price moves by a few per cent every
 * week or two, and now and then no seller has the product for some days. Today itself is noted by the
 * database when the offers come.
 *
 * @param best the best price of today in kuruş; null for a product that nobody offers
 * @param psf the retail price, beneath which the trade buys; it tells what a product cost that nobody offers any more
 */
export function priceDaysOf(productId: number, best: number | null, psf: number): DemoPriceDay[] {
  const random = randomOf(`price-days:${productId}`);
  if (best === null && random.chance(0.5)) return [];
  const end = best ?? cents(psf * (0.55 + random.next() * 0.2));
  // Backwards from today: each step says what held before it.
  const held: { age: number; price: number | null }[] = [];
  let price = random.chance(0.2) ? cents(end * 1.04) : end;
  let age = best === null ? random.int(3, 40) : 1;
  if (best === null) held.push({ age: age - 1, price: null });
  while (age < oldest) {
    held.push({ age: Math.min(oldest, age + random.int(3, 14)), price });
    age = held.at(-1)?.age ?? oldest;
    if (random.chance(0.03) && age + 4 < oldest) {
      held.push({ age: age + random.int(1, 3), price: null });
      age = held.at(-1)?.age ?? oldest;
    }
    price = cents(price * (1 + random.normal() * 0.035 + (end - price) / end / 6 + 0.004));
  }
  return held.reverse().map((move, i) => ({
    age: move.age,
    lowest: Math.min(move.price ?? Number.POSITIVE_INFINITY, held[i - 1]?.price ?? Number.POSITIVE_INFINITY),
    closing: move.price,
  }));
}

/** Prices of the trade end in ,00 ,25 ,50 or ,75. */
const cents = (kurus: number): number => Math.max(100, Math.round(kurus / 25) * 25);
