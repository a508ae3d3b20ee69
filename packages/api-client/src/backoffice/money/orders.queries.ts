import {
  cancelMarketOrder,
  findMarketOrders,
  getMarketOrder,
  markOrderDelivered,
} from '@havan/contract/backoffice/money/orders';
import type { RequestOf } from '@havan/contract/call';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

const all = ['marketOrders'] as const;

export const foundOrdersQuery = (
  api: OperatorApi,
  filter: Omit<RequestOf<typeof findMarketOrders>, 'cursor' | 'pageSize'>,
) =>
  infiniteQueryOptions({
    queryKey: [...all, 'list', filter],
    queryFn: ({ signal, pageParam }) =>
      api.call(findMarketOrders, { ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const marketOrderQuery = (api: OperatorApi, orderId: number) =>
  queryOptions({
    queryKey: [...all, 'order', orderId],
    queryFn: ({ signal }) => api.call(getMarketOrder, { orderId: String(orderId) }, { signal }),
  });

export const markDeliveredMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof markOrderDelivered>) => api.call(markOrderDelivered, request),
    // Also after a refusal: then the order is not what the screen shows.
    onSettled: (_order, _error, _request, _before, { client }) => client.invalidateQueries({ queryKey: all }),
  });

export const cancelOrderByPlatformMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof cancelMarketOrder>) => api.call(cancelMarketOrder, request),
    onSettled: (_order, _error, _request, _before, { client }) => client.invalidateQueries({ queryKey: all }),
  });
