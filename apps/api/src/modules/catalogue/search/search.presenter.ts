import type { ProductHit, searchByKeyword } from '@havan/contract/catalogue/search';
import type { ResultOf } from '@havan/contract/call';
import type { SellerRow } from '../index/search-index.sql.ts';
import type { Medicine } from '../index/catalogue-index.ts';
import type { MarketView } from '../index/market-view.ts';
import type { AskedOffers } from '../index/offer-question.ts';
import { productPictureUrl } from '@havan/domain/product-picture';
import { pricesByExpiry } from '../lists/prices-by-expiry.ts';
import { highlight } from './highlight.ts';

type Result = ResultOf<typeof searchByKeyword>;

/** The prescription sister site; an invented one, kept free by its top-level domain. */
const sisterSite = 'https://recete.havan.example/urun/';

export function presentProductHit(
  market: MarketView,
  position: number,
  offers: AskedOffers,
  longOffers: AskedOffers,
  words: readonly string[],
): ProductHit {
  const { products, offers: table } = market.parts;
  const id = products.ids[position] ?? 0;
  const name = products.names.at(position);
  const lowest = table.lowest(position, offers);
  return {
    id,
    productId: id,
    name,
    highlightedName: highlight(name, words),
    barcode: products.barcodes.at(position),
    brand: { name: market.brandOf(position)?.name ?? '' },
    categoryName: market.categoryNameOf(position),
    productImageUrl: productPictureUrl(id),
    productListingCount: table.count(position, offers),
    productListingMinPrice: lowest || null,
    pricesByExpiry: pricesByExpiry(lowest, table.lowest(position, longOffers)),
  };
}

export function presentRxHit({ id, name, barcode }: Medicine): Result['rxProducts'][number] {
  return { id, name, barcode, productLink: `${sisterSite}${barcode}` };
}

interface Counted<Row> {
  readonly row: Row;
  readonly listings: number;
}

export function presentSellerHit({ row, listings }: Counted<SellerRow>): Result['sellers'][number] {
  return {
    sellerId: row.id,
    sellerUsername: row.name,
    sellerListingCount: listings,
    sellerActiveAccountType: row.company_type,
    sellerCompanyType: row.company_type,
    blueTickModel: { blueTickType: row.blue_tick_type },
  };
}

export function presentBrandHit({
  row,
  listings,
}: Counted<{ readonly id: number; readonly name: string }>): Result['brands'][number] {
  return { brandId: row.id, brandName: row.name, brandListingCount: listings };
}
