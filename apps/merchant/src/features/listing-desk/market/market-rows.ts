import type { ResultOf } from '@havan/contract/call';
import type { getProductMarket } from '@havan/contract/listings/price-suggestion';
import { type ExpiryBand, expiryBand } from '@havan/domain/expiry';
import type { Kurus } from '@havan/domain/money';

export type ProductMarket = ResultOf<typeof getProductMarket>;
type Offer = ProductMarket['offers'][number];

/** The seller's goods of a line; `expiration` is an ISO day, null for goods without an expiry. */
export interface OwnGoods {
  readonly expiration: string | null;
  readonly price: Kurus | null;
}

/** An offer with its rank in its expiry class; the seller's own one has no listing id and no score. */
interface PlacedOffer {
  readonly place: number;
  readonly price: Kurus;
  readonly expiration: string | null;
  readonly scoreTenths: number | null;
  readonly listingId: number | null;
}

/** Returns the offers of one expiry class: far from their expiry, close to it, or without one. */
export const sameClass = (offers: readonly Offer[], band: ExpiryBand, now: Date): Offer[] =>
  offers.filter(({ expiration }) => expiryBand(expiration, now) === band);

/** Most offers of the list; the own one is always among them. */
const shown = 5;

/**
 * Returns the cheapest offers of the same expiry class with the own one among them, each with its rank; equal prices
 * share one.
 */
export function offersBeside(offers: readonly Offer[], own: OwnGoods, now: Date): PlacedOffer[] {
  const others = sameClass(offers, expiryBand(own.expiration, now), now);
  const mine = own.price === null ? [] : [{ ...own, price: own.price, scoreTenths: null, listingId: null }];
  const all = [...mine, ...others].toSorted((a, b) => a.price - b.price);
  const placed = all.map((offer) => ({
    ...offer,
    place: all.findIndex(({ price }) => price === offer.price) + 1,
  }));
  const at = placed.findIndex(({ listingId }) => listingId === null);
  const beyond = placed[at];
  return at < shown || !beyond ? placed.slice(0, shown) : [...placed.slice(0, shown - 1), beyond];
}
