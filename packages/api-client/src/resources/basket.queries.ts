import {
  acceptBasketChanges,
  addOrRemove,
  cancelCampaign,
  deleteBasketItems,
  getBasket,
  reserveCampaign,
} from '@havan/contract/basket';
import { applyCrossBasket, getCrossBasket } from '@havan/contract/basket-reading';
import {
  bulkAddBasketItems,
  mergeBasket,
  rollbackBasket,
  selectCargo,
} from '@havan/contract/basket-transfer';
import type { Basket } from '@havan/contract/basket';
import type { RequestOf } from '@havan/contract/call';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { catalogueKeys } from './catalogue.queries.ts';
import { masterKeys } from './master.queries.ts';
import { checkoutsKey } from './checkouts-key.ts';

export const basketKeys = {
  all: ['basket'] as const,
  /** Not beneath `all`: an optimistic step must not ask for hints that the next one makes wrong. */
  hints: ['basket-hints'] as const,
};

export const basketQuery = (api: Api) =>
  queryOptions({
    queryKey: basketKeys.all,
    queryFn: ({ signal }) => api.call(getBasket, {}, { signal }),
  });

export interface BasketChange extends RequestOf<typeof addOrRemove> {
  /** Repeating one intention with its key is safe. */
  idempotencyKey?: string;
}

/** Adds, removes or sets units. Changes of the basket run one after the other, in the order they were made. */
export const basketChangeMutation = (api: Api) =>
  mutationOptions({
    scope: { id: 'basket' },
    mutationFn: ({ idempotencyKey, ...request }: BasketChange) =>
      api.call(addOrRemove, request, idempotencyKey === undefined ? {} : { idempotencyKey }),
    onSettled: (_result, _error, _change, _before, { client }) => basketMoved(client),
  });

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

/** Waits for the line: what a browser holds for the basket was added without one. */
export const basketMergeMutation = (api: Api) => ({
  ...basketAnswer(
    (request: RequestOf<typeof mergeBasket>) => api.call(mergeBasket, request),
    ({ basket }) => basket,
  ),
  networkMode: 'online' as const,
});

/** Quick order; a trial moves nothing. */
export const bulkAddMutation = (api: Api) =>
  mutationOptions({
    scope: { id: 'basket' },
    mutationFn: (request: RequestOf<typeof bulkAddBasketItems>) => api.call(bulkAddBasketItems, request),
    onSuccess: (_answer, { isTrial }, _before, { client }) => (isTrial ? undefined : basketMoved(client)),
  });

/**
 * Everything that shows the basket: itself, the header's counter, what is in it of an offer. The checkout is only
 * marked: it asks when it is opened, and not at the moment in which its own payment has emptied the basket.
 */
export async function basketMoved(client: QueryClient): Promise<void> {
  await Promise.all([
    ...[basketKeys.all, masterKeys.basicInfos, catalogueKeys.all].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
    client.invalidateQueries({ queryKey: checkoutsKey, refetchType: 'none' }),
  ]);
}
