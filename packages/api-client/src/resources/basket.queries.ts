import { addOrRemove, getBasket } from '@havan/contract/basket';
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
