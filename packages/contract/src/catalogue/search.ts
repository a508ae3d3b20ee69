import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { blueTickType, companyType } from '../bootstrap/basic-infos.ts';
import { pricesByExpiry } from './catalogue.ts';
import { done, id, kurus, nothing } from '../primitives.ts';

/** Keyword of a search: 3 to 100 characters (specification §5, §9). */
export const keyword = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(100));

export const productHit = v.object({
  id,
  productId: id,
  name: v.string(),
  /** The name in parts; a part that matched is marked. The wire carries no HTML. */
  highlightedName: v.array(v.object({ text: v.string(), hit: v.boolean() })),
  barcode: v.string(),
  brand: v.object({ name: v.string() }),
  categoryName: v.string(),
  productImageUrl: v.string(),
  productListingCount: v.number(),
  productListingMinPrice: v.nullable(kurus),
  pricesByExpiry,
});
export type ProductHit = v.InferOutput<typeof productHit>;

const searchByKeywordSchemas = {
  summary:
    'Products, prescription products, sellers and brands for a keyword; at most 150, 150, 100 and 100.',
  request: v.strictObject({ keyword }),
  result: v.object({
    searchId: v.string(),
    parameters: v.array(v.object({ queryId: v.string() })),
    products: v.array(productHit),
    /** Medicines: found, never sold here; `productLink` leads to the sister site. */
    rxProducts: v.array(v.object({ id, name: v.string(), barcode: v.string(), productLink: v.string() })),
    sellers: v.array(
      v.object({
        sellerId: id,
        sellerUsername: v.string(),
        sellerListingCount: v.number(),
        sellerActiveAccountType: v.string(),
        sellerCompanyType: companyType,
        blueTickModel: v.object({ blueTickType }),
      }),
    ),
    brands: v.array(v.object({ brandId: id, brandName: v.string(), brandListingCount: v.number() })),
  }),
};

export const searchByKeyword = defineCall<typeof searchByKeywordSchemas>()({
  method: 'GET',
  path: 'Master/SearchByKeyword',
  encoding: 'query',
  access: 'signedIn',
});

const headerSearchClickSchemas = {
  summary: 'Records which hit was opened.',
  request: v.strictObject({
    queryId: v.pipe(v.string(), v.maxLength(100)),
    index: v.picklist(['products', 'rxProducts', 'sellers', 'brands']),
    id,
    position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)),
  }),
  result: done,
};

export const headerSearchClick = defineCall<typeof headerSearchClickSchemas>()({
  method: 'POST',
  path: 'Master/HeaderSearchClick',
  encoding: 'json',
  access: 'signedIn',
});

const createSearchEventSchemas = {
  summary: 'Records what was done with the result of a search (specification §7).',
  request: v.strictObject({
    searchId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    dataType: v.picklist(['product', 'rxProduct', 'seller', 'brand', 'list', 'advert']),
    data: v.pipe(v.string(), v.maxLength(200)),
    eventName: v.picklist(['click']),
  }),
  result: done,
};

export const createSearchEvent = defineCall<typeof createSearchEventSchemas>()({
  method: 'POST',
  path: 'Master/createSearchEvent',
  encoding: 'json',
  access: 'signedIn',
});

const getSearchAdvertSchemas = {
  summary: 'The advert beneath the suggestions of the search; null when none runs.',
  request: nothing,
  result: v.nullable(v.object({ advertText: v.string(), href: v.nullable(v.string()) })),
};

export const getSearchAdvert = defineCall<typeof getSearchAdvertSchemas>()({
  method: 'GET',
  path: 'Master/GetSearchAdvert',
  encoding: 'query',
  access: 'signedIn',
});

export const searchCalls = {
  searchByKeyword: withSchemas(searchByKeyword, searchByKeywordSchemas),
  headerSearchClick: withSchemas(headerSearchClick, headerSearchClickSchemas),
  createSearchEvent: withSchemas(createSearchEvent, createSearchEventSchemas),
  getSearchAdvert: withSchemas(getSearchAdvert, getSearchAdvertSchemas),
};
