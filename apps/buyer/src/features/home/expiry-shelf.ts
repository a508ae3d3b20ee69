import type { ProductCard } from '@havan/contract/catalogue';
import { monthsLeft } from '@havan/domain/expiry';
import { expiryCloseMonths } from '@havan/domain/limits';

export interface ShelfMonth<Product> {
  /** 1 is under a month, 8 is seven months and some days. */
  readonly month: number;
  readonly products: readonly Product[];
}

/** Products that a month of the shelf holds; more would make it a list. */
const perMonth = 2;

/** Puts products of close expiry into the eight months before them, in the order in which they came. */
export function shelve<Product extends Pick<ProductCard, 'bestListing'>>(
  products: readonly Product[],
  now: Date,
): ShelfMonth<Product>[] {
  return Array.from({ length: expiryCloseMonths }, (_, index) => ({
    month: index + 1,
    products: products
      .filter(({ bestListing }) => bestListing && monthsLeft(bestListing.expiration, now) === index)
      .slice(0, perMonth),
  }));
}
