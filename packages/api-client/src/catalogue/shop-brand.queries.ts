import { getShopBrand } from '@havan/contract/catalogue/brands';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

/** Queries a brand and its verified sellers. */
export const shopBrandQuery = (api: Api, brandId: string) =>
  queryOptions({
    queryKey: ['shopBrand', brandId],
    queryFn: ({ signal }) => api.call(getShopBrand, { brandId }, { signal }),
  });
