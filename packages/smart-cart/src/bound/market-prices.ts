import type { MarketParts, SellerPart } from '../model/market-parts.ts';
import { cheapestPattern, type OfferPrices, type Pattern } from './product-patterns.ts';

/**
 * Dual prices of the coupling constraints: an offer needs its seller open (`link`), a seller needs goods for its level
 * (`share` of every TL that an offer brings, `level` TL that a level asks for), and the number of sellers (`parcel`)
 * and of missing units (`short`) is limited. No price is negative.
 */
export interface MarketPrices extends OfferPrices {
  readonly level: Float64Array;
  readonly parcel: number;
}

/** The Lagrangian subproblems under given prices: each product and each seller is solved by itself. TL. */
export interface PricedMarket {
  /** A lower bound on the cost of every plan. */
  readonly bound: number;
  readonly patterns: readonly Pattern[];
  /** The reduced cost of opening each seller at each of its levels; negative where its offers pay for it. */
  readonly openings: Float64Array;
}

/**
 * Returns the Lagrangian bound of the market: for any prices, no plan costs less than the cheapest patterns plus the
 * cheapest openings (Geoffrion, Lagrangean relaxation for integer programming, 1974). Null when a product cannot be
 * supplied.
 */
export function priceMarket(parts: MarketParts, prices: MarketPrices): PricedMarket | null {
  const patterns: Pattern[] = [];
  let bound = -prices.parcel * parts.maxSellers - prices.short * parts.mostShort;
  for (const product of parts.products) {
    const pattern = cheapestPattern(product, prices, parts.mostShort);
    if (!pattern) return null;
    patterns.push(pattern);
    bound += pattern.value;
  }
  const openings = new Float64Array(parts.levels);
  for (const seller of parts.sellers) {
    const opening = openingsOf(seller, prices, openings);
    bound += seller.isOpen ? opening : Math.min(0, opening);
  }
  return { bound, patterns, openings };
}

/** Fills in the cost of a seller at each level; returns the lowest. */
function openingsOf(seller: SellerPart, prices: MarketPrices, openings: Float64Array): number {
  const paid = seller.offers.reduce((sum, { index }) => sum + (prices.link[index] ?? 0), 0);
  let least = Number.POSITIVE_INFINITY;
  for (const [index, { fee }] of seller.levels.entries()) {
    const level = seller.firstLevel + index;
    const cost = fee + (prices.level[level] ?? 0) + prices.parcel - paid;
    openings[level] = cost;
    least = Math.min(least, cost);
  }
  return least;
}

/**
 * Returns the convex combination of two price vectors, `share` of the first. A bound that is valid under both is valid
 * under it.
 */
export function mixedPrices(first: MarketPrices, second: MarketPrices, share: number): MarketPrices {
  const mix = (one: number, other: number): number => share * one + (1 - share) * other;
  const mixAll = (one: Float64Array, other: Float64Array): Float64Array =>
    one.map((value, index) => mix(value, other[index] ?? 0));
  return {
    share: mixAll(first.share, second.share),
    link: mixAll(first.link, second.link),
    credit: mixAll(first.credit, second.credit),
    level: mixAll(first.level, second.level),
    parcel: mix(first.parcel, second.parcel),
    short: mix(first.short, second.short),
  };
}

/** Returns the prices of a market for a part of it. */
export function carriedPrices(
  { parts: whole, prices }: { readonly parts: MarketParts; readonly prices: MarketPrices },
  parts: MarketParts,
): MarketPrices {
  const offerOf = new Map(whole.offers.map(({ offer, index }) => [offer.listing.listingId, index]));
  const levelOf = new Map(
    whole.sellers.flatMap(({ group, levels, firstLevel }) =>
      levels.map(({ from }, level) => [`${group.seller.sellerId} ${from}`, firstLevel + level] as const),
    ),
  );
  const offers = parts.offers.map(({ offer }) => offerOf.get(offer.listing.listingId) ?? -1);
  return {
    share: Float64Array.from(offers, (index) => prices.share[index] ?? 1),
    link: Float64Array.from(offers, (index) => prices.link[index] ?? 0),
    credit: Float64Array.from(
      parts.offers.flatMap(({ choices }, at) => {
        const known = whole.offers[offers[at] ?? -1];
        const creditOf = new Map(
          known?.choices.map(({ paid }, choice) => [paid, prices.credit[known.firstChoice + choice] ?? 0]),
        );
        return choices.map(({ paid }) => creditOf.get(paid) ?? 0);
      }),
    ),
    level: Float64Array.from(
      parts.sellers.flatMap(({ group, levels }) =>
        levels.map(({ from }) => prices.level[levelOf.get(`${group.seller.sellerId} ${from}`) ?? -1] ?? 0),
      ),
    ),
    parcel: prices.parcel,
    short: prices.short,
  };
}
