import { companyTypes } from '@havan/domain/company';
import { pictureViews } from '@havan/domain/product-picture';
import { sortOptions } from '@havan/domain/sort';
import * as v from 'valibot';
import { campaignCode } from './campaign-pages.ts';
import { campaignOffer } from './campaigns.ts';
import { defineCall, withSchemas } from '../call.ts';
import { deliverySource } from '../identity/delivery-info.ts';
import { blueTickType, companyType } from '../bootstrap/basic-infos.ts';
import {
  cursor,
  flagText,
  id,
  idText,
  isoDay,
  kurus,
  listingBonus,
  nothing,
  pageOf,
  pageSize,
  priceBreak,
  shippingShare,
  termsKurus,
} from '../primitives.ts';

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
  /** The trade name of the seller, which buyers see. */
  sellerUsername: v.string(),
  companyType,
  cityName: v.string(),
  /** Points from 0 to 10 in tenths (94 = 9,4); null while the seller has none. */
  scoreTenths: v.nullable(v.number()),
  blueTickModel: v.object({ blueTickType }),
});
export type Seller = v.InferOutput<typeof seller>;

/**
 * The lowest price of all offers of a product and of those that last eight months or longer, where the two
 * differ; null where they are equal, and without an offer of the second kind.
 */
export const pricesByExpiry = v.nullable(v.object({ lowest: kurus, lowestLong: kurus }));
export type PricesByExpiry = v.InferOutput<typeof pricesByExpiry>;

/** Facts of one product in every list of products. */
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
  pricesByExpiry,
  productListingCount: v.number(),
  likedByUser: v.boolean(),
  /** The cheapest offer that can be bought now; null without one. */
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
      campaigns: v.array(campaignOffer),
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
  deliverySource,
  shippingFee: termsKurus,
  /** Value of goods of this seller from which shipping is free; null when it never is. */
  freeShippingFrom: v.nullable(termsKurus),
  shippingShare: v.nullable(shippingShare),
  minBasket: termsKurus,
  /** Parcels ordered before this Istanbul time leave today, `HH:MM`. */
  dispatchCutoff: v.string(),
  /** Whether parcels leave on Saturdays. */
  dispatchesOnSaturdays: v.boolean(),
  /** Working days of transport from the seller to the company that asks. */
  transitDays: v.number(),
  /** Units of this listing in the cart of the calling user. */
  inBasket: v.number(),
  priceBreaks: v.array(priceBreak),
  bonus: v.nullable(listingBonus),
  campaigns: v.array(campaignOffer),
});
export type Listing = v.InferOutput<typeof listing>;

const sort = v.pipe(
  v.string(),
  v.regex(/^[234]$/),
  v.transform(Number),
  v.picklist([sortOptions.mostAffordable, sortOptions.bestSeller, sortOptions.byPrice]),
);

const getCategoriesSchemas = {
  summary: 'The category tree.',
  request: nothing,
  result: v.array(category),
};

export const getCategories = defineCall<typeof getCategoriesSchemas>()({
  method: 'GET',
  path: 'Categories/GetCategories',
  encoding: 'query',
  access: 'public',
});

const getLocalWarehousesSchemas = {
  summary: 'The local warehouses of the buyer’s city and their pseudo category; nothing for the others.',
  request: nothing,
  result: v.object({
    category: v.nullable(v.object({ categoryId: id, categoryName: v.string() })),
    warehouses: v.array(
      v.object({
        sellerId: id,
        sellerUsername: v.string(),
        cityName: v.string(),
        /** Null where there are too few orders for a score. */
        scoreTenths: v.nullable(v.number()),
        minBasket: termsKurus,
        shippingFee: termsKurus,
        /** Value of goods from which delivery is free; null when it never is. */
        freeShippingFrom: v.nullable(termsKurus),
      }),
    ),
  }),
};

export const getLocalWarehouses = defineCall<typeof getLocalWarehousesSchemas>()({
  method: 'GET',
  path: 'Listings/GetLocalWarehouses',
  encoding: 'query',
  access: 'signedIn',
});

/** One to fifty values separated by commas; an item matches with any of them. */
const choices = <Item extends v.GenericSchema<string, unknown>>(item: Item) =>
  v.pipe(
    v.string(),
    v.maxLength(900),
    v.transform((text) => text.split(',')),
    v.array(item),
    v.maxLength(50),
  );

const priceText = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), kurus);

/** Number of products for each further choice, counted without the filter of that choice itself. */
export const facets = v.object({
  /** Categories below the chosen one, or beside it where there are none below. */
  categories: v.array(v.object({ categoryId: id, categoryName: v.string(), count: v.number() })),
  /** The brands with the most products, and the chosen ones. */
  brands: v.array(v.object({ brandId: id, brandName: v.string(), count: v.number() })),
  sellerTypes: v.array(v.object({ companyType, count: v.number() })),
  badges: v.array(v.object({ blueTickType: v.picklist([1, 2]), count: v.number() })),
  cities: v.array(v.object({ cityId: id, cityName: v.string(), count: v.number() })),
  highScore: v.number(),
  longExpiry: v.number(),
  discounted: v.number(),
  campaign: v.number(),
  freeShipping: v.number(),
  inStock: v.number(),
  /** The lowest and the highest price among the offers; null when there are none. */
  price: v.nullable(v.object({ min: kurus, max: kurus })),
});
export type Facets = v.InferOutput<typeof facets>;

