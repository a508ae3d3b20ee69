import type { RequestOf } from '@havan/contract/call';
import { getFavourites, likeProduct, unlikeProduct } from '@havan/contract/catalogue/favourites';
import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { catalogueKeys } from './catalogue.queries.ts';
import { withLike } from './with-like.ts';

export type FavouriteFilter = Omit<RequestOf<typeof getFavourites>, 'cursor'>;

export const favouriteKeys = {
  all: ['favourites'] as const,
  list: (filter: FavouriteFilter) => ['favourites', 'list', filter] as const,
};

export const favouritesQuery = (api: Api, filter: FavouriteFilter) =>
  infiniteQueryOptions({
    queryKey: favouriteKeys.list(filter),
    queryFn: ({ signal, pageParam }) =>
      api.call(getFavourites, { ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

/** The wanted state of a product: a favourite, or no longer. */
export interface LikeChange {
  readonly productId: number;
  readonly liked: boolean;
}

/** Marks or unmarks a product; every list in the cache shows the new heart without being read again. */
export const likeMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ productId, liked }: LikeChange) =>
      api.call(liked ? likeProduct : unlikeProduct, { productId: String(productId) }),
    onSuccess: ({ productId, likedByUser }, _change, _before, { client }) => {
      client.setQueriesData({ queryKey: catalogueKeys.all }, (data: unknown) =>
        withLike(data, productId, likedByUser),
      );
      return client.invalidateQueries({ queryKey: favouriteKeys.all });
    },
  });
