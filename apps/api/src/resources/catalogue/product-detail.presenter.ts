import type { getProductDetail, Listing } from '@havan/contract/catalogue';
import type { ResultOf } from '@havan/contract/call';
import { transitDays } from '@havan/domain/delivery';
import { pictureViews } from '@havan/domain/product-picture';
import { presentCampaign } from '../campaigns/campaigns.presenter.ts';
import { productImageUrl } from '../images/product-image-url.ts';
import type { OfferRow, ProductRow } from './product-detail.sql.ts';
import { presentSeller } from './seller.presenter.ts';

type Product = ResultOf<typeof getProductDetail>['product'];

interface DayPrice {
  readonly price: number | null;
  readonly day: string | null;
}

/** The lower of two prices with its day; of equal ones the first. */
function lowerOf(...prices: readonly DayPrice[]): Product['lowestPrice30Days'] {
  let lowest: Product['lowestPrice30Days'] = null;
  for (const { price, day } of prices)
    if (price !== null && day !== null && price < (lowest?.price ?? Infinity)) lowest = { price, day };
  return lowest;
}

/** @param now the lowest price that campaigns make of its offers today */
export function presentProduct(row: ProductRow, now: DayPrice): Product {
  return {
    productId: row.id,
    productName: row.name,
    brandId: row.brand_id,
    brandName: row.brand_name,
    barcode: row.barcode,
    categories: row.category_ids.flatMap((id, level) => {
      const name = row.category_names[level];
      return id === null || !name ? [] : [{ categoryId: id, categoryName: name }];
    }),
    description: row.description,
    form: row.form,
    size: row.size,
    vatRate: row.vat_rate,
    psf: row.psf,
    productImageUrl: productImageUrl(row.id),
    pictures: pictureViews.map((view) => ({ view, url: productImageUrl(row.id, view) })),
    likedByUser: row.liked,
    lowestPrice30Days: lowerOf({ price: row.lowest_price, day: row.lowest_day }, now),
  };
}

/** A seller that set no terms asks for nothing and ships for nothing. */
export function presentOffer(productId: number, row: OfferRow, cityId: number): Listing {
  return {
    listingId: row.listing_id,
    productId,
    price: row.price,
    discountPrice: row.discount_price,
    expiration: row.expiration,
    stock: row.stock,
    minQuantity: row.min_quantity,
    maxQuantity: row.max_quantity,
    packSize: row.pack_size,
    seller: presentSeller(row),
    shippingFee: row.shipping_fee ?? 0,
    freeShippingFrom: row.free_shipping_from,
    minBasket: row.min_basket ?? 0,
    dispatchCutoff: (row.dispatch_cutoff ?? '16:00').slice(0, 5),
    transitDays: transitDays(row.city_id, cityId),
    inBasket: row.in_basket,
    campaigns: row.campaigns.map(presentCampaign),
  };
}
