import type { RequestOf } from '@havan/contract/call';
import {
  getCategories,
  getHomePageListingSections,
  getLocalWarehouses,
  getProductDetail,
  getProductListings,
} from '@havan/contract/catalogue/catalogue';
import { categoriesCacheMs } from '@havan/domain/limits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { localWarehousesKey } from '../identity/delivery-keys.ts';

/** Filter and order of a list of products; the position in it belongs to the query. */
export type ProductListFilter = Omit<RequestOf<typeof getProductListings>, 'cursor'>;

export const catalogueKeys = {
  all: ['catalogue'] as const,
  categories: ['catalogue', 'categories'] as const,
  list: (filter: ProductListFilter) => ['catalogue', 'list', filter] as const,
  products: ['catalogue', 'product'] as const,
  product: (productId: number) => ['catalogue', 'product', productId] as const,
  homes: ['catalogue', 'home'] as const,
  home: (lastVisited: string) => ['catalogue', 'home', lastVisited] as const,
};

/** Queries the category tree, cached for an hour (specification §7). */
export const categoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: catalogueKeys.categories,
    queryFn: ({ signal }) => api.call(getCategories, {}, { signal }),
    staleTime: categoriesCacheMs,
    gcTime: categoriesCacheMs,
  });

/**
 * Queries the local warehouses of the buyer and their pseudo category, cached for an hour (specification §7).
 */
export const localWarehousesQuery = (api: Api) =>
  queryOptions({
    queryKey: localWarehousesKey,
    queryFn: ({ signal }) => api.call(getLocalWarehouses, {}, { signal }),
    staleTime: categoriesCacheMs,
    gcTime: categoriesCacheMs,
  });

export const productListQuery = (api: Api, filter: ProductListFilter) =>
  infiniteQueryOptions({
    queryKey: catalogueKeys.list(filter),
    queryFn: ({ signal, pageParam }) =>
      api.call(getProductListings, { ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

export const productQuery = (api: Api, productId: number) =>
  queryOptions({
    queryKey: catalogueKeys.product(productId),
    queryFn: ({ signal }) => api.call(getProductDetail, { productId: String(productId) }, { signal }),
  });

/** @param lastVisited product ids as a comma list, `0` for none */
export const homeQuery = (api: Api, lastVisited: string) =>
  queryOptions({
    queryKey: catalogueKeys.home(lastVisited),
    queryFn: ({ signal }) => api.call(getHomePageListingSections, { lastVisited }, { signal }),
  });
