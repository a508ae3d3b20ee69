import type { ProductHit, searchByKeyword } from '@havan/contract/search';
import type { ResultOf } from '@havan/contract/call';
import { productImageUrl } from '../images/product-image-url.ts';
import { highlight } from './highlight.ts';
import type { BrandHitRow, ProductHitRow, SellerHitRow } from './search.sql.ts';

type Result = ResultOf<typeof searchByKeyword>;

/** The prescription sister site; an invented one, kept free by its top-level domain. */
const sisterSite = 'https://recete.havan.example/urun/';

export function presentProductHit(row: ProductHitRow, words: readonly string[]): ProductHit {
  return {
    id: row.id,
    productId: row.id,
    name: row.name,
    highlightedName: highlight(row.name, words),
    brand: { name: row.brand_name },
    categoryName: row.category_name,
    productImageUrl: productImageUrl(row.id),
    productListingCount: row.listings,
    productListingMinPrice: row.min_price,
  };
}

export function presentRxHit(row: {
  id: number;
  name: string;
  barcode: string;
}): Result['rxProducts'][number] {
  return { ...row, productLink: `${sisterSite}${row.barcode}` };
}

export function presentSellerHit(row: SellerHitRow): Result['sellers'][number] {
  return {
    sellerId: row.id,
    sellerUsername: row.name,
    sellerListingCount: row.listings,
    sellerActiveAccountType: row.company_type,
    sellerCompanyType: row.company_type,
    blueTickModel: { blueTickType: row.blue_tick_type },
  };
}

export function presentBrandHit(row: BrandHitRow): Result['brands'][number] {
  return { brandId: row.id, brandName: row.name, brandListingCount: row.listings };
}
