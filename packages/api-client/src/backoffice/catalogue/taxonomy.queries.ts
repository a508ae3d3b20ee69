import {
  findBrands,
  getBrand,
  type MarketBrand,
  removeBrandLogo,
  saveBrand,
  setBrandLogo,
} from '@havan/contract/backoffice/catalogue/brands';
import {
  getCategoryContents,
  getCategoryTree,
  saveCategory,
} from '@havan/contract/backoffice/catalogue/categories';
import { getPriceDays, repairPriceDay } from '@havan/contract/backoffice/catalogue/price-days';
import type { RequestOf } from '@havan/contract/call';
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

const keys = {
  categories: ['categoryTree'],
  choices: ['categoryChoices'],
  brands: ['marketBrands'],
  products: ['marketProducts'],
  priceDays: ['priceDays'],
} as const;

export const categoryTreeQuery = (api: OperatorApi) =>
  queryOptions({
    queryKey: keys.categories,
    queryFn: ({ signal }) => api.call(getCategoryTree, {}, { signal }),
  });

export const categoryContentsQuery = (api: OperatorApi, categoryId: number) =>
  queryOptions({
    queryKey: [...keys.categories, 'contents', categoryId],
    queryFn: ({ signal }) => api.call(getCategoryContents, { categoryId: String(categoryId) }, { signal }),
  });

export const saveCategoryMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof saveCategory>) => api.call(saveCategory, request),
    onSuccess: (_tree, _request, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.categories }),
        client.invalidateQueries({ queryKey: keys.choices }),
        client.invalidateQueries({ queryKey: keys.products }),
      ]),
  });

export const brandsQuery = (api: OperatorApi, search: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.brands, 'list', search],
    queryFn: ({ signal, pageParam }) =>
      api.call(
        findBrands,
        { ...(search && { search }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const brandQuery = (api: OperatorApi, brandId: number) =>
  queryOptions({
    queryKey: [...keys.brands, 'one', brandId],
    queryFn: ({ signal }) => api.call(getBrand, { brandId: String(brandId) }, { signal }),
  });

export const saveBrandMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof saveBrand>) => api.call(saveBrand, request),
    onSuccess: (_brand, _request, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.brands }),
        client.invalidateQueries({ queryKey: keys.products }),
      ]),
  });

const logoChanged = (brand: MarketBrand, client: QueryClient) => {
  client.setQueryData([...keys.brands, 'one', brand.brandId], (before: object | undefined) =>
    before === undefined ? undefined : { ...before, ...brand },
  );
  return client.invalidateQueries({ queryKey: [...keys.brands, 'list'] });
};

/** Sends a picture as the logo of a brand. */
export const setBrandLogoMutation = (api: OperatorApi, brandId: number) =>
  mutationOptions({
    mutationFn: (file: File) => api.call(setBrandLogo, { brandId: String(brandId) }, { file }),
    onSuccess: (brand, _file, _before, { client }) => logoChanged(brand, client),
  });

export const removeBrandLogoMutation = (api: OperatorApi, brandId: number) =>
  mutationOptions({
    mutationFn: () => api.call(removeBrandLogo, { brandId }),
    onSuccess: (brand, _request, _before, { client }) => logoChanged(brand, client),
  });

export const priceDaysQuery = (api: OperatorApi, productId: number) =>
  queryOptions({
    queryKey: [...keys.priceDays, productId],
    queryFn: ({ signal }) => api.call(getPriceDays, { productId: String(productId) }, { signal }),
  });

export const repairPriceDayMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof repairPriceDay>) => api.call(repairPriceDay, request),
    onSuccess: (days, { productId }, _before, { client }) =>
      client.setQueryData([...keys.priceDays, productId], days),
  });
