import type { Listing } from '@havan/contract/catalogue/catalogue';
import {
  hasFreeShipping,
  hasHighScore,
  hasLongExpiry,
  isVerified,
  leavesToday,
  missingForMinimum,
  monthsOf,
  reachesMinimum,
  shippingOf,
} from './offers.ts';
import { type SortConstraintKey, sortConstraintKeys } from '@havan/domain/sort';
import { payPrice } from '../../shared/cart/prices.ts';
import type { GoodsInCart } from '../../shared/cart/use-cart-goods.ts';
import { leastOf } from './use-offer-counts.ts';

/** The filters of the offer table, named as in the address. */
export const offerFilters = [
  'highScore',
  'longExpiry',
  'freeShipping',
  'minimum',
  'verifiedSeller',
  'today',
] as const;
export type OfferFilter = (typeof offerFilters)[number];

/** The filter for each sorting constraint of specification §3; a query may set them as `constraint=rating,min`. */
const constraintFilters: Readonly<Record<SortConstraintKey, OfferFilter>> = {
  expiration: 'longExpiry',
  shipping: 'freeShipping',
  rating: 'highScore',
  min: 'minimum',
};

export const offerSorts = ['price', 'delivered', 'expiration', 'score', 'stock'] as const;
export type OfferSort = (typeof offerSorts)[number];

/** Returns whether a filter is on in a query that does not name it. */
const isUsual = (filter: OfferFilter, prefersLongExpiry: boolean): boolean =>
  prefersLongExpiry && filter === 'longExpiry';

/** View of the table, kept in the query: a link and the back button show the same rows. */
export interface OfferView {
  readonly filters: ReadonlySet<OfferFilter>;
  readonly sort: OfferSort;
}

/**
 * Returns the view of a query. A company that prefers a long expiry sees only such offers until the query has
 * `longExpiry=false`.
 */
export function readOfferView(search: URLSearchParams, prefersLongExpiry: boolean): OfferView {
  const constraints: readonly string[] = search.get('constraint')?.split(',') ?? [];
  const wished: ReadonlySet<OfferFilter> = new Set(
    sortConstraintKeys.filter((key) => constraints.includes(key)).map((key) => constraintFilters[key]),
  );
  return {
    filters: new Set(
      offerFilters.filter(
        (filter) =>
          wished.has(filter) || (search.get(filter) ?? String(isUsual(filter, prefersLongExpiry))) === 'true',
      ),
    ),
    sort: offerSorts.find((sort) => sort === search.get('sort')) ?? 'price',
  };
}

/** Returns the query of a view; defaults are left out. */
export function writeOfferView({ filters, sort }: OfferView, prefersLongExpiry: boolean): URLSearchParams {
  const search = new URLSearchParams();
  for (const filter of offerFilters) {
    const isOn = filters.has(filter);
    if (isOn !== isUsual(filter, prefersLongExpiry)) search.set(filter, String(isOn));
  }
  if (sort !== 'price') search.set('sort', sort);
  return search;
}

export function toggled({ filters, sort }: OfferView, filter: OfferFilter): OfferView {
  const next = new Set(filters);
  if (!next.delete(filter)) next.add(filter);
  return { filters: next, sort };
}

type Passes = (listing: Listing, now: Date, goodsInCart: GoodsInCart) => boolean;

const passes: Readonly<Record<OfferFilter, Passes>> = {
  highScore: hasHighScore,
  longExpiry: hasLongExpiry,
  freeShipping: hasFreeShipping,
  minimum: (listing, _now, goodsInCart) => reachesMinimum(listing, goodsInCart),
  verifiedSeller: isVerified,
  today: leavesToday,
};

/** Kuruş; more than any unit costs. */
const beyondPrices = 1e12;

/** Smaller comes first; equal offers stay in the order of their price. */
const rank: Readonly<Record<OfferSort, (listing: Listing, now: Date, goodsInCart: GoodsInCart) => number>> = {
  price: (listing) => payPrice(listing),
  delivered: (listing, _now, goodsInCart) => {
    const count = leastOf(listing);
    const goods = goodsInCart(listing.seller.sellerId);
    // Offers below the minimum cart of their seller come last.
    const behind = missingForMinimum(listing, count, goods) > 0 ? beyondPrices : 0;
    return behind + payPrice(listing, { count }) + shippingOf(listing, count, goods) / count;
  },
  expiration: (listing, now) => -monthsOf(listing, now),
  score: ({ seller }) => -(seller.scoreTenths ?? 0),
  stock: ({ stock }) => -stock,
};

/** Returns the rows of the table, filtered and sorted. */
export function viewedOffers(
  listings: readonly Listing[],
  { filters, sort }: OfferView,
  now: Date,
  goodsInCart: GoodsInCart,
): Listing[] {
  return listings
    .filter((listing) => [...filters].every((filter) => passes[filter](listing, now, goodsInCart)))
    .toSorted(
      (a, b) =>
        rank[sort](a, now, goodsInCart) - rank[sort](b, now, goodsInCart) || payPrice(a) - payPrice(b),
    );
}

/** Returns how many of all offers each filter would leave on its own. */
export function filterCounts(
  listings: readonly Listing[],
  now: Date,
  goodsInCart: GoodsInCart,
): Readonly<Record<OfferFilter, number>> {
  const count = (filter: OfferFilter) =>
    listings.filter((listing) => passes[filter](listing, now, goodsInCart)).length;
  return {
    highScore: count('highScore'),
    longExpiry: count('longExpiry'),
    freeShipping: count('freeShipping'),
    minimum: count('minimum'),
    verifiedSeller: count('verifiedSeller'),
    today: count('today'),
  };
}
