import type { RequestOf } from '@havan/contract/call';
import {
  getOrdersPendingTransfer,
  getPayoutStatement,
  getPayoutStatements,
} from '@havan/contract/money/payout-statements';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

const all = ['payoutStatements'] as const;

/** Queries the weeks of the company with their statements, the newest first. */
export const payoutStatementsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [...all, 'weeks'],
    queryFn: ({ signal, pageParam }) =>
      api.call(getPayoutStatements, pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const payoutStatementQuery = (api: Api, request: RequestOf<typeof getPayoutStatement>) =>
  queryOptions({
    queryKey: [...all, 'one', request],
    queryFn: ({ signal }) => api.call(getPayoutStatement, request, { signal }),
    placeholderData: keepPreviousData,
  });

export const ordersPendingTransferQuery = (api: Api) =>
  queryOptions({
    queryKey: [...all, 'pending'],
    queryFn: ({ signal }) => api.call(getOrdersPendingTransfer, {}, { signal }),
  });
