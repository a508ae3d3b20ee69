/** The orders of the favourites list, named as in the address; the first is the default. */
export const favouriteSorts = ['newest', 'price', 'dropped', 'name'] as const;
export type FavouriteSort = (typeof favouriteSorts)[number];

/** Returns whether a favourite is cheaper than when it was marked. A price that is not known is no drop. */
export function hasDropped(priceWhenLiked: number | null, priceNow: number | null): boolean {
  return priceWhenLiked !== null && priceNow !== null && priceNow < priceWhenLiked;
}
