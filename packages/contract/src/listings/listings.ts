import { shownListingStates, listingStates, listingViews } from '@havan/domain/listing';
import { priceBreaksMax } from '@havan/domain/listing-terms';
import { listingWarningCodes } from '@havan/domain/listing-warning';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import {
  cursor,
  id,
  idText,
  instant,
  isoDay,
  kurus,
  listingBonus,
  nothing,
  pageOf,
  pageSize,
  priceBreak,
} from '../primitives.ts';

/** Columns that the seller's table is sorted by; a leading `-` turns the order round. */
export const listingSorts = [
  '-updated',
  'updated',
  'name',
  '-name',
  'price',
  '-price',
  'stock',
  '-stock',
  'expiration',
  '-expiration',
  'sold',
  '-sold',
] as const;
export type ListingSort = (typeof listingSorts)[number];

const units = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000));

/** One listing as its seller sees it. */
export const sellerListing = v.object({
  listingId: id,
  productId: id,
  productName: v.string(),
  brandName: v.string(),
  barcode: v.string(),
  productImageUrl: v.string(),
  /** Recommended retail price; null where none is known. */
  psf: v.nullable(kurus),
  vatRate: v.number(),
  /** Of one unit, VAT included. */
  price: kurus,
  /** Units on the shelf, the reserved ones among them. */
  stock: v.number(),
  /** Units that wait in payments. */
  reserved: v.number(),
  expiration: v.nullable(isoDay),
  minQuantity: v.number(),
  maxQuantity: v.nullable(v.number()),
  packSize: v.number(),
  priceBreaks: v.array(priceBreak),
  bonus: v.nullable(listingBonus),
  /** The seller's purchase price of a unit; null where it was not entered. */
  cost: v.nullable(kurus),
  shelf: v.string(),
  lot: v.string(),
  state: v.picklist(listingStates),
  shownState: v.picklist(shownListingStates),
  suspendedReason: v.nullable(v.string()),
  /** Place among the offers of the product that can be bought now; null while this one cannot. */
  place: v.nullable(v.object({ rank: v.number(), of: v.number(), firstPrice: kurus })),
  /** Cheapest offer of others that can be bought now; null without one. */
  cheapestOther: v.nullable(kurus),
  /** Units sold in the last 30 days. */
  soldLastMonth: v.number(),
  /** How often buyers opened the page of its product in the last 30 days, but not before the listing existed. */
  viewedLastMonth: v.number(),
  /** The company's campaign that covers it now, the oldest of several; null without one. */
  campaign: v.nullable(v.object({ campaignId: id, title: v.string() })),
  /** Increases with each change by the seller; an edit contains the version that it was based on. */
  version: v.number(),
  updatedAt: instant,
});
export type SellerListing = v.InferOutput<typeof sellerListing>;

/** Which listings: of a tab, by text, brand, category, stock and expiry. */
export const listingFilter = v.strictObject({
  view: v.optional(v.picklist(listingViews)),
  q: v.optional(v.pipe(v.string(), v.maxLength(100))),
  brandId: v.optional(idText),
  categoryId: v.optional(idText),
  stockAtMost: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))),
  expiresFrom: v.optional(isoDay),
  expiresTo: v.optional(isoDay),
  /** In a running campaign of the company, or in none (flag `sellerListingCampaignFilters`). */
  campaign: v.optional(v.picklist(['in', 'out'])),
});

