import type { Listing } from '@havan/contract/catalogue';
import {
  hasFreeShipping,
  hasHighScore,
  hasLongExpiry,
  isVerified,
  leavesToday,
  monthsOf,
  shippingOf,
} from './offers.ts';
import { payPrice } from '../../trade/prices.ts';
import { leastOf } from './use-offer-counts.ts';

/** The filters of the offer table, named as in the address. */
export const offerFilters = ['highScore', 'longExpiry', 'freeShipping', 'verifiedSeller', 'today'] as const;
export type OfferFilter = (typeof offerFilters)[number];

export const offerSorts = ['price', 'delivered', 'expiration', 'score', 'stock'] as const;
export type OfferSort = (typeof offerSorts)[number];

/** What the address says about the table; a link and the back button show the same rows. */
export interface OfferView {
  readonly filters: ReadonlySet<OfferFilter>;
  readonly sort: OfferSort;
}

export function readOfferView(search: URLSearchParams): OfferView {
  return {
    filters: new Set(offerFilters.filter((filter) => search.get(filter) === 'true')),
    sort: offerSorts.find((sort) => sort === search.get('sort')) ?? 'price',
  };
}

/** The query of a view; what is the default is left out. */
export function writeOfferView({ filters, sort }: OfferView): URLSearchParams {
  const search = new URLSearchParams();
  for (const filter of offerFilters) if (filters.has(filter)) search.set(filter, 'true');
  if (sort !== 'price') search.set('sort', sort);
  return search;
}

export function toggled({ filters, sort }: OfferView, filter: OfferFilter): OfferView {
  const next = new Set(filters);
  if (!next.delete(filter)) next.add(filter);
  return { filters: next, sort };
}

const passes: Readonly<Record<OfferFilter, (listing: Listing, now: Date) => boolean>> = {
  highScore: hasHighScore,
  longExpiry: hasLongExpiry,
  freeShipping: hasFreeShipping,
  verifiedSeller: isVerified,
  today: leavesToday,
};

/** Smaller comes first; equal offers stay in the order of their price. */
const rank: Readonly<Record<OfferSort, (listing: Listing, now: Date) => number>> = {
  price: (listing) => payPrice(listing),
  delivered: (listing) => {
    const count = leastOf(listing);
    return payPrice(listing, { count }) + shippingOf(listing, count, 0) / count;
  },
  expiration: (listing, now) => -monthsOf(listing, now),
  score: ({ seller }) => -(seller.scoreTenths ?? 0),
  stock: ({ stock }) => -stock,
};

/** The rows of the table, filtered and sorted. */
export function viewedOffers(
  listings: readonly Listing[],
  { filters, sort }: OfferView,
  now: Date,
): Listing[] {
  return listings
    .filter((listing) => [...filters].every((filter) => passes[filter](listing, now)))
    .toSorted((a, b) => difference(rank[sort](a, now), rank[sort](b, now)) || payPrice(a) - payPrice(b));
}

/** Two offers without expiry are equal; infinity minus infinity is not. */
const difference = (a: number, b: number): number => (a === b ? 0 : a - b);

/** How many of all offers each filter would leave on its own. */
export function filterCounts(listings: readonly Listing[], now: Date): Readonly<Record<OfferFilter, number>> {
  const count = (filter: OfferFilter) => listings.filter((listing) => passes[filter](listing, now)).length;
  return {
    highScore: count('highScore'),
    longExpiry: count('longExpiry'),
    freeShipping: count('freeShipping'),
    verifiedSeller: count('verifiedSeller'),
    today: count('today'),
  };
}
