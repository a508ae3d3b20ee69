import { getPriceSuggestion, getProductMarket } from '@havan/contract/listings/price-suggestion';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

/** Queries suggested prices for a listing, and the offers beside it. */
export const priceSuggestionQuery = (api: Api, listingId: number) =>
  queryOptions({
    queryKey: ['listings', 'price', listingId],
    queryFn: ({ signal }) => api.call(getPriceSuggestion, { listingId: String(listingId) }, { signal }),
  });

/** Units that are about to be listed; `expiration` is null for goods without one. */
interface MarketGoods {
  readonly productId: number;
  readonly expiration: string | null;
  readonly stock: number;
}

/**
 * Queries the market of a product before it is listed. What is known of the product stays in sight while its
 * units change.
 */
export const productMarketQuery = (api: Api, { productId, expiration, stock }: MarketGoods) =>
  queryOptions({
    queryKey: ['listings', 'market', productId, expiration, stock],
    queryFn: ({ signal }) =>
      api.call(
        getProductMarket,
        {
          productId: String(productId),
          ...(expiration !== null && { expiration }),
          ...(stock > 0 && { stock: String(stock) }),
        },
        { signal },
      ),
    staleTime: 60_000,
    placeholderData: (before, query) => (query?.queryKey[2] === productId ? before : undefined),
  });
