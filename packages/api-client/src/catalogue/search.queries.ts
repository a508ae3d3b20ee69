import type { RequestOf } from '@havan/contract/call';
import {
  createSearchEvent,
  getSearchAdvert,
  headerSearchClick,
  searchByKeyword,
} from '@havan/contract/catalogue/search';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

export const searchKeys = {
  all: ['search'] as const,
  advert: ['search', 'advert'] as const,
  keyword: (keyword: string) => [...searchKeys.all, keyword] as const,
};

/** Queries the dropdown of the header; enable it only for 3 to 100 characters (specification §9). */
export const searchQuery = (api: Api, keyword: string) =>
  queryOptions({
    queryKey: searchKeys.keyword(keyword),
    queryFn: ({ signal }) => api.call(searchByKeyword, { keyword }, { signal }),
    staleTime: 60_000,
  });

/** Returns a mutation that reports the opened hit; the page does not wait for it and ignores a failure. */
export const searchClickMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (click: RequestOf<typeof headerSearchClick>) => api.call(headerSearchClick, click),
  });

/** Returns a mutation that reports an action on a result; like a click, a failure is ignored. */
export const searchEventMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (event: RequestOf<typeof createSearchEvent>) => api.call(createSearchEvent, event),
  });

/** Queries the advert beneath the suggestions. */
export const searchAdvertQuery = (api: Api) =>
  queryOptions({
    queryKey: searchKeys.advert,
    queryFn: ({ signal }) => api.call(getSearchAdvert, {}, { signal }),
    staleTime: 300_000,
  });
