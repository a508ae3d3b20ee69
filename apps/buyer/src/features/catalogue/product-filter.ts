import type { ProductListFilter } from '@havan/api-client/queries/catalogue';
import { sortOptions, type SortOption } from '@havan/domain/sort';

/** The switches of a product list, named as on the wire and in the address. */
export const productSwitches = [
  'highScore',
  'longExpiry',
  'freeShipping',
  'discounted',
  'verifiedSeller',
] as const;
export type ProductSwitch = (typeof productSwitches)[number];

const isId = (text: string | null | undefined): text is string => /^[1-9]\d{0,14}$/.test(text ?? '');
const sortCodes: ReadonlySet<string> = new Set(Object.values(sortOptions).map(String));

/** What the path names: a category or a seller. */
export interface ProductPlace {
  readonly categoryId?: string | undefined;
  readonly sellerId?: string | undefined;
}

/**
 * Reads a list from its address: the place from the path, everything else from the query. What it does not know it
 * ignores, so that an old link still shows a list.
 */
export function readProductFilter(
  { categoryId, sellerId }: ProductPlace,
  search: URLSearchParams,
): ProductListFilter {
  const q = (search.get('q') ?? '').trim().slice(0, 100);
  const brandId = search.get('brandId');
  const sort = search.get('sort') ?? '';
  return {
    ...(isId(categoryId) && { categoryId }),
    ...(isId(sellerId) && { sellerId }),
    ...(q && { q }),
    ...(isId(brandId) && { brandId }),
    ...Object.fromEntries(
      productSwitches.filter((each) => search.get(each) === 'true').map((each) => [each, 'true']),
    ),
    ...(sortCodes.has(sort) && { sort }),
  };
}

/** The same address with one thing of it changed; null takes it out. */
export function withParameter(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}

export const defaultSort: SortOption = 'mostAffordable';
