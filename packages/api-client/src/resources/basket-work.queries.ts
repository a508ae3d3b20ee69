import {
  acceptBasketChanges,
  type Basket,
  cancelCampaign,
  deleteBasketItems,
  reserveCampaign,
} from '@havan/contract/basket';
import { applyCrossBasket, getCrossBasket } from '@havan/contract/basket-reading';
import { bulkAddBasketItems, rollbackBasket, selectCargo } from '@havan/contract/basket-transfer';
import type { RequestOf } from '@havan/contract/call';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { basketKeys, basketMoved } from './basket.queries.ts';

export const basketDeleteMutation = (api: Api) =>
  mutationOptions({
    scope: { id: 'basket' },
    mutationFn: (listingIds: number[]) => api.call(deleteBasketItems, { listingIds }),
    onSuccess: ({ basket }, _ids, _before, { client }) => {
      client.setQueryData(basketKeys.all, basket);
    },
    onSettled: (_result, _error, _ids, _before, { client }) => basketMoved(client),
  });

export const basketAcceptMutation = (api: Api) =>
  mutationOptions({
    scope: { id: 'basket' },
    mutationFn: (listingIds: number[]) => api.call(acceptBasketChanges, { listingIds }),
    onSuccess: (basket, _ids, _before, { client }) => {
      client.setQueryData(basketKeys.all, basket);
    },
    onSettled: (_result, _error, _ids, _before, { client }) => basketMoved(client),
  });

/** How the same goods would cost less, for the basket of this version. */
export const crossBasketQuery = (api: Api, version: string) =>
  queryOptions({
    queryKey: [...basketKeys.hints, version],
    queryFn: ({ signal }) => api.call(getCrossBasket, {}, { signal }),
    enabled: version !== '',
  });

/** A call whose answer is the whole basket. */
const basketAnswer = <Request, Answer>(
  call: (request: Request) => Promise<Answer>,
  basketOf: (answer: Answer) => Basket,
) =>
  mutationOptions({
    scope: { id: 'basket' },
    mutationFn: call,
    onSuccess: (answer, _request, _before, { client }) => {
      client.setQueryData(basketKeys.all, basketOf(answer));
    },
    onSettled: (_answer, _error, _request, _before, { client }) => basketMoved(client),
  });

export const basketRollbackMutation = (api: Api) =>
  basketAnswer(
    (removalId: string) => api.call(rollbackBasket, { removalId }),
    (basket) => basket,
  );

export const basketCargoMutation = (api: Api) =>
  basketAnswer(
    (choice: RequestOf<typeof selectCargo>) => api.call(selectCargo, choice),
    (basket) => basket,
  );

export const basketHintMutation = (api: Api) =>
  basketAnswer(
    (hint: RequestOf<typeof applyCrossBasket>) => api.call(applyCrossBasket, hint),
    (basket) => basket,
  );

/** Reserves the campaign of that code for a line; without a code the right of the line is given back. */
export const basketCampaignMutation = (api: Api) =>
  basketAnswer(
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
    mutationFn: (request: RequestOf<typeof bulkAddBasketItems>) => api.call(bulkAddBasketItems, request),
    onSuccess: (_answer, { isTrial }, _before, { client }) => (isTrial ? undefined : basketMoved(client)),
  });
