import { sharedAnswerMs } from '@havan/domain/limits';
import type { RequestOf } from '@havan/contract/call';
import {
  prepareOrder,
  undoPrepareOrder,
  confirmDelivery,
  correctShipment,
  getCounterparties,
  getOrderLedger,
  partlySupplyOrder,
  setInvoice,
} from '@havan/contract/sales/order-work';
import { rateOrder } from '@havan/contract/sales/order-after';
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
} from '@havan/contract/sales/orders';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import { notifiesTabs } from '../tab-news.queries.ts';
import { masterKeys } from '../bootstrap/basic-infos.queries.ts';

export type OrderView = (typeof orderViews)[number];
export type OrderPageRequest = RequestOf<typeof getOrders>;

export const orderKeys = {
  all: ['orders'] as const,
  page: (request: OrderPageRequest) => ['orders', 'page', request] as const,
  detail: (type: OrderView, id: number) => ['orders', 'detail', type, id] as const,
  overview: ['orders', 'overview'] as const,
  counterparties: (type: OrderView) => ['orders', 'counterparties', type] as const,
  ledger: (type: OrderView, id: number) => ['orders', 'ledger', type, id] as const,
};

/** Queries one page of the list; the page before stays in sight while the next one is on its way. */
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
    staleTime: sharedAnswerMs,
  });

/** With whom the company has traded: the choices of the list's filter. */
export const counterpartiesQuery = (api: Api, type: OrderView) =>
  queryOptions({
    queryKey: orderKeys.counterparties(type),
    queryFn: ({ signal }) => api.call(getCounterparties, { type }, { signal }),
  });

/** Queries every posting of an order. */
export const orderLedgerQuery = (api: Api, type: OrderView, id: number) =>
  queryOptions({
    queryKey: orderKeys.ledger(type, id),
    queryFn: ({ signal }) => api.call(getOrderLedger, { type, id: String(id) }, { signal }),
  });

/** Actions of a party on one of its orders, each with its call. */
const moveCalls = {
  confirm: confirmOrder,
  prepare: prepareOrder,
  undoPrepare: undoPrepareOrder,
  partlySupply: partlySupplyOrder,
  ship: shipOrder,
  correctShipment,
  deliver: confirmDelivery,
  uploadInvoice: setInvoice,
  cancel: cancelOrder,
  approve: approveOrder,
  postponeAutoApprove,
  rate: rateOrder,
} as const;
type MoveCalls = typeof moveCalls;

export type OrderMove = {
  [Action in keyof MoveCalls]: { action: Action; request: RequestOf<MoveCalls[Action]> };
}[keyof MoveCalls];

/** An order moves money or stock: a repeat of one intention carries the key of the first try. */
export type KeyedOrderMove = OrderMove & { idempotencyKey: string };

/** The answer is the order as it is now; lists, counts and the header's counters follow. */
export const orderMoveMutation = (api: Api, type: OrderView) =>
  mutationOptions({
    mutationFn: ({ action, request, idempotencyKey }: KeyedOrderMove) =>
      api.call(moveCalls[action], request, { idempotencyKey }),
    meta: notifiesTabs(orderKeys.all),
    // Refused as it stands now: what is on the screen is older than the order.
    onError: (error, _move, _before, { client }) =>
      error instanceof ApiError && error.status === 409
        ? client.invalidateQueries({ queryKey: orderKeys.all })
        : undefined,
    onSuccess: async (order, _move, _before, { client }) => {
      client.setQueryData(orderKeys.detail(type, order.orderId), order);
      await Promise.all([
        client.invalidateQueries({ queryKey: orderKeys.all }),
        client.invalidateQueries({ queryKey: masterKeys.basicInfos }),
      ]);
    },
  });
