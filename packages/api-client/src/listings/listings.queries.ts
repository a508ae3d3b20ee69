import type { RequestOf } from '@havan/contract/call';
import { getListingFilters } from '@havan/contract/listings/listing-desk';
import {
  getListing,
  getListingStateCounts,
  getUserListings,
  type ListingEdit,
  updateListings,
} from '@havan/contract/listings/listings';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

export type ListingPageRequest = Omit<RequestOf<typeof getUserListings>, 'cursor' | 'pageSize'>;

export const listingKeys = {
  all: ['listings'] as const,
  page: (request: ListingPageRequest) => ['listings', 'page', request] as const,
  counts: ['listings', 'counts'] as const,
  filters: ['listings', 'filters'] as const,
  detail: (listingId: number) => ['listings', 'detail', listingId] as const,
};

/** Queries the seller's listings of a filter, a hundred at a time. */
export const listingsQuery = (api: Api, request: ListingPageRequest) =>
  infiniteQueryOptions({
    queryKey: listingKeys.page(request),
    queryFn: ({ signal, pageParam }) =>
      api.call(
        getUserListings,
        { ...request, pageSize: '100', ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

export const listingCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: listingKeys.counts,
    queryFn: ({ signal }) => api.call(getListingStateCounts, {}, { signal }),
  });

/** Queries the values by which listings can be filtered. */
export const listingFiltersQuery = (api: Api) =>
  queryOptions({
    queryKey: listingKeys.filters,
    queryFn: ({ signal }) => api.call(getListingFilters, {}, { signal }),
  });

/** Queries one listing with who changed what. */
export const listingQuery = (api: Api, listingId: number) =>
  queryOptions({
    queryKey: listingKeys.detail(listingId),
    queryFn: ({ signal }) => api.call(getListing, { listingId: String(listingId) }, { signal }),
  });

/** Changes up to two hundred listings; each row is answered. */
export const updateListingsMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ rows, idempotencyKey }: { rows: ListingEdit[]; idempotencyKey: string }) =>
      api.call(updateListings, { rows }, { idempotencyKey }),
    onSuccess: (_answer, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: listingKeys.all }),
  });
