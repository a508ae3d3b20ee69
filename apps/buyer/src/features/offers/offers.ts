import type { Listing } from '@havan/contract/catalogue';
import { smallestQuantity } from '@havan/domain/basket';
import { dispatchDay } from '@havan/domain/delivery';
import { expiryBand, monthsLeft } from '@havan/domain/expiry';
import { compareDays, istanbulDayOf } from '@havan/domain/istanbul';
import { payPrice } from '../../trade/prices.ts';

/** Above 9,4 on the scale of ten, as the lists filter it: the first of the two filters that every pharmacist uses. */
export const hasHighScore = ({ seller }: Listing): boolean => (seller.scoreTenths ?? 0) > 94;

/** Eight months and more, or none: the second one. */
export function hasLongExpiry({ expiration }: Pick<Listing, 'expiration'>, now: Date): boolean {
  const band = expiryBand(expiration, now);
  return band === 'good' || band === 'none';
}

/** Free whatever is bought. */
export const hasFreeShipping = ({ shippingFee, freeShippingFrom }: Listing): boolean =>
  shippingFee === 0 || freeShippingFrom === 0;

export const isVerified = ({ seller }: Listing): boolean => seller.blueTickModel.blueTickType !== null;

/** A parcel that is ordered now leaves today: it is a working day and the seller's hour has not passed in Istanbul. */
export const leavesToday = ({ dispatchCutoff }: Listing, now: Date): boolean =>
  compareDays(dispatchDay(now, dispatchCutoff), istanbulDayOf(now)) === 0;

/** What delivery adds to a purchase of this many units on top of what the basket already holds of the seller. */
export function shippingOf(listing: Listing, count: number, inBasketGoods: number): number {
  const { shippingFee, freeShippingFrom } = listing;
  const goods = inBasketGoods + payPrice(listing, { count }) * count;
  return freeShippingFrom !== null && goods >= freeShippingFrom ? 0 : shippingFee;
}

/**
 * Why a company cannot order an offer: nobody buys from itself, and the stock must hold packs that reach the minimum; null
 * where it can. It is the name of the sentence that stands in place of the button.
 */
export function refusalOf(listing: Listing, companyId: number | undefined): 'own' | 'notOrderable' | null {
  if (listing.seller.sellerId === companyId) return 'own';
  return smallestQuantity(listing) === null ? 'notOrderable' : null;
}

/**
 * The offer to take for a company, which cannot buy from itself: the cheapest with eight months and more, else the
 * cheapest of all; null where none can be ordered.
 */
export function recommendedOffer(
  listings: readonly Listing[],
  now: Date,
  companyId?: number,
): Listing | null {
  const orderable = listings.filter((each) => refusalOf(each, companyId) === null);
  const long = orderable.filter((listing) => hasLongExpiry(listing, now));
  return cheapest(long.length > 0 ? long : orderable);
}

function cheapest(listings: readonly Listing[]): Listing | null {
  return listings.reduce<Listing | null>(
    (best, listing) => (best === null || payPrice(listing) < payPrice(best) ? listing : best),
    null,
  );
}

export interface ColumnBests {
  readonly price: number;
  readonly score: number;
  /** Months; products without expiry last for ever. */
  readonly months: number;
  readonly stock: number;
}

const forEver = Number.POSITIVE_INFINITY;

/** Months left for sorting and comparing; no expiry is longest. */
export const monthsOf = ({ expiration }: Pick<Listing, 'expiration'>, now: Date): number =>
  monthsLeft(expiration, now) ?? forEver;

/** The best value of each column, which wears the double rule; with a single offer nothing is best. */
export function columnBests(listings: readonly Listing[], now: Date): ColumnBests | null {
  if (listings.length < 2) return null;
  return {
    price: Math.min(...listings.map((each) => payPrice(each))),
    score: Math.max(...listings.map(({ seller }) => seller.scoreTenths ?? 0)),
    months: Math.max(...listings.map((listing) => monthsOf(listing, now))),
    stock: Math.max(...listings.map(({ stock }) => stock)),
  };
}