const getProductListingsSchemas = {
  summary: 'Products with their best offer, filtered, sorted and paged.',
  request: v.strictObject({
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    /** The pseudo category 1234567890 of local warehouses only for users who see it, else 403. */
    categoryId: v.optional(idText),
    brandId: v.optional(choices(idText)),
    sellerId: v.optional(idText),
    sellerType: v.optional(choices(v.picklist(companyTypes))),
    /** 1 authorised, 2 official seller. */
    badge: v.optional(choices(v.pipe(v.picklist(['1', '2']), v.transform(Number), v.picklist([1, 2])))),
    cityId: v.optional(choices(idText)),
    /** Only offers that expire more than eight months from now, or never. */
    longExpiry: v.optional(flagText),
    /** Only sellers whose score is above 9,4. */
    highScore: v.optional(flagText),
    freeShipping: v.optional(flagText),
    discounted: v.optional(flagText),
    /** Only offers that a running campaign covers. */
    campaign: v.optional(flagText),
    /** Only offers of this campaign; together with a seller it needs the flag `sellerListingCampaignFilters`. */
    campaignCode: v.optional(campaignCode),
    /** Only offers that were approved for this special day. */
    specialDayId: v.optional(idText),
    /** Leaves out products without an offer now; any filter of offers does that as well. */
    inStock: v.optional(flagText),
    /** Kuruş, both included. */
    minPrice: v.optional(priceText),
    maxPrice: v.optional(priceText),
    sort: v.optional(sort),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: v.object({
    ...pageOf(productCard).entries,
    /** The name of the category, brand or seller that the list is about. */
    title: v.nullable(v.string()),
    breadcrumb: v.array(v.object({ categoryId: id, categoryName: v.string() })),
    /** Null after the first page, because the values do not change. */
    facets: v.nullable(facets),
  }),
};

export const getProductListings = defineCall<typeof getProductListingsSchemas>()({
  method: 'GET',
  path: 'Products/GetProductListings',
  encoding: 'query',
  access: 'signedIn',
});

const getProductDetailSchemas = {
  summary: 'A product with every offer that can be bought now.',
  request: v.strictObject({ productId: idText }),
  result: v.object({
    product: v.object({
      productId: id,
      productName: v.string(),
      brandId: id,
      brandName: v.string(),
      /** URL of the brand's logo; null for a brand without one. */
      brandLogoUrl: v.nullable(v.string()),
      barcode: v.string(),
      categories: v.array(v.object({ categoryId: id, categoryName: v.string() })),
      description: v.string(),
      form: v.string(),
      size: v.string(),
      vatRate: v.number(),
      psf: v.nullable(kurus),
      /** The number under which a medical device is registered in ÜTS; null for products that need no registration. */
      utsNumber: v.nullable(v.string()),
      productImageUrl: v.string(),
      /** Views of the pack, the front first. */
      pictures: v.array(v.object({ view: v.picklist(pictureViews), url: v.string() })),
      likedByUser: v.boolean(),
      /** Lowest price of the last 30 days and the day it was seen. */
      lowestPrice30Days: v.nullable(v.object({ price: kurus, day: isoDay })),
    }),
    listings: v.array(listing),
  }),
};

export const getProductDetail = defineCall<typeof getProductDetailSchemas>()({
  method: 'GET',
  path: 'Products/GetProductDetail',
  encoding: 'query',
  access: 'signedIn',
});

export const homeSection = v.object({
  key: v.picklist([
    'closeExpiry',
    'recommended',
    'bestSellers',
    'highlighted',
    'lastVisited',
    'campaign',
    'priceDrops',
  ]),
  title: v.string(),
  subtitle: v.string(),
  href: v.nullable(v.string()),
  products: v.array(v.object({ ...productCard.entries, soldLast7Days: v.number() })),
});

const getHomePageListingSectionsSchemas = {
  summary: 'The sections of the buyer home, and what this pharmacy needs today.',
  request: v.strictObject({
    /** Recently visited product ids as a comma list, at most 19, default 0 (specification §9). */
    lastVisited: v.optional(v.pipe(v.string(), v.regex(/^\d+(,\d+){0,18}$/)), '0'),
  }),
  result: v.object({
    /** Announcements at the top, shown one at a time. */
    sliders: v.array(
      v.object({
        sliderId: id,
        title: v.string(),
        text: v.string(),
        href: v.string(),
        /** Pack shots of the announced products, at most five. */
        productImageUrls: v.array(v.string()),
      }),
    ),
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
};

export const getHomePageListingSections = defineCall<typeof getHomePageListingSectionsSchemas>()({
  method: 'GET',
  path: 'Master/GetHomePageListingSections',
  encoding: 'query',
  access: 'signedIn',
});

export const catalogueCalls = {
  getCategories: withSchemas(getCategories, getCategoriesSchemas),
  getLocalWarehouses: withSchemas(getLocalWarehouses, getLocalWarehousesSchemas),
  getProductListings: withSchemas(getProductListings, getProductListingsSchemas),
  getProductDetail: withSchemas(getProductDetail, getProductDetailSchemas),
  getHomePageListingSections: withSchemas(getHomePageListingSections, getHomePageListingSectionsSchemas),
};
