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

/** The dropdown of the header; ask only with 3 to 100 characters (specification §9). */
export const searchQuery = (api: Api, keyword: string) =>
  queryOptions({
    queryKey: searchKeys.keyword(keyword),
    queryFn: ({ signal }) => api.call(searchByKeyword, { keyword }, { signal }),
    staleTime: 60_000,
  });

/** Which hit was opened; nobody waits for it and nobody is told when it fails. */
export const searchClickMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (click: RequestOf<typeof headerSearchClick>) => api.call(headerSearchClick, click),
  });

/** What was done with a result; like a click, it is told and forgotten. */
export const searchEventMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (event: RequestOf<typeof createSearchEvent>) => api.call(createSearchEvent, event),
  });

/** The advert beneath the suggestions. */
export const searchAdvertQuery = (api: Api) =>
  queryOptions({
    queryKey: searchKeys.advert,
    queryFn: ({ signal }) => api.call(getSearchAdvert, {}, { signal }),
    staleTime: 300_000,
  });
