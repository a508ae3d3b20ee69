import { importProducts } from '@havan/contract/backoffice/catalogue/product-file';
import {
  getProductPictures,
  removeProductPicture,
  setProductPicture,
} from '@havan/contract/backoffice/catalogue/product-pictures';
import { getRequestedProduct } from '@havan/contract/backoffice/catalogue/product-requests';
import {
  getCategoryChoices,
  getMarketProduct,
  getMarketProducts,
  saveMarketProduct,
} from '@havan/contract/backoffice/catalogue/products';
import type { RequestOf } from '@havan/contract/call';
import type { PictureView } from '@havan/domain/product-picture';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from './operators.queries.ts';

const keys = { products: ['marketProducts'] } as const;

interface ProductFilter {
  readonly search: string;
  readonly undecided: boolean;
}

export const marketProductsQuery = (api: OperatorApi, { search, undecided }: ProductFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.products, 'list', search, undecided],
    queryFn: ({ signal, pageParam }) =>
      api.call(
        getMarketProducts,
        {
          ...(search && { search }),
          ...(undecided && { undecided: 'true' }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const marketProductQuery = (api: OperatorApi, productId: number) =>
  queryOptions({
    queryKey: [...keys.products, 'one', productId],
    queryFn: ({ signal }) => api.call(getMarketProduct, { productId: String(productId) }, { signal }),
  });

export const categoryChoicesQuery = (api: OperatorApi) =>
  queryOptions({
    queryKey: ['categoryChoices'],
    queryFn: ({ signal }) => api.call(getCategoryChoices, {}, { signal }),
  });

export const saveMarketProductMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof saveMarketProduct>) => api.call(saveMarketProduct, request),
    onSuccess: (_product, _request, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.products }),
        client.invalidateQueries({ queryKey: ['queues'] }),
      ]),
  });

const picturesKey = (productId: number) => [...keys.products, 'pictures', productId];

export const productPicturesQuery = (api: OperatorApi, productId: number) =>
  queryOptions({
    queryKey: picturesKey(productId),
    queryFn: ({ signal }) => api.call(getProductPictures, { productId: String(productId) }, { signal }),
  });

/** Sets a photograph as a picture of a product. */
export const setProductPictureMutation = (api: OperatorApi, productId: number) =>
  mutationOptions({
    mutationFn: ({ view, file }: { view: PictureView; file: File }) =>
      api.call(setProductPicture, { productId: String(productId), view }, { file }),
    onSuccess: (pictures, _request, _before, { client }) =>
      client.setQueryData(picturesKey(productId), pictures),
  });

export const removeProductPictureMutation = (api: OperatorApi, productId: number) =>
  mutationOptions({
    mutationFn: (view: PictureView) => api.call(removeProductPicture, { productId, view }),
    onSuccess: (pictures, _request, _before, { client }) =>
      client.setQueryData(picturesKey(productId), pictures),
  });

/** Sends a file of products: a dry run, or the real thing. */
export const importProductsMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: ({ file, apply }: { file: File; apply: boolean }) =>
      api.call(importProducts, { apply: apply ? 'true' : 'false' }, { file }),
    onSuccess: ({ isApplied }, _request, _before, { client }) =>
      isApplied ? client.invalidateQueries({ queryKey: keys.products }) : undefined,
  });

export const requestedProductQuery = (api: OperatorApi, requestId: number) =>
  queryOptions({
    queryKey: ['queues', 'productRequests', 'request', requestId],
    queryFn: ({ signal }) => api.call(getRequestedProduct, { requestId: String(requestId) }, { signal }),
  });
