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
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { masterKeys } from './master.queries.ts';

export type OrderView = (typeof orderViews)[number];
export type OrderPageRequest = RequestOf<typeof getOrders>;

export const orderKeys = {
  all: ['orders'] as const,
  page: (request: OrderPageRequest) => ['orders', 'page', request] as const,
  detail: (type: OrderView, id: number) => ['orders', 'detail', type, id] as const,
  overview: ['orders', 'overview'] as const,
};

/** One page of the list; the page before stays in sight while the next one is on its way. */
export const orderPageQuery = (api: Api, request: OrderPageRequest) =>
  queryOptions({
    queryKey: orderKeys.page(request),
    queryFn: ({ signal }) => api.call(getOrders, request, { signal }),
    placeholderData: keepPreviousData,
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

/** An order moves money or stock: a repeat of one intention carries the key of the first try. */
type Keyed<Request> = Request & { idempotencyKey: string };

export const confirmOrderMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...request }: Keyed<RequestOf<typeof confirmOrder>>) =>
      api.call(confirmOrder, request, { idempotencyKey }),
    onSuccess: orderMoved('sold'),
  });

export const shipOrderMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...request }: Keyed<RequestOf<typeof shipOrder>>) =>
      api.call(shipOrder, request, { idempotencyKey }),
    onSuccess: orderMoved('sold'),
  });

export const cancelOrderMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...request }: Keyed<RequestOf<typeof cancelOrder>>) =>
      api.call(cancelOrder, request, { idempotencyKey }),
    onSuccess: orderMoved('sold'),
  });

export const approveOrderMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...request }: Keyed<RequestOf<typeof approveOrder>>) =>
      api.call(approveOrder, request, { idempotencyKey }),
    onSuccess: orderMoved('purchased'),
  });

export const postponeAutoApproveMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...request }: Keyed<RequestOf<typeof postponeAutoApprove>>) =>
      api.call(postponeAutoApprove, request, { idempotencyKey }),
    onSuccess: orderMoved('purchased'),
  });
