import type { ResultOf } from '@havan/contract/call';
import type { searchByKeyword } from '@havan/contract/catalogue/search';

export type SearchResult = ResultOf<typeof searchByKeyword>;

/** Returns whether anything at all was found. */
export const isEmptyResult = ({ products, rxProducts, sellers, brands }: SearchResult): boolean =>
  products.length + rxProducts.length + sellers.length + brands.length === 0;

/** Returns whether a submitted search has a target: products, a brand or a seller (specification §2.3, §4). */
export const leadsOn = ({ products, sellers, brands }: SearchResult): boolean =>
  products.length + sellers.length + brands.length > 0;
