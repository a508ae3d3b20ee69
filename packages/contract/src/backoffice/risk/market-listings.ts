import { listingStates } from '@havan/domain/listing';
import { riskCauses } from '@havan/domain/originality';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import {
  cursor,
  flagText,
  id,
  idText,
  instant,
  isoDay,
  kurus,
  nothing,
  pageOf,
  pageSize,
} from '../../primitives.ts';

/** A listing as operators see it. */
const marketListing = v.object({
  listingId: id,
  productId: id,
  productName: v.string(),
  brandName: v.string(),
  barcode: v.string(),
  sellerId: id,
  seller: v.string(),
  expiration: v.nullable(isoDay),
  lot: v.string(),
  price: kurus,
  stock: v.number(),
  state: v.picklist(listingStates),
  suspendedReason: v.nullable(v.string()),
});
export type MarketListing = v.InferOutput<typeof marketListing>;

const search = v.pipe(v.string(), v.trim(), v.maxLength(100));

/** Filter of listings: words of the product, its barcode, the id or name of the listing or its seller; a state. */
const filterFields = {
  search: v.optional(search),
  state: v.optional(v.picklist(listingStates)),
};

const findMarketListingsSchemas = {
  summary: 'Listings of all sellers, the newest first, by product, barcode, number, brand or seller.',
  request: v.strictObject({
    ...filterFields,
    sellerId: v.optional(idText),
    /** Only listings with stock. */
    inStock: v.optional(flagText),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: pageOf(marketListing),
};
export const findMarketListings = defineCall<typeof findMarketListingsSchemas>()({
  method: 'GET',
  path: 'Backoffice/FindListings',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

/** Listings selected by number, or all listings that a search finds. */
const selection = v.variant('by', [
  v.strictObject({
    by: v.literal('ids'),
    listingIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(1000)),
  }),
  v.strictObject({
    by: v.literal('filter'),
    ...filterFields,
    search,
    sellerId: v.optional(id),
    inStock: v.optional(v.boolean()),
  }),
]);
export type ListingSelection = v.InferOutput<typeof selection>;
const action = v.picklist(['suspend', 'free']);

const previewListingActSchemas = {
  summary: 'How many listings of how many sellers an act would change.',
  request: v.strictObject({ action, selection }),
  result: v.object({
    listings: v.number(),
    sellers: v.number(),
    /** Number of suspended listings that stay suspended because of a recall. */
    recalled: v.number(),
  }),
};
export const previewListingAct = defineCall<typeof previewListingActSchemas>()({
  method: 'POST',
  path: 'Backoffice/PreviewListingAct',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

const actOnListingsSchemas = {
  summary:
    'Suspends or frees listings for a reason of the list, if it still changes as many as the operator has been shown.',
  request: v.strictObject({
    action,
    selection,
    reasonId: v.pipe(v.string(), v.maxLength(40)),
    note: v.pipe(v.string(), v.trim(), v.maxLength(400, 'En fazla 400 karakter yazabilirsiniz.')),
    /** Number of listings in the preview. */
    listings: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
  result: v.object({ listings: v.number(), sellers: v.number() }),
};
/** A repeated call changes no further listing. */
export const actOnListings = defineCall<typeof actOnListingsSchemas>()({
  method: 'POST',
  path: 'Backoffice/ActOnListings',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

const riskMark = v.object({
  markId: id,
  /** Kind of the marked thing: a brand, a category with its subcategories, or one product. */
  of: v.picklist(['brand', 'category', 'product']),
  name: v.string(),
  cause: v.picklist(riskCauses),
  note: v.string(),
  markedAt: instant,
  markedBy: v.nullable(v.string()),
  /** Number of listings that need an invoice because of the mark, and of those without one yet. */
  listings: v.number(),
  missing: v.number(),
});
export type RiskMark = v.InferOutput<typeof riskMark>;

const getRiskMarksSchemas = {
  summary: 'What is marked as risky.',
  request: nothing,
  result: v.object({ marks: v.array(riskMark) }),
};
export const getRiskMarks = defineCall<typeof getRiskMarksSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetRiskMarks',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

const findRiskTargetsSchemas = {
  summary:
    'Brands, categories and products whose name holds the words, each with the listings that a mark would reach.',
  request: v.strictObject({ search: v.pipe(search, v.minLength(2, 'En az iki harf yazınız.')) }),
  result: v.object({
    targets: v.array(
      v.object({
        of: v.picklist(['brand', 'category', 'product']),
        id,
        name: v.string(),
        listings: v.number(),
      }),
    ),
  }),
};
export const findRiskTargets = defineCall<typeof findRiskTargetsSchemas>()({
  method: 'GET',
  path: 'Backoffice/FindRiskTargets',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

const markRiskSchemas = {
  summary: 'Marks a brand, a category or a product as risky: its listings need a purchase invoice.',
  request: v.strictObject({
    of: v.picklist(['brand', 'category', 'product']),
    id,
    note: v.pipe(v.string(), v.trim(), v.maxLength(400, 'En fazla 400 karakter yazabilirsiniz.')),
  }),
  result: v.object({ marks: v.array(riskMark) }),
};
export const markRisk = defineCall<typeof markRiskSchemas>()({
  method: 'POST',
  path: 'Backoffice/MarkRisk',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

const liftRiskMarkSchemas = {
  summary: 'Lifts a mark: nothing more is asked, and listings that it has suspended are freed.',
  request: v.strictObject({ markId: id }),
  result: v.object({ marks: v.array(riskMark) }),
};
export const liftRiskMark = defineCall<typeof liftRiskMarkSchemas>()({
  method: 'POST',
  path: 'Backoffice/LiftRiskMark',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

export const marketListingCalls = {
  findMarketListings: withSchemas(findMarketListings, findMarketListingsSchemas),
  previewListingAct: withSchemas(previewListingAct, previewListingActSchemas),
  actOnListings: withSchemas(actOnListings, actOnListingsSchemas),
  getRiskMarks: withSchemas(getRiskMarks, getRiskMarksSchemas),
  findRiskTargets: withSchemas(findRiskTargets, findRiskTargetsSchemas),
  markRisk: withSchemas(markRisk, markRiskSchemas),
  liftRiskMark: withSchemas(liftRiskMark, liftRiskMarkSchemas),
};
