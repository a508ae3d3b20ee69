import { pictureViews } from '@havan/domain/product-picture';
import { sortOptions } from '@havan/domain/sort';
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { blueTickType, companyType } from './master.ts';
import { cursor, flagText, id, idText, isoDay, kurus, nothing, pageOf, pageSize } from './primitives.ts';

export interface CategoryNode {
  categoryId: number;
  id: number;
  categoryName: string;
  isHighlight: boolean;
  thumbImageUrl: string | null;
  subCategories: CategoryNode[];
}

/** A category with up to three levels beneath (specification §3). */
export const category: v.GenericSchema<CategoryNode> = v.object({
  categoryId: id,
  id,
  categoryName: v.string(),
  isHighlight: v.boolean(),
  thumbImageUrl: v.nullable(v.string()),
  subCategories: v.array(v.lazy(() => category)),
});

export const seller = v.object({
  sellerId: id,
  /** The name that the seller trades under: what buyers know it by. */
  sellerUsername: v.string(),
  companyType,
  cityName: v.string(),
  /** Points from 0 to 10 in tenths (94 = 9,4); null while the seller has none. */
  scoreTenths: v.nullable(v.number()),
  blueTickModel: v.object({ blueTickType }),
});
export type Seller = v.InferOutput<typeof seller>;

/** What every list of products shows of one. */
export const productCard = v.object({
  productId: id,
  productName: v.string(),
  brandId: id,
  brandName: v.string(),
  categoryName: v.string(),
  barcode: v.string(),
  productImageUrl: v.string(),
  psf: v.nullable(kurus),
  productListingMinPrice: v.nullable(kurus),
  productListingCount: v.number(),
  likedByUser: v.boolean(),
  /** The cheapest offer that can be bought now; null when there is none. */
  bestListing: v.nullable(
    v.object({
      listingId: id,
      price: kurus,
      /** Above 0 it is the price to pay and `price` is struck through (specification §3). */
      discountPrice: kurus,
      expiration: v.nullable(isoDay),
      stock: v.number(),
      minQuantity: v.number(),
      seller,
    }),
  ),
});
export type ProductCard = v.InferOutput<typeof productCard>;

/** One offer in the table of a product. */
export const listing = v.object({
  listingId: id,
  productId: id,
  price: kurus,
  discountPrice: kurus,
  expiration: v.nullable(isoDay),
  stock: v.number(),
  minQuantity: v.number(),
  maxQuantity: v.nullable(v.number()),
  packSize: v.number(),
  seller,
  shippingFee: kurus,
  /** Goods of this seller from which shipping is free; null when it never is. */
  freeShippingFrom: v.nullable(kurus),
  minBasket: kurus,
  /** Parcels ordered before this Istanbul time leave today, `HH:MM`. */
  dispatchCutoff: v.string(),
  /** Units of this listing already in the basket of the person who asks. */
  inBasket: v.number(),
});
export type Listing = v.InferOutput<typeof listing>;

const sort = v.pipe(
  v.string(),
  v.regex(/^[234]$/),
  v.transform(Number),
  v.picklist([sortOptions.mostAffordable, sortOptions.bestSeller, sortOptions.byPrice]),
);

export const getCategories = defineCall({
  method: 'GET',
  path: 'Categories/GetCategories',
  encoding: 'query',
  access: 'public',
  summary: 'The category tree.',
  request: nothing,
  result: v.array(category),
});

export const getProductListings = defineCall({
  method: 'GET',
  path: 'Products/GetProductListings',
  encoding: 'query',
  access: 'signedIn',
  summary: 'Products with their best offer, filtered, sorted and paged.',
  request: v.strictObject({
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    categoryId: v.optional(idText),
    brandId: v.optional(idText),
    sellerId: v.optional(idText),
    /** Only offers that expire more than eight months from now, or never. */
    longExpiry: v.optional(flagText),
    /** Only sellers whose score is above 9,4. */
    highScore: v.optional(flagText),
    freeShipping: v.optional(flagText),
    discounted: v.optional(flagText),
    verifiedSeller: v.optional(flagText),
    sort: v.optional(sort),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: v.object({
    ...pageOf(productCard).entries,
    /** The name of the category, brand or seller that the list is about. */
    title: v.nullable(v.string()),
    breadcrumb: v.array(v.object({ categoryId: id, categoryName: v.string() })),
    facets: v.object({
      categories: v.array(v.object({ categoryId: id, categoryName: v.string(), count: v.number() })),
      brands: v.array(v.object({ brandId: id, brandName: v.string(), count: v.number() })),
    }),
  }),
});

export const getProductDetail = defineCall({
  method: 'GET',
  path: 'Products/GetProductDetail',
  encoding: 'query',
  access: 'signedIn',
  summary: 'A product with every offer that can be bought now.',
  request: v.strictObject({ productId: idText }),
  result: v.object({
    product: v.object({
      productId: id,
      productName: v.string(),
      brandId: id,
      brandName: v.string(),
      barcode: v.string(),
      categories: v.array(v.object({ categoryId: id, categoryName: v.string() })),
      description: v.string(),
      form: v.string(),
      size: v.string(),
      vatRate: v.number(),
      psf: v.nullable(kurus),
      productImageUrl: v.string(),
      /** The pack from its sides, the front first. */
      pictures: v.array(v.object({ view: v.picklist(pictureViews), url: v.string() })),
      likedByUser: v.boolean(),
      /** Lowest price of the last 30 days and the day it was seen. */
      lowestPrice30Days: v.nullable(v.object({ price: kurus, day: isoDay })),
    }),
    listings: v.array(listing),
  }),
});

export const homeSection = v.object({
  key: v.picklist(['closeExpiry', 'bestSellers', 'lastVisited', 'campaign', 'priceDrops']),
  title: v.string(),
  subtitle: v.string(),
  href: v.nullable(v.string()),
  products: v.array(v.object({ ...productCard.entries, soldLast7Days: v.number() })),
});

export const getHomePageListingSections = defineCall({
  method: 'GET',
  path: 'Master/GetHomePageListingSections',
  encoding: 'query',
  access: 'signedIn',
  summary: 'The sections of the buyer home, and what this pharmacy needs today.',
  request: v.strictObject({
    /** Recently visited product ids as a comma list, at most 19, default 0 (specification §9). */
    lastVisited: v.optional(v.pipe(v.string(), v.regex(/^\d+(,\d+){0,18}$/)), '0'),
  }),
  result: v.object({
    sections: v.array(homeSection),
    today: v.object({
      ordersUnderway: v.number(),
      awaitingApproval: v.number(),
      closeExpiryPurchased: v.number(),
      /** The basket group nearest to free shipping; null with an empty basket. */
      nearestFreeShipping: v.nullable(
        v.object({ sellerUsername: v.string(), goods: kurus, freeShippingFrom: kurus }),
      ),
    }),
  }),
});

export const catalogueCalls = {
  getCategories,
  getProductListings,
  getProductDetail,
  getHomePageListingSections,
};
