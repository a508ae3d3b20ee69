import { randomOf } from '../seeded-random.ts';
import { type DemoListing, salePriceOf } from './listings.ts';

export interface DemoQuantityTerms {
  /** By ascending quantity, in kuruş. */
  readonly priceBreaks: readonly { readonly fromQuantity: number; readonly price: number }[];
  /** "Mal fazlası": so many bought bring so many free. */
  readonly bonus: { readonly buy: number; readonly get: number } | null;
}

const none: DemoQuantityTerms = { priceBreaks: [], bonus: null };
/** A price of a quantity ends in ,00 or ,50. */
const roundDown = (kurus: number): number => Math.floor(kurus / 50) * 50;

/**
 * Returns what an offer gives by quantity. One in twenty has cheaper prices from a quantity on, one in forty free
 * units; the rest sell at one price. Nothing that its own limits or stock would keep from being reached.
 */
export function quantityTermsOf(listing: DemoListing): DemoQuantityTerms {
  const random = randomOf(`quantity-terms:${listing.id}`);
  const kind = random.weighted([
    ['none', 37],
    ['breaks', 2],
    ['bonus', 1],
  ] as const);
  const most = Math.min(listing.stock, listing.maxQuantity ?? listing.stock);
  if (kind === 'none' || listing.packSize > 1 || listing.discountPrice > 0) return none;
  if (kind === 'bonus') {
    const buy = random.pick([5, 10, 20]);
    return buy >= listing.minQuantity && buy + 1 <= most ? { ...none, bonus: { buy, get: 1 } } : none;
  }
  const price = salePriceOf(listing);
  const steps = [
    { fromQuantity: 10, price: roundDown(price * 0.97) },
    { fromQuantity: 24, price: roundDown(price * 0.94) },
  ].filter((step) => step.fromQuantity > listing.minQuantity && step.fromQuantity <= most);
  const isFalling = steps.every((step, at) => step.price > 0 && step.price < (steps[at - 1]?.price ?? price));
  return isFalling ? { ...none, priceBreaks: steps } : none;
}
