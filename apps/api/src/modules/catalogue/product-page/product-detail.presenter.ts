import type { getProductDetail, Listing } from '@havan/contract/catalogue/catalogue';
import type { ResultOf } from '@havan/contract/call';
import { transitDays } from '@havan/domain/delivery';
import { deliverySourceOf } from '@havan/domain/delivery-terms';
import { pictureViews, productPictureUrl } from '@havan/domain/product-picture';
import { utsNumberOf } from '@havan/domain/uts';
import { logoUrl } from '../pictures/photo-address.ts';
import { presentCampaign } from '../campaigns/campaigns.presenter.ts';
import type { OfferNow, ProductNow } from './product-now.service.ts';
import { presentSellerOf } from '../lists/seller.presenter.ts';

type Product = ResultOf<typeof getProductDetail>['product'];

interface DayPrice {
  readonly price: number | null;
  readonly day: string | null;
}

/** Returns the lower of two prices with its day; the first of equal ones. */
function lowerOf(...prices: readonly DayPrice[]): Product['lowestPrice30Days'] {
  let lowest: Product['lowestPrice30Days'] = null;
  for (const { price, day } of prices)
    if (price !== null && day !== null && price < (lowest?.price ?? Infinity)) lowest = { price, day };
  return lowest;
}

/** @param now the lowest price of its offers under campaigns today */
export function presentProduct(
  { facts, liked, lowest_price, lowest_day }: Omit<ProductNow, 'offers'>,
  now: DayPrice,
): Product {
  return {
    productId: facts.id,
    productName: facts.name,
    brandId: facts.brand_id,
    brandName: facts.brand_name,
    brandLogoUrl: logoUrl(facts.brand_logo),
    barcode: facts.barcode,
    categories: facts.category_ids.flatMap((id, level) => {
      const name = facts.category_names[level];
      return id === null || !name ? [] : [{ categoryId: id, categoryName: name }];
    }),
    description: facts.description,
    form: facts.form,
    size: facts.size,
    vatRate: facts.vat_rate,
    psf: facts.psf,
    utsNumber: facts.is_registered_in_uts ? utsNumberOf(facts.uts_number, facts.barcode) : null,
    productImageUrl: productPictureUrl(facts.id),
    pictures: pictureViews.map((view) => ({ view, url: productPictureUrl(facts.id, view) })),
    likedByUser: liked,
    lowestPrice30Days: lowerOf({ price: lowest_price, day: lowest_day }, now),
  };
}

/** A seller without terms has no minimum and ships for free. */
export function presentOffer(row: OfferNow, brandId: number, cityId: number): Listing {
  const { seller } = row;
  return {
    listingId: row.listing_id,
    productId: row.product_id,
    price: row.price,
    discountPrice: row.discount_price,
    expiration: row.expiration,
    stock: row.stock,
    minQuantity: row.min_quantity,
    maxQuantity: row.max_quantity,
    packSize: row.pack_size,
    seller: presentSellerOf(seller, brandId),
    deliverySource: deliverySourceOf(seller.company_type),
    shippingFee: seller.shipping_fee ?? 0,
    freeShippingFrom: seller.free_shipping_from,
    shippingShare: seller.shipping_share,
    minBasket: seller.min_basket ?? 0,
    dispatchCutoff: (seller.dispatch_cutoff ?? '16:00').slice(0, 5),
    dispatchesOnSaturdays: seller.dispatch_saturday ?? false,
    transitDays: transitDays(seller.city_id, cityId),
    inBasket: row.in_basket,
    priceBreaks: [...row.price_breaks],
    bonus: row.bonus,
    campaigns: row.campaigns.map(presentCampaign),
  };
}
