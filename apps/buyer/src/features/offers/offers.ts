import type { Listing } from '@havan/contract/catalogue/catalogue';
import { parcelFee, smallestQuantity } from '@havan/domain/cart';
import { dispatchDay } from '@havan/domain/delivery';
import { expiryBand, monthsLeft } from '@havan/domain/expiry';
import { farFutureDate } from '@havan/domain/limits';
import { compareDays, istanbulDayOf } from '@havan/domain/istanbul';
import { isHighScore } from '@havan/domain/score';
import { payPrice } from '../../shared/cart/prices.ts';
import { leastOf } from './use-offer-counts.ts';
import type { GoodsInCart } from '../../shared/cart/use-cart-goods.ts';

/** Returns whether the seller's score is above 9,4 of 10, as the filter of the lists has it. */
export const hasHighScore = ({ seller }: Listing): boolean => isHighScore(seller.scoreTenths);

/** Returns whether an offer expires in eight months or later, or does not expire. */
export function hasLongExpiry({ expiration }: Pick<Listing, 'expiration'>, now: Date): boolean {
  const band = expiryBand(expiration, now);
  return band === 'good' || band === 'none';
}

/** Returns whether shipping is free for any purchase. */
export const hasFreeShipping = ({ shippingFee, freeShippingFrom }: Listing): boolean =>
  shippingFee === 0 || freeShippingFrom === 0;

export const isVerified = ({ seller }: Listing): boolean => seller.blueTickModel.blueTickType !== null;

/**
 * Returns whether a parcel that is ordered now leaves today: it is a working day, and the seller's hour in Istanbul has
 * not passed.
 */
export const leavesToday = (listing: Listing, now: Date): boolean =>
  compareDays(dispatchDay(now, listing), istanbulDayOf(now)) === 0;

/** Returns the delivery fee of this many units on top of the seller's goods in the cart. */
export function shippingOf(listing: Listing, count: number, goodsInCart: number): number {
  return parcelFee(goodsInCart + payPrice(listing, { count }) * count, listing);
}

/**
 * Returns the amount that a purchase of this many units leaves to the minimum cart of its seller, on top of
 * the goods in the cart; 0 when it is reached. Below it nothing of the seller can be paid (specification §3).
 */
export function missingForMinimum(listing: Listing, count: number, goodsInCart: number): number {
  return Math.max(0, listing.minBasket - goodsInCart - payPrice(listing, { count }) * count);
}

/**
 * Returns why a company cannot order an offer: it is its own, or the stock holds no packs that reach the minimum; null
 * when it can. The value is the key of the text shown in place of the button.
 */
export function refusalOf(listing: Listing, companyId: number | undefined): 'own' | 'notOrderable' | null {
  if (listing.seller.sellerId === companyId) return 'own';
  return smallestQuantity(listing) === null ? 'notOrderable' : null;
}

/** The company that views the offers, and the moment. */
export interface OfferViewer {
  readonly now: Date;
  /** It cannot buy from itself. */
  readonly companyId?: number | undefined;
  readonly goodsInCart: GoodsInCart;
  /** Whether the company prefers an expiry of eight months or more. */
  readonly prefersLongExpiry: boolean;
}

/**
 * Returns the recommended offer: the cheapest of those with the preferred expiry, or of all without any; among these,
 * of those that reach the minimum cart of their seller with the present cart, if any. Null when none can be ordered.
 */
export function recommendedOffer(listings: readonly Listing[], viewer: OfferViewer): Listing | null {
  const orderable = listings.filter((each) => refusalOf(each, viewer.companyId) === null);
  const wished = viewer.prefersLongExpiry
    ? preferred(orderable, (listing) => hasLongExpiry(listing, viewer.now))
    : orderable;
  return cheapest(preferred(wished, (listing) => reachesMinimum(listing, viewer.goodsInCart)));
}

/** Returns whether the fewest units of an offer reach its seller's minimum cart. */
export const reachesMinimum = (listing: Listing, goodsInCart: GoodsInCart): boolean =>
  missingForMinimum(listing, leastOf(listing), goodsInCart(listing.seller.sellerId)) === 0;

/** Returns the passing listings, or all where none passes. */
function preferred(listings: readonly Listing[], passes: (listing: Listing) => boolean): readonly Listing[] {
  const passing = listings.filter(passes);
  return passing.length > 0 ? passing : listings;
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
  /** Months; for products without expiry until the date that stands for none. */
  readonly months: number;
  readonly stock: number;
}

/**
 * Returns months left for sorting and comparing; no expiry is longest, as if it were 2055 (specification §9).
 */
export const monthsOf = ({ expiration }: Pick<Listing, 'expiration'>, now: Date): number =>
  monthsLeft(expiration ?? farFutureDate, now) ?? 0;

/** Returns the best value of each column, which is marked with the double rule; null for a single offer. */
export function columnBests(listings: readonly Listing[], now: Date): ColumnBests | null {
  if (listings.length < 2) return null;
  return {
    price: Math.min(...listings.map((each) => payPrice(each))),
    score: Math.max(...listings.map(({ seller }) => seller.scoreTenths ?? 0)),
    months: Math.max(...listings.map((listing) => monthsOf(listing, now))),
    stock: Math.max(...listings.map(({ stock }) => stock)),
  };
}
