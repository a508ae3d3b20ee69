import type { RequestOf } from '@havan/contract/call';
import {
  approveOrder,
  cancelOrder,
  confirmOrder,
  getOrderDetail,
  getOrders,
  getSalesOverview,
  type OrderDetail,
  type orderViews,
  postponeAutoApprove,
  shipOrder,
} from '@havan/contract/orders';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
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

/** What a party does with one of its orders. */
export type OrderMove =
  | { action: 'confirm'; request: RequestOf<typeof confirmOrder> }
  | { action: 'ship'; request: RequestOf<typeof shipOrder> }
  | { action: 'cancel'; request: RequestOf<typeof cancelOrder> }
  | { action: 'approve'; request: RequestOf<typeof approveOrder> }
  | { action: 'postponeAutoApprove'; request: RequestOf<typeof postponeAutoApprove> };

/** An order moves money or stock: a repeat of one intention carries the key of the first try. */
export type KeyedOrderMove = OrderMove & { idempotencyKey: string };

/** The answer is the order as it is now; lists, counts and the header's counters follow. */
export const orderMoveMutation = (api: Api, type: OrderView) =>
  mutationOptions({
    mutationFn: (move: KeyedOrderMove) => carryOut(api, move),
    onSuccess: async (order, _move, _before, { client }) => {
      client.setQueryData(orderKeys.detail(type, order.orderId), order);
      await Promise.all([
        client.invalidateQueries({ queryKey: orderKeys.all }),
        client.invalidateQueries({ queryKey: masterKeys.basicInfos }),
      ]);
    },
  });

function carryOut(api: Api, move: KeyedOrderMove): Promise<OrderDetail> {
  const init = { idempotencyKey: move.idempotencyKey };
  if (move.action === 'confirm') return api.call(confirmOrder, move.request, init);
  if (move.action === 'ship') return api.call(shipOrder, move.request, init);
  if (move.action === 'cancel') return api.call(cancelOrder, move.request, init);
  if (move.action === 'approve') return api.call(approveOrder, move.request, init);
  return api.call(postponeAutoApprove, move.request, init);
}
