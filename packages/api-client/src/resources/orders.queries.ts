import type { RequestOf, ResultOf } from '@havan/contract/call';
import {
  approveOrder,
  cancelOrder,
  confirmOrder,
  getOrderDetail,
  getOrders,
  getSalesOverview,
  type orderViews,
  postponeAutoApprove,
  shipOrder,
} from '@havan/contract/orders';
import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { masterKeys } from './master.queries.ts';

export type OrderView = (typeof orderViews)[number];
export type OrderFilter = Omit<RequestOf<typeof getOrders>, 'cursor'>;

export const orderKeys = {
  all: ['orders'] as const,
  list: (filter: OrderFilter) => ['orders', 'list', filter] as const,
  detail: (type: OrderView, id: number) => ['orders', 'detail', type, id] as const,
  overview: ['orders', 'overview'] as const,
};

export const orderListQuery = (api: Api, filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: orderKeys.list(filter),
    queryFn: ({ signal, pageParam }) =>
      api.call(getOrders, { ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

export const orderQuery = (api: Api, type: OrderView, id: number) =>
  queryOptions({
    queryKey: orderKeys.detail(type, id),
    queryFn: ({ signal }) => api.call(getOrderDetail, { type, id: String(id) }, { signal }),
  });

export const salesOverviewQuery = (api: Api) =>
  queryOptions({
    queryKey: orderKeys.overview,
    queryFn: ({ signal }) => api.call(getSalesOverview, {}, { signal }),
  });

/** The answer is the order as it is now; lists, counts and the header's counters follow. */
const orderMoved =
  (type: OrderView) =>
  async (
    order: ResultOf<typeof getOrderDetail>,
    _request: unknown,
    _before: unknown,
    { client }: { client: QueryClient },
  ): Promise<void> => {
    client.setQueryData(orderKeys.detail(type, order.orderId), order);
    await Promise.all([
      client.invalidateQueries({ queryKey: orderKeys.all }),
      client.invalidateQueries({ queryKey: masterKeys.basicInfos }),
    ]);
  };

export const confirmOrderMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (orderId: number) => api.call(confirmOrder, { orderId }),
    onSuccess: orderMoved('sold'),
  });

export const shipOrderMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof shipOrder>) => api.call(shipOrder, request),
    onSuccess: orderMoved('sold'),
  });

export const cancelOrderMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof cancelOrder>) => api.call(cancelOrder, request),
    onSuccess: orderMoved('sold'),
  });

export const approveOrderMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (orderId: number) => api.call(approveOrder, { orderId }),
    onSuccess: orderMoved('purchased'),
  });

export const postponeAutoApproveMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (orderId: number) => api.call(postponeAutoApprove, { orderId }),
    onSuccess: orderMoved('purchased'),
  });
