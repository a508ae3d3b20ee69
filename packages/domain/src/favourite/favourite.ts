/** Sort orders of the favourites list, as in the URL; the first is the default. */
export const favouriteSorts = ['newest', 'price', 'dropped', 'name'] as const;
export type FavouriteSort = (typeof favouriteSorts)[number];

/** Returns whether a favourite is cheaper than when it was added; false when either price is unknown. */
export function hasDropped(priceWhenLiked: number | null, priceNow: number | null): boolean {
  return priceWhenLiked !== null && priceNow !== null && priceNow < priceWhenLiked;
}
