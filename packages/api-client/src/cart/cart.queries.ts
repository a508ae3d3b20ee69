import { addOrRemove, getCart } from '@havan/contract/cart/cart';
import type { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import type { RequestOf, ResultOf } from '@havan/contract/call';
import type { getProductDetail } from '@havan/contract/catalogue/catalogue';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { catalogueKeys } from '../catalogue/catalogue.queries.ts';
import { masterKeys } from '../bootstrap/basic-infos.queries.ts';
import { checkoutsKey } from '../sales/checkouts-key.ts';

type BasicInfos = ResultOf<typeof getUserBasicInfos>;
type ProductPage = ResultOf<typeof getProductDetail>;

export const cartKeys = {
  all: ['basket'] as const,
  /** Not beneath `all`: an optimistic step must not ask for hints that the next one makes wrong. */
  hints: ['basket-hints'] as const,
};

export const cartQuery = (api: Api) =>
  queryOptions({
    queryKey: cartKeys.all,
    queryFn: ({ signal }) => api.call(getCart, {}, { signal }),
  });

export interface CartChange extends RequestOf<typeof addOrRemove> {
  /** Repeating one intention with its key is safe. */
  idempotencyKey?: string;
}

/** Adds, removes or sets units. Changes of the basket run one after the other, in the order they were made. */
export const cartChangeMutation = (api: Api) =>
  mutationOptions({
    scope: { id: 'basket' },
    mutationFn: ({ idempotencyKey, ...request }: CartChange) =>
      api.call(addOrRemove, request, idempotencyKey === undefined ? {} : { idempotencyKey }),
    onSettled: (result, _error, _change, _before, { client }) =>
      result ? lineMoved(client, result) : cartMoved(client),
  });

type ChangedLine = ResultOf<typeof addOrRemove>;

/**
 * Shows what the server answered for one line: its units at the offers of the product pages and the sums of the header.
 * Asked again are the basket, the header's sellers and the shelf of the home that tells the way to free shipping, not
 * the lists and pages of the catalogue: nothing else on them moves with a line. An offer of a limited campaign is asked
 * again, because the right to it follows the quantity.
 */
async function lineMoved(client: QueryClient, line: ChangedLine): Promise<void> {
  const { basketItem, basketTotal } = line;
  client.setQueryData<BasicInfos>(
    masterKeys.basicInfos,
    (infos) =>
      infos && { ...infos, globalActionFields: { ...infos.globalActionFields, basketItem, basketTotal } },
  );
  const pages = client.getQueriesData<ProductPage>({ queryKey: catalogueKeys.products });
  const touched = pages.flatMap(([queryKey, page]) => {
    const offer = page?.listings.find(({ listingId }) => listingId === line.listingId);
    if (!page || !offer) return [];
    client.setQueryData<ProductPage>(queryKey, withUnits(page, line));
    return offer.campaigns.some(({ right }) => right !== null) ? [queryKey] : [];
  });
  await Promise.all([
    ...[cartKeys.all, masterKeys.basicInfos, catalogueKeys.homes, ...touched].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
    client.invalidateQueries({ queryKey: checkoutsKey, refetchType: 'none' }),
  ]);
}

const withUnits = (page: ProductPage, { listingId, count }: ChangedLine): ProductPage => ({
  ...page,
  listings: page.listings.map((each) => (each.listingId === listingId ? { ...each, inBasket: count } : each)),
});

/**
 * Invalidates every query that shows the cart: the cart itself, the header's counter, the units of an offer
 * in it. The checkout is only marked stale: it is read when it is opened, and not at the moment in which its
 * own payment has emptied the cart.
 */
export async function cartMoved(client: QueryClient): Promise<void> {
  await Promise.all([
    ...[cartKeys.all, masterKeys.basicInfos, catalogueKeys.all].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
    client.invalidateQueries({ queryKey: checkoutsKey, refetchType: 'none' }),
  ]);
}
