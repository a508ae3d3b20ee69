import { paths } from '../../paths.ts';
import type { SearchResult } from './search-result.ts';

export type SearchIndex = 'products' | 'rxProducts' | 'sellers' | 'brands';

/** Target of a hit: a place in this app, or the sister site in a tab of its own. */
export interface SearchHit {
  readonly index: SearchIndex;
  readonly id: number;
  readonly position: number;
  readonly href: string;
  readonly isElsewhere: boolean;
}

export const hitId = (index: SearchIndex, id: number): string => `${index}-${id}`;

/** Returns every hit by the id of its row. */
export function hitsOf(result: SearchResult): ReadonlyMap<string, SearchHit> {
  const { products, rxProducts, sellers, brands } = result;
  const hits = [
    ...products.map((each, position) =>
      hit('products', each.productId, position, paths.product(each.productId)),
    ),
    ...rxProducts.map((each, position) => hit('rxProducts', each.id, position, each.productLink, true)),
    ...sellers.map((each, position) => hit('sellers', each.sellerId, position, paths.seller(each.sellerId))),
    ...brands.map((each, position) => hit('brands', each.brandId, position, paths.brand(each.brandId))),
  ];
  return new Map(hits.map((each) => [hitId(each.index, each.id), each]));
}

function hit(index: SearchIndex, id: number, position: number, href: string, isElsewhere = false): SearchHit {
  return { index, id, position, href, isElsewhere };
}

/**
 * Returns the target of a submitted search without a product: the first brand, or the first seller (specification §2.3,
 * §4). The sister site opens only from its own row.
 */
export function placeOf(result: SearchResult): SearchHit | undefined {
  const hits = [...hitsOf(result).values()];
  return hits.find(({ index }) => index === 'brands') ?? hits.find(({ index }) => index === 'sellers');
}

/** Names of the kinds of hits in events (`Master/createSearchEvent`). */
export const dataTypes = {
  products: 'product',
  rxProducts: 'rxProduct',
  sellers: 'seller',
  brands: 'brand',
} as const satisfies Readonly<Record<SearchIndex, string>>;

/**
 * Returns the id of the product that a scanned or typed barcode names: the only hit, with exactly this barcode; null
 * otherwise.
 */
export function scannedProduct(result: SearchResult, typed: string): number | null {
  const [hit, ...others] = result.products;
  const digits = typed.replace(/[\s.-]/g, '');
  return hit && others.length === 0 && /\d{8,}/.test(digits) && digits.includes(hit.barcode)
    ? hit.productId
    : null;
}
