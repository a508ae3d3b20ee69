import type { ProductCard } from '@havan/contract/catalogue/catalogue';
import { expiryShelfPerMonth, monthsLeft } from '@havan/domain/expiry';
import { expiryCloseMonths } from '@havan/domain/limits';

export interface ShelfMonth<Product> {
  /** 1 is less than a month, 8 is between seven and eight months. */
  readonly month: number;
  readonly products: readonly Product[];
}

/** Fewest months of the shelf, so that near and far can be distinguished. */
const fewestMonths = 4;

/** Returns the months of the shelf, eight at most, with the products that expire in them, in the given order. */
export function shelve<Product extends Pick<ProductCard, 'bestListing'>>(
  products: readonly Product[],
  now: Date,
): ShelfMonth<Product>[] {
  const furthest = Math.max(0, ...products.map(({ bestListing }) => monthOf(bestListing, now)));
  const length = Math.min(expiryCloseMonths, Math.max(fewestMonths, furthest));
  return Array.from({ length }, (_, index) => ({
    month: index + 1,
    products: products
      .filter(({ bestListing }) => monthOf(bestListing, now) === index + 1)
      .slice(0, expiryShelfPerMonth),
  }));
}

/** Returns the month of the shelf for an offer, from 1; 0 for none, no expiry, or one too far away. */
function monthOf(offer: ProductCard['bestListing'], now: Date): number {
  const months = offer ? monthsLeft(offer.expiration, now) : null;
  return months === null || months < 0 || months >= expiryCloseMonths ? 0 : months + 1;
}
