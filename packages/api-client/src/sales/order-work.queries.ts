import type { RequestOf } from '@havan/contract/call';
import { answerCase, escalateCase, openCase, receiveReturn, withdrawCase } from '@havan/contract/sales/cases';
import { reorder } from '@havan/contract/sales/order-after';
import { bulkConfirm, bulkShip } from '@havan/contract/sales/order-work';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import { notifiesTabs } from '../tab-news.queries.ts';
import { cartKeys } from '../cart/cart.queries.ts';
import { masterKeys } from '../bootstrap/basic-infos.queries.ts';
import { orderKeys } from './orders.queries.ts';

const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: orderKeys.all }),
    client.invalidateQueries({ queryKey: masterKeys.basicInfos }),
  ]);

/** Action of a party on a case beside an order. */
export type CaseMove =
  | { action: 'open'; request: RequestOf<typeof openCase> }
  | { action: 'answer'; request: RequestOf<typeof answerCase> }
  | { action: 'receive'; request: RequestOf<typeof receiveReturn> }
  | { action: 'withdraw'; request: RequestOf<typeof withdrawCase> }
  | { action: 'escalate'; request: RequestOf<typeof escalateCase> };

export const caseMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (move: CaseMove & { idempotencyKey: string }) => {
      const init = { idempotencyKey: move.idempotencyKey };
      if (move.action === 'open') return api.call(openCase, move.request, init);
      if (move.action === 'answer') return api.call(answerCase, move.request, init);
      if (move.action === 'receive') return api.call(receiveReturn, move.request, init);
      if (move.action === 'withdraw') return api.call(withdrawCase, move.request, init);
      return api.call(escalateCase, move.request, init);
    },
    meta: notifiesTabs(orderKeys.all),
    // Refused as it stands now: what is on the screen is older than the case.
    onError: (error, _move, _before, { client }) =>
      error instanceof ApiError && error.status === 409
        ? client.invalidateQueries({ queryKey: orderKeys.all })
        : undefined,
    onSuccess: (_result, _move, _before, { client }) => refresh(client),
  });

/** Confirms several orders; each is answered for itself. */
export const bulkConfirmMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (orderIds: number[]) => api.call(bulkConfirm, { orderIds }),
    meta: notifiesTabs(orderKeys.all),
    onSuccess: (_result, _ids, _before, { client }) => refresh(client),
  });

/** Hands several parcels over; each is answered for itself. */
export const bulkShipMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (shipments: RequestOf<typeof bulkShip>['shipments']) => api.call(bulkShip, { shipments }),
    meta: notifiesTabs(orderKeys.all),
    onSuccess: (_result, _shipments, _before, { client }) => refresh(client),
  });

/** Puts an order into the basket again. */
export const reorderMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (orderId: number) => api.call(reorder, { orderId }),
    onSuccess: (_result, _id, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: cartKeys.all }),
        client.invalidateQueries({ queryKey: masterKeys.basicInfos }),
      ]),
  });
