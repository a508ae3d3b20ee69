import { getPriceHistory } from '@havan/contract/catalogue/price-history';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

/** What a product cost day by day: moves slowly, so a look back within a minute asks nothing. */
export const priceHistoryQuery = (api: Api, productId: number) =>
  queryOptions({
    queryKey: ['product-page', productId, 'history'] as const,
    queryFn: ({ signal }) => api.call(getPriceHistory, { productId: String(productId) }, { signal }),
    staleTime: 60_000,
  });
