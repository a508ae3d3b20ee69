import type { RequestOf } from '@havan/contract/call';
import {
  getPerformanceGroups,
  getExpiringPurchases,
  getPurchasesAndSolds,
  getRequiredActions,
  getSalesPerformance,
} from '@havan/contract/sales/performance';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { orderKeys } from './orders.queries.ts';

/** Queries the sales or purchases of a period; the earlier figures stay visible while new ones load. */
export const salesPerformanceQuery = (api: Api, request: RequestOf<typeof getSalesPerformance>) =>
  queryOptions({
    queryKey: [...orderKeys.all, 'performance', request],
    queryFn: ({ signal }) => api.call(getSalesPerformance, request, { signal }),
    placeholderData: keepPreviousData,
  });

/** Queries the goods of a period by what they have in common, page by page. */
export const performanceGroupsQuery = (
  api: Api,
  request: Omit<RequestOf<typeof getPerformanceGroups>, 'cursor'>,
) =>
  infiniteQueryOptions({
    queryKey: [...orderKeys.all, 'performance-groups', request],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.call(getPerformanceGroups, { ...request, ...(cursor && { cursor }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });

/** Queries the bought and sold units of each product in a period, page by page. */
export const purchasesAndSoldsQuery = (
  api: Api,
  request: Omit<RequestOf<typeof getPurchasesAndSolds>, 'cursor'>,
) =>
  infiniteQueryOptions({
    queryKey: [...orderKeys.all, 'purchases-and-solds', request],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.call(getPurchasesAndSolds, { ...request, ...(cursor && { cursor }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

/** Queries what the company bought here and that is close to its expiry, page by page. */
export const expiringPurchasesQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [...orderKeys.all, 'expiring-purchases'],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.call(getExpiringPurchases, { pageSize: '10', ...(cursor && { cursor }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

/**
 * Queries the actions that the company has to take on its orders and cases on one side, the most urgent
 * first.
 */
export const requiredActionsQuery = (api: Api, type: 'purchased' | 'sold') =>
  infiniteQueryOptions({
    queryKey: [...orderKeys.all, 'required-actions', type],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.call(getRequiredActions, { type, pageSize: '5', ...(cursor && { cursor }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