const getUserListingsSchemas = {
  summary: 'Listings of the company, a page at a time.',
  request: v.strictObject({
    ...listingFilter.entries,
    sort: v.optional(v.picklist(listingSorts)),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: pageOf(sellerListing),
};

export const getUserListings = defineCall<typeof getUserListingsSchemas>()({
  method: 'GET',
  path: 'Listings/GetUserListings',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
  key: 'listings.read',
});

const getListingStateCountsSchemas = {
  summary: 'How many listings stand in each tab.',
  request: nothing,
  result: v.object({
    all: v.number(),
    active: v.number(),
    passive: v.number(),
    suspended: v.number(),
    soldout: v.number(),
    expiring: v.number(),
    /** Listings on sale while another seller's offer of the product costs less. */
    behind: v.number(),
    /** Listings without a picture, a PSF or the expiry that other sellers of the product state. */
    incomplete: v.number(),
  }),
};

export const getListingStateCounts = defineCall<typeof getListingStateCountsSchemas>()({
  method: 'GET',
  path: 'Listings/GetStateCounts',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
  key: 'listings.read',
});

const getListingSchemas = {
  summary: 'One listing of the company with its history.',
  request: v.strictObject({ listingId: idText }),
  result: v.object({
    listing: sellerListing,
    history: v.array(
      v.object({
        at: instant,
        /** User who changed it; null for a job and for the platform. */
        by: v.nullable(v.string()),
        source: v.picklist(['screen', 'file', 'api', 'rule', 'job', 'platform']),
        changes: v.array(v.object({ field: v.string(), before: v.string(), after: v.string() })),
      }),
    ),
  }),
};

export const getListing = defineCall<typeof getListingSchemas>()({
  method: 'GET',
  path: 'Listings/GetListing',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
  key: 'listings.read',
});

/** The product of a scanned or typed barcode, and whether the company may list it. */
export const listableProduct = v.object({
  productId: id,
  productName: v.string(),
  brandName: v.string(),
  barcode: v.string(),
  productImageUrl: v.string(),
  psf: v.nullable(kurus),
  vatRate: v.number(),
  /** Why the company may not list it: the rule and its sentence; null when it may. */
  refusal: v.nullable(v.object({ code: v.string(), rule: v.string(), sentence: v.string() })),
  /** Listings of the company for it. */
  ownListings: v.array(sellerListing),
  /** Cheapest price on sale now; null without an offer. */
  cheapest: v.nullable(kurus),
  offers: v.number(),
  /** Up to fifty prices of other sellers on sale now, cheapest first: the place that a price would take. */
  otherPrices: v.array(kurus),
});
export type ListableProduct = v.InferOutput<typeof listableProduct>;

const getListableProductSchemas = {
  summary: 'Finds the product of a barcode and says whether the company may list it.',
  request: v.strictObject({ barcode: v.pipe(v.string(), v.maxLength(120)) }),
  result: v.object({ product: v.nullable(listableProduct) }),
};

export const getListableProduct = defineCall<typeof getListableProductSchemas>()({
  method: 'GET',
  path: 'Products/Permissions',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
  key: 'listings.read',
});

const expiration = v.nullable(isoDay);
const text20 = v.pipe(v.string(), v.trim(), v.maxLength(20));
const terms = {
  price: kurus,
  stock: units,
  expiration,
  minQuantity: v.optional(units),
  maxQuantity: v.optional(v.nullable(units)),
  packSize: v.optional(units),
  /** By ascending quantity; an empty list deletes the price breaks. */
  priceBreaks: v.optional(v.pipe(v.array(priceBreak), v.maxLength(priceBreaksMax + 1))),
  bonus: v.optional(v.nullable(listingBonus)),
  cost: v.optional(v.nullable(kurus)),
  shelf: v.optional(text20),
  lot: v.optional(text20),
};

const warning = v.object({ code: v.picklist(listingWarningCodes), sentence: v.string() });
const problem = v.object({ field: v.string(), code: v.string(), sentence: v.string() });

/**
 * Outcome of a row: `saved`; `asks` while a warning is not confirmed or the row changed meanwhile (`current` is its
 * current state, nothing was written); `refused` for terms or a product that the rules forbid.
 */
export const listingOutcome = v.variant('outcome', [
  v.object({ outcome: v.literal('saved'), listing: sellerListing }),
  v.object({
    outcome: v.literal('asks'),
    warnings: v.array(warning),
    /** The stock was sold from while another figure was typed. */
    stockConflict: v.nullable(
      v.object({ typed: v.number(), change: v.number(), changed: v.number(), sentence: v.string() }),
    ),
    /** Another tab or person changed the row. */
    isOutdated: v.boolean(),
    current: v.nullable(sellerListing),
  }),
  v.object({ outcome: v.literal('refused'), problems: v.array(problem) }),
]);
export type ListingOutcome = v.InferOutput<typeof listingOutcome>;

/** What a seller sets of a new listing besides its product. */
export const newListingTerms = v.strictObject({
  ...terms,
  /** Serials of the units, as they were scanned; kept for medical devices. */
  serials: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20))), v.maxLength(1000)),
  ),
});
export type NewListingTerms = v.InferOutput<typeof newListingTerms>;

