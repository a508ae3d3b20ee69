import { getPriceSuggestion } from '@havan/contract/listings/price-suggestion';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

/** What a listing could cost, and the offers beside it. */
export const priceSuggestionQuery = (api: Api, listingId: number) =>
  queryOptions({
    queryKey: ['listings', 'price', listingId],
    queryFn: ({ signal }) => api.call(getPriceSuggestion, { listingId: String(listingId) }, { signal }),
  });
