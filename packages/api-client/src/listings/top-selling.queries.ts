import { getTopSelling } from '@havan/contract/listings/top-selling';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

/** Queries the best sellers of the last 30 days. */
export const topSellingQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listings', 'topSelling'],
    queryFn: ({ signal }) => api.call(getTopSelling, {}, { signal }),
  });