/** Warnings that the seller has ticked. */
const ticked = v.optional(v.array(v.picklist(listingWarningCodes)));

const createListingSchemas = {
  summary:
    'Lists a product. The same product with the same expiry and lot adds to the stock of the listing that there is.',
  request: v.strictObject({
    productId: id,
    ...newListingTerms.entries,
    /** `passive` keeps it off the market until it is activated. */
    state: v.optional(v.picklist(['active', 'passive'])),
    ticked,
  }),
  result: listingOutcome,
};

export const createListing = defineCall<typeof createListingSchemas>()({
  method: 'POST',
  path: 'Listings/Create',
  encoding: 'json',
  access: 'seller',
  area: 'listings',
  right: 'sell',
  trades: true,
  idempotent: true,
  key: 'listings.write',
});

const listingEdit = v.strictObject({
  listingId: id,
  /** The version that was seen. */
  version: v.number(),
  /** The stock that was seen, for the question after a sale meanwhile. */
  seenStock: v.optional(units),
  changes: v.partial(v.strictObject(terms)),
  ticked,
});
export type ListingEdit = v.InferOutput<typeof listingEdit>;

const updateListingsSchemas = {
  summary: 'Changes up to two hundred listings, each row by itself, and answers each.',
  request: v.strictObject({ rows: v.pipe(v.array(listingEdit), v.minLength(1), v.maxLength(200)) }),
  result: v.object({ rows: v.array(v.object({ listingId: id, answer: listingOutcome })) }),
};

export const updateListings = defineCall<typeof updateListingsSchemas>()({
  method: 'POST',
  path: 'Listings/Update',
  encoding: 'json',
  access: 'seller',
  area: 'listings',
  right: 'sell',
  trades: true,
  idempotent: true,
  key: 'listings.write',
});

const listingIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(1000));
const rowAnswers = v.object({
  rows: v.array(v.object({ listingId: id, done: v.boolean(), sentence: v.nullable(v.string()) })),
});

const activateListingsSchemas = {
  summary: 'Puts listings on sale; each row is answered.',
  request: v.strictObject({ listingIds }),
  result: rowAnswers,
};

export const activateListings = defineCall<typeof activateListingsSchemas>()({
  method: 'POST',
  path: 'Listings/Active',
  encoding: 'json',
  access: 'seller',
  area: 'listings',
  right: 'sell',
  trades: true,
  idempotent: true,
  key: 'listings.write',
});

const passivateListingsSchemas = {
  summary: 'Takes listings off the market; each row is answered.',
  request: v.strictObject({ listingIds }),
  result: rowAnswers,
};

export const passivateListings = defineCall<typeof passivateListingsSchemas>()({
  method: 'POST',
  path: 'Listings/Passive',
  encoding: 'json',
  access: 'seller',
  area: 'listings',
  right: 'sell',
  idempotent: true,
  key: 'listings.write',
});

const deleteListingsSchemas = {
  summary: 'Deletes listings; what was ordered of them stays in the orders.',
  request: v.strictObject({ listingIds }),
  result: rowAnswers,
};

export const deleteListings = defineCall<typeof deleteListingsSchemas>()({
  method: 'POST',
  path: 'Listings/Delete',
  encoding: 'json',
  access: 'seller',
  area: 'listings',
  right: 'sell',
  idempotent: true,
  key: 'listings.write',
});

export const listingCalls = {
  getUserListings: withSchemas(getUserListings, getUserListingsSchemas),
  getListingStateCounts: withSchemas(getListingStateCounts, getListingStateCountsSchemas),
  getListing: withSchemas(getListing, getListingSchemas),
  getListableProduct: withSchemas(getListableProduct, getListableProductSchemas),
  createListing: withSchemas(createListing, createListingSchemas),
  updateListings: withSchemas(updateListings, updateListingsSchemas),
  activateListings: withSchemas(activateListings, activateListingsSchemas),
  passivateListings: withSchemas(passivateListings, passivateListingsSchemas),
  deleteListings: withSchemas(deleteListings, deleteListingsSchemas),
};
