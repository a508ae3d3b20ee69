import type { getProductDetail, Listing } from '@havan/contract/catalogue';
import type { ResultOf } from '@havan/contract/call';
import { productImageUrl } from '../images/product-image-url.ts';
import type { CategoryRow } from './category-tree.ts';
import type { OfferRow, ProductRow } from './product-detail.sql.ts';
import { presentSeller } from './seller.presenter.ts';

type Product = ResultOf<typeof getProductDetail>['product'];

export function presentProduct(
  row: ProductRow,
  path: readonly CategoryRow[],
  lowestPrice30Days: Product['lowestPrice30Days'],
): Product {
  return {
    productId: row.id,
    productName: row.name,
    brandId: row.brand_id,
    brandName: row.brand_name,
    barcode: row.barcode,
    categories: path.map(({ id, name }) => ({ categoryId: id, categoryName: name })),
    description: row.description,
    form: row.form,
    size: row.size,
    vatRate: row.vat_rate,
    psf: row.psf,
    productImageUrl: productImageUrl(row.id),
    likedByUser: row.liked,
    lowestPrice30Days,
  };
}

/** A seller that set no terms asks for nothing and ships for nothing. */
export function presentOffer(productId: number, row: OfferRow): Listing {
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
    inBasket: row.in_basket,
  };
}
