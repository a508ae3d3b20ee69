import { getMarketDay } from '@havan/contract/backoffice/money/market-day';
import { queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

/** How often the figures are read while somebody looks, in milliseconds. */
const everyMs = 60_000;

export const marketDayQuery = (api: OperatorApi) =>
  queryOptions({
    queryKey: ['market-day'],
    queryFn: ({ signal }) => api.call(getMarketDay, {}, { signal }),
    refetchInterval: everyMs,
  });
