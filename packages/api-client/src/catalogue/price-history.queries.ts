import { getPriceHistory } from '@havan/contract/catalogue/price-history';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

/**
 * Queries the price of a product day by day: it changes slowly, so a return within a minute sends no request.
 */
export const priceHistoryQuery = (api: Api, productId: number) =>
  queryOptions({
    queryKey: ['product-page', productId, 'history'] as const,
    queryFn: ({ signal }) => api.call(getPriceHistory, { productId: String(productId) }, { signal }),
    staleTime: 60_000,
  });
