import { acceptBasketChanges, addOrRemove, deleteBasketItems, getBasket } from '@havan/contract/basket';
import type { RequestOf } from '@havan/contract/call';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { catalogueKeys } from './catalogue.queries.ts';
import { masterKeys } from './master.queries.ts';
import { paymentKeys } from './payment.queries.ts';

export const basketKeys = { all: ['basket'] as const };

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

/**
 * Everything that shows the basket: itself, the header's counter, what is in it of an offer. The checkout is only
 * marked: it asks when it is opened, and not at the moment in which its own payment has emptied the basket.
 */
export async function basketMoved(client: QueryClient): Promise<void> {
  await Promise.all([
    ...[basketKeys.all, masterKeys.basicInfos, catalogueKeys.all].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
    client.invalidateQueries({ queryKey: paymentKeys.checkouts, refetchType: 'none' }),
  ]);
}
