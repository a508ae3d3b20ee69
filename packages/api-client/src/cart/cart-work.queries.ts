import {
  acceptCartChanges,
  type CartState,
  cancelCampaign,
  deleteCartItems,
  reserveCampaign,
} from '@havan/contract/cart/cart';
import { applyCrossCart, getCrossCart } from '@havan/contract/cart/cart-reading';
import { bulkAddCartItems, rollbackCart, pickCarrier } from '@havan/contract/cart/cart-transfer';
import type { RequestOf } from '@havan/contract/call';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { cartKeys, cartMoved } from './cart.queries.ts';

export const cartDeleteMutation = (api: Api) =>
  mutationOptions({
    scope: { id: 'basket' },
    mutationFn: (listingIds: number[]) => api.call(deleteCartItems, { listingIds }),
    onSuccess: ({ basket }, _ids, _before, { client }) => {
      client.setQueryData(cartKeys.all, basket);
    },
    onSettled: (_result, _error, _ids, _before, { client }) => cartMoved(client),
  });

export const cartAcceptMutation = (api: Api) =>
  mutationOptions({
    scope: { id: 'basket' },
    mutationFn: (listingIds: number[]) => api.call(acceptCartChanges, { listingIds }),
    onSuccess: (basket, _ids, _before, { client }) => {
      client.setQueryData(cartKeys.all, basket);
    },
    onSettled: (_result, _error, _ids, _before, { client }) => cartMoved(client),
  });

/** Queries how the same goods would cost less, for the cart of this version. */
export const crossCartQuery = (api: Api, version: string) =>
  queryOptions({
    queryKey: [...cartKeys.hints, version],
    queryFn: ({ signal }) => api.call(getCrossCart, {}, { signal }),
    enabled: version !== '',
  });

/** A call whose answer is the whole basket. */
const cartAnswer = <Request, Answer>(
  call: (request: Request) => Promise<Answer>,
  cartOf: (answer: Answer) => CartState,
) =>
  mutationOptions({
    scope: { id: 'basket' },
    mutationFn: call,
    onSuccess: (answer, _request, _before, { client }) => {
      client.setQueryData(cartKeys.all, cartOf(answer));
    },
    onSettled: (_answer, _error, _request, _before, { client }) => cartMoved(client),
  });

export const cartRollbackMutation = (api: Api) =>
  cartAnswer(
    (removalId: string) => api.call(rollbackCart, { removalId }),
    (basket) => basket,
  );

export const cartCarrierMutation = (api: Api) =>
  cartAnswer(
    (choice: RequestOf<typeof pickCarrier>) => api.call(pickCarrier, choice),
    (basket) => basket,
  );

export const cartHintMutation = (api: Api) =>
  cartAnswer(
    (hint: RequestOf<typeof applyCrossCart>) => api.call(applyCrossCart, hint),
    (basket) => basket,
  );

/** Reserves the campaign of that code for a line; without a code the right of the line is given back. */
export const cartCampaignMutation = (api: Api) =>
  cartAnswer(
    ({ listingId, campaignCode }: { listingId: number; campaignCode?: string }) =>
      campaignCode === undefined
        ? api.call(cancelCampaign, { listingId })
        : api.call(reserveCampaign, { listingId, campaignCode }),
    (basket) => basket,
  );

/** Quick order; a trial moves nothing. */
export const bulkAddMutation = (api: Api) =>
  mutationOptions({
    scope: { id: 'basket' },
    mutationFn: (request: RequestOf<typeof bulkAddCartItems>) => api.call(bulkAddCartItems, request),
    onSuccess: (_answer, { isTrial }, _before, { client }) => (isTrial ? undefined : cartMoved(client)),
  });
