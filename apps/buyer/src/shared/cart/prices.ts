import type { Listing } from '@havan/contract/catalogue/catalogue';
import { linePrice } from '@havan/domain/campaign-price';

type Priced = Pick<Listing, 'price' | 'discountPrice'> &
  Partial<Pick<Listing, 'campaigns' | 'minQuantity' | 'stock' | 'priceBreaks'>>;

/**
 * Returns the price paid for a unit, kuruş: the discount price where one runs (specification §3), under the campaigns
 * that apply to `count` units; without a count, to the fewest units that can be bought.
 */
export function payPrice(
  listing: Priced,
  // An object, because `map` passes an index as the second argument.
  { count = listing.minQuantity ?? 1 }: { readonly count?: number } = {},
): number {
  const { price, discountPrice, campaigns = [], stock = count, priceBreaks = [] } = listing;
  const own = discountPrice > 0 ? discountPrice : price;
  return linePrice({ price: own, quantity: count, stock, priceBreaks }, campaigns).unitPrice;
}

/**
 * Returns whole per cent off the list price, for as many units as `payPrice` takes; null without a discount.
 */
export function discountPercent(listing: Priced, units: { readonly count?: number } = {}): number | null {
  const { price } = listing;
  const pay = payPrice(listing, units);
  return pay < price ? Math.round(((price - pay) / price) * 100) : null;
}

export interface Margin {
  /** Kuruş per unit. */
  readonly amount: number;
  /** Tenths of a per cent of the retail price: 418 is %41,8. */
  readonly permille: number;
}

/** Returns the margin between the retail price and the price paid; null without a retail price. */
export function marginOf(pay: number, psf: number | null): Margin | null {
  if (psf === null || psf <= 0) return null;
  return { amount: psf - pay, permille: Math.round(((psf - pay) / psf) * 1000) };
}

/** Returns tenths of a percent as text: `%41,8`. */
export const permilleText = (permille: number): string => `%${(permille / 10).toFixed(1).replace('.', ',')}`;
