import type { ListingPageRequest } from '@havan/api-client/queries/listings/listings';
import { listingSorts, type ListingSort } from '@havan/contract/listings/listings';
import { endOfMonth } from '@havan/domain/expiry';
import { formatIsoDay } from '@havan/domain/istanbul';
import { listingViews, type ListingView } from '@havan/domain/listing';

/** Filter of the table, kept in the address: a link, the back button and a reload show the same view. */
export interface ListingFilter {
  /** Null is every listing. */
  readonly view: ListingView | null;
  readonly q: string;
  readonly brandId: number | null;
  readonly categoryId: number | null;
  readonly stockAtMost: number | null;
  /** Months `YYYY-MM` of the expiry, both included; null for no bound. */
  readonly from: string | null;
  readonly to: string | null;
  /** `in`: in a running campaign, `out`: in none; null for either. */
  readonly campaign: 'in' | 'out' | null;
  readonly sort: ListingSort;
  /** Ids of the hidden columns. */
  readonly hidden: ReadonlySet<string>;
}

const defaultListingSort: ListingSort = '-updated';

/** Returns the filter of an address; unknown values are ignored, so that an old link still shows a table. */
export function readListingFilter(slug: string | undefined, search: URLSearchParams): ListingFilter {
  return {
    view: listingViews.find((known) => known === slug) ?? null,
    q: (search.get('q') ?? '').trim().slice(0, 100),
    brandId: numberOf(search.get('brand')),
    categoryId: numberOf(search.get('category')),
    stockAtMost: numberOf(search.get('stock')),
    from: monthOf(search.get('from')),
    to: monthOf(search.get('to')),
    campaign: campaignOf(search.get('campaign')),
    sort: listingSorts.find((known) => known === search.get('sort')) ?? defaultListingSort,
    hidden: new Set((search.get('hidden') ?? '').split(',').filter(Boolean)),
  };
}

const numberOf = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
const campaignOf = (text: string | null): ListingFilter['campaign'] =>
  text === 'in' || text === 'out' ? text : null;
const monthOf = (text: string | null): string | null =>
  text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null;

/** Returns the query string of a filter with its `?`, or nothing; the tab belongs to the path. */
export function listingSearchOf(filter: Omit<ListingFilter, 'view'>): string {
  const { q, brandId, categoryId, stockAtMost, from, to, campaign, sort, hidden } = filter;
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (brandId !== null) search.set('brand', String(brandId));
  if (categoryId !== null) search.set('category', String(categoryId));
  if (stockAtMost !== null) search.set('stock', String(stockAtMost));
  if (from !== null) search.set('from', from);
  if (to !== null) search.set('to', to);
  if (campaign !== null) search.set('campaign', campaign);
  if (sort !== defaultListingSort) search.set('sort', sort);
  if (hidden.size > 0) search.set('hidden', [...hidden].join(','));
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** Returns whether the table is filtered by more than its tab. */
export const isNarrowed = ({ q, ...filter }: ListingFilter): boolean =>
  q !== '' || narrowing.some((name) => filter[name] !== null);

const narrowing = ['brandId', 'categoryId', 'stockAtMost', 'from', 'to', 'campaign'] as const;

/** Filter without any condition beside the tab. */
export const notNarrowed = {
  q: '',
  brandId: null,
  categoryId: null,
  stockAtMost: null,
  from: null,
  to: null,
  campaign: null,
} as const satisfies Partial<ListingFilter>;

/** Returns a filter as fields of a request, without the sort order. */
export function listingNarrowingOf(filter: ListingFilter): Omit<ListingPageRequest, 'sort'> {
  const { view, q, brandId, categoryId, stockAtMost, from, to, campaign } = filter;
  return {
    ...(view && { view }),
    ...(q && { q }),
    ...(brandId !== null && { brandId: String(brandId) }),
    ...(categoryId !== null && { categoryId: String(categoryId) }),
    ...(stockAtMost !== null && { stockAtMost: String(stockAtMost) }),
    ...(from !== null && { expiresFrom: `${from}-01` }),
    ...(to !== null && { expiresTo: lastDayOf(to) }),
    ...(campaign !== null && { campaign }),
  };
}

/** Returns a filter as the request of `Listings/GetUserListings`. */
export const listingRequestOf = (filter: ListingFilter): ListingPageRequest => ({
  ...listingNarrowingOf(filter),
  sort: filter.sort,
});

const lastDayOf = (month: string): string =>
  formatIsoDay(endOfMonth(Number(month.slice(0, 4)), Number(month.slice(5))));
