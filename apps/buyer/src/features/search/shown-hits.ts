import type { SearchIndex } from './search-hits.ts';
import type { SearchResult } from './search-result.ts';

/** Rows of the dropdown per section at first; the products have a list that shows them all. */
const shownFirst = { products: 8, rxProducts: 4, sellers: 5, brands: 5 } as const;

/** The sections that an extra row expands in place (specification §9: up to 100 sellers and brands). */
const growing = ['rxProducts', 'sellers', 'brands'] as const;
export type GrowingIndex = (typeof growing)[number];

/** Products shown when sellers or brands were found as well, so that these stay in view beneath them. */
const productsBesideOthers = 4;

/** Returns the parts of a result that the dropdown shows, those of `whole` to their end. */
export function shownOf(result: SearchResult, whole: readonly GrowingIndex[] = []) {
  const hasOthers = result.sellers.length > 0 || result.brands.length > 0;
  const most = (index: SearchIndex): number => {
    if (index === 'products' && hasOthers) return productsBesideOthers;
    return whole.some((each) => each === index) ? Infinity : shownFirst[index];
  };
  return {
    products: result.products.slice(0, most('products')),
    rxProducts: result.rxProducts.slice(0, most('rxProducts')),
    sellers: result.sellers.slice(0, most('sellers')),
    brands: result.brands.slice(0, most('brands')),
  };
}

/** Returns the row that draws the rest of a section. */
export const moreRow = (index: GrowingIndex): string => `more ${index}`;

/** Returns the section whose rest this row draws; undefined for any other row. */
export const moreOf = (rowId: string): GrowingIndex | undefined =>
  growing.find((index) => moreRow(index) === rowId);
