import type { FavouriteFilter } from '@havan/api-client/queries/catalogue/favourites';
import { favouriteSorts, type FavouriteSort } from '@havan/domain/favourite';
import { isForeignParameter } from '../../shared/lists/foreign-parameters.ts';

/** View of the list, kept in the query: a link and the back button show the same rows. */
export interface FavouriteView {
  readonly categoryId: number | null;
  readonly inStock: boolean;
  readonly priceDropped: boolean;
  readonly sort: FavouriteSort;
}

const isFavouriteSort = (text: string | null): text is FavouriteSort =>
  favouriteSorts.some((sort) => sort === text);

/** Reads the view; unknown values are ignored (`isPartlyIgnored`). */
export function readFavouriteView(search: URLSearchParams): FavouriteView {
  const categoryId = search.get('categoryId') ?? '';
  const sort = search.get('sort');
  return {
    categoryId: /^[1-9]\d{0,14}$/.test(categoryId) ? Number(categoryId) : null,
    inStock: search.get('inStock') === 'true',
    priceDropped: search.get('priceDropped') === 'true',
    sort: isFavouriteSort(sort) ? sort : 'newest',
  };
}

/** Returns whether the address has an unknown value. */
export function isPartlyIgnored(search: URLSearchParams): boolean {
  const known: Readonly<Record<string, string | undefined>> = {
    sort: 'newest',
    inStock: 'false',
    priceDropped: 'false',
    ...queryOf(readFavouriteView(search)),
  };
  return [...search].some(
    ([name, text]) => text.trim() !== '' && known[name] !== text && !isForeignParameter(name),
  );
}

/** Returns the query of a view, for the address and for the call; defaults are left out. */
export function queryOf({ categoryId, inStock, priceDropped, sort }: FavouriteView): FavouriteFilter {
  return {
    ...(categoryId !== null && { categoryId: String(categoryId) }),
    ...(inStock && { inStock: 'true' }),
    ...(priceDropped && { priceDropped: 'true' }),
    ...(sort !== 'newest' && { sort }),
  };
}

export const isNarrowed = ({ categoryId, inStock, priceDropped }: FavouriteView): boolean =>
  categoryId !== null || inStock || priceDropped;
