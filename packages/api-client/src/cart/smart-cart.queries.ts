import type { RequestOf } from '@havan/contract/call';
import {
  getSmartCart,
  getSmartCartList,
  getSmartCartSuggestions,
  readSmartCartLines,
  type SmartCart,
  type SmartCartWishes,
  smartCartBuilder,
  smartCartEvents,
  takeSmartCart,
} from '@havan/contract/cart/smart-cart';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { openAnswer } from '../answer.ts';
import type { Api } from '../client.ts';
import { eventsOf } from '../event-stream.ts';
import { cartMoved } from './cart.queries.ts';

export const smartCartKeys = {
  all: ['smartCart'] as const,
  one: (smartCartId: string) => [...smartCartKeys.all, smartCartId] as const,
  suggestions: ['smartCart', 'suggestions'] as const,
  list: (smartCartId: string | undefined) => ['smartCart', 'list', smartCartId ?? 'latest'] as const,
};

/** Milliseconds between two looks at a search that goes on, should its stream have broken. */
const pollAgainMs = 2000;

/**
 * Queries the state of a search; while it runs, `watchSmartCart` delivers updates and this polls now and
 * then.
 */
export const smartCartQuery = (api: Api, smartCartId: string) =>
  queryOptions({
    queryKey: smartCartKeys.one(smartCartId),
    queryFn: async ({ signal, client }): Promise<SmartCart> => {
      const asked = await api.call(getSmartCart, { smartCartId }, { signal });
      const known = client.getQueryData<SmartCart>(smartCartKeys.one(smartCartId));
      // The stream may have been faster than this answer.
      return known && known.version > asked.version ? known : asked;
    },
    refetchInterval: ({ state }) => (state.data?.over === false ? pollAgainMs : false),
  });

/** Calls `onCart` with every better answer until the search is over or `signal` ends the watching. */
export async function watchSmartCart(
  api: Api,
  smartCartId: string,
  onCart: (cart: SmartCart) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await api.open(smartCartEvents, { smartCartId }, { signal });
  if (!response.ok) {
    await openAnswer(response);
    return;
  }
  for await (const event of eventsOf(response)) onCart(JSON.parse(event) as SmartCart);
}

export const smartCartSearchMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof smartCartBuilder>) => api.call(smartCartBuilder, request),
    onSuccess: (cart, _request, _before, { client }) => searchBegan(client, cart),
  });

/** Queries the request of a search; the latest one without an id. Null without any. */
export const smartCartListQuery = (api: Api, smartCartId?: string) =>
  queryOptions({
    queryKey: smartCartKeys.list(smartCartId),
    queryFn: ({ signal }) => api.call(getSmartCartList, smartCartId ? { smartCartId } : {}, { signal }),
  });

/** What differs from an earlier search. */
export interface SmartCartChange {
  readonly wishes?: (wishes: SmartCartWishes) => Partial<SmartCartWishes>;
  /** A wanted product, and by how many units less it is wanted; one unit stays. */
  readonly fewer?: { readonly productId: number; readonly units: number };
}

/** Searches the list of an earlier search again, with some of it changed. */
export const smartCartAgainMutation = (api: Api, smartCartId: string) =>
  mutationOptions({
    mutationFn: async ({ wishes: change, fewer }: SmartCartChange) => {
      const earlier = await api.call(getSmartCartList, { smartCartId });
      if (!earlier) throw new Error('A search that is named has a list.');
      const { products, wishes } = earlier;
      const wants = products.map(({ productId, quantity, mayExceedBy, mayReplace, minExpiryMonths }) => ({
        productId,
        quantity: productId === fewer?.productId ? Math.max(1, quantity - fewer.units) : quantity,
        mayExceedBy,
        mayReplace,
        minExpiryMonths,
      }));
      return api.call(smartCartBuilder, { wants, wishes: { ...wishes, ...change?.(wishes) } });
    },
    onSuccess: (cart, _change, _before, { client }) => searchBegan(client, cart),
  });

function searchBegan(client: QueryClient, cart: SmartCart): void {
  client.setQueryData(smartCartKeys.one(cart.smartCartId), cart);
  void client.invalidateQueries({ queryKey: smartCartKeys.list(undefined) });
}

export const smartCartTakeMutation = (api: Api) =>
  mutationOptions({
    scope: { id: 'basket' },
    mutationFn: (chosen: RequestOf<typeof takeSmartCart>) => api.call(takeSmartCart, chosen),
    onSuccess: (answer, _id, _before, { client }) => {
      if (answer.outcome === 'changed')
        client.setQueryData(smartCartKeys.one(answer.smartCart.smartCartId), answer.smartCart);
    },
    onSettled: (_answer, _error, _id, _before, { client }) => cartMoved(client),
  });

export const smartCartReadLinesMutation = (api: Api) =>
  mutationOptions({ mutationFn: (text: string) => api.call(readSmartCartLines, { text }) });

export const smartCartSuggestionsQuery = (api: Api) =>
  queryOptions({
    queryKey: smartCartKeys.suggestions,
    queryFn: ({ signal }) => api.call(getSmartCartSuggestions, {}, { signal }),
  });
