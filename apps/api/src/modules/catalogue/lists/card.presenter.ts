import type { ProductCard } from '@havan/contract/catalogue/catalogue';
import { productPictureUrl } from '@havan/domain/product-picture';
import { presentCampaign } from '../campaigns/campaigns.presenter.ts';
import type { CardRow } from './find-cards.ts';
import { presentSellerOf } from './seller.presenter.ts';

export function presentCard(row: CardRow): ProductCard {
  return {
    productId: row.product_id,
    productName: row.product_name,
    brandId: row.brand_id,
    brandName: row.brand_name,
    categoryName: row.category_name,
    barcode: row.barcode,
    productImageUrl: productPictureUrl(row.product_id),
    psf: row.psf,
    productListingMinPrice: row.shelf_price,
    pricesByExpiry: row.prices_by_expiry,
    productListingCount: row.offers,
    likedByUser: row.liked,
    bestListing:
      row.listing_id === null
        ? null
        : {
            listingId: row.listing_id,
            price: row.price,
            discountPrice: row.discount_price,
            expiration: row.expiration,
            stock: row.stock,
            minQuantity: row.min_quantity,
            seller: presentSellerOf(row.seller, row.brand_id),
            campaigns: row.campaigns.map(presentCampaign),
          },
  };
}
