import { listingWarningCodes } from '@havan/domain/listing-warning';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, id, instant, isoDay, pageOf, pageSize } from '../primitives.ts';
import { listingFilter } from './listings.ts';

/** Most listings that a selection may name; a larger choice is a filter. */
export const selectedListingsMax = 1000;

const listingIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(selectedListingsMax));

/** Choice of listings: those with the given ids, or all of a filter of the table. */
const bulkTarget = v.variant('by', [
  v.strictObject({ by: v.literal('selection'), listingIds }),
  v.strictObject({ by: v.literal('filter'), filter: listingFilter }),
]);
export type BulkTarget = v.InferInput<typeof bulkTarget>;

const unitChange = v.pipe(v.number(), v.safeInteger(), v.minValue(-99_999), v.maxValue(99_999));

/** Change of each of them. */
export const bulkChange = v.variant('kind', [
  /** A price, an amount, a share or a rule as it is typed: `149,90`, `+%10`, `−2,5`, `=PSF*0,72`. */
  v.strictObject({ kind: v.literal('price'), text: v.pipe(v.string(), v.maxLength(60)) }),
  /** Units in stock: `set` to this number, or `add` this number (negative to reduce). */
  v.strictObject({ kind: v.literal('stock'), way: v.picklist(['set', 'add']), units: unitChange }),
  v.strictObject({ kind: v.literal('expiration'), expiration: v.nullable(isoDay) }),
  v.strictObject({ kind: v.literal('state'), state: v.picklist(['active', 'passive']) }),
  v.strictObject({ kind: v.literal('delete') }),
]);
export type BulkChange = v.InferInput<typeof bulkChange>;

/** A value before and after, as text. */
const bulkSample = v.object({
  listingId: id,
  productName: v.string(),
  expiration: v.nullable(isoDay),
  before: v.string(),
  after: v.string(),
});
const bulkRefusal = v.object({ listingId: id, productName: v.string(), sentence: v.string() });
export type BulkRefusal = v.InferOutput<typeof bulkRefusal>;

const bulkPreview = v.object({
  total: v.number(),
  changed: v.number(),
  /** Number of listings that have this value already. */
  same: v.number(),
  refused: v.number(),
  /** Sum of price times stock of the changed listings, in kuruş, before and after. */
  worth: v.object({ before: v.number(), after: v.number() }),
  /** Probable slips, each with the number of its listings and one of its sentences. */
  warnings: v.array(
    v.object({ code: v.picklist(listingWarningCodes), count: v.number(), sentence: v.string() }),
  ),
  /** The first twenty changed listings. */
  samples: v.array(bulkSample),
  /** The first hundred that cannot be changed, each with its reason. */
  refusals: v.array(bulkRefusal),
});
export type BulkPreview = v.InferOutput<typeof bulkPreview>;

const bulkPreviewSchemas = {
  summary: 'Says what a change of many listings would do; nothing is written.',
  request: v.strictObject({ target: bulkTarget, change: bulkChange }),
  result: bulkPreview,
};

export const previewListingBatch = defineCall<typeof bulkPreviewSchemas>()({
  method: 'POST',
  path: 'Listings/BulkPreview',
  encoding: 'json',
  access: 'seller',
  area: 'listings',
  right: 'sell',
});

export const listingBatchStates = ['running', 'done', 'undoing', 'undone'] as const;

/** A change of many listings at once, with its progress. */
const listingBatch = v.object({
  batchId: v.string(),
  kind: v.picklist(['price', 'stock', 'expiration', 'state', 'delete']),
  /** The requested change: `Fiyat +%10`. */
  summary: v.string(),
  state: v.picklist(listingBatchStates),
  total: v.number(),
  /** Number of processed listings. */
  done: v.number(),
  changed: v.number(),
  refused: v.number(),
  /** Number of listings that an undo has restored, and of those that it skipped because they had changed since. */
  undone: v.number(),
  kept: v.number(),
  by: v.string(),
  createdAt: instant,
  /** Until when it can be undone; null when it cannot, or no longer. */
  undoUntil: v.nullable(instant),
});
export type ListingBatch = v.InferOutput<typeof listingBatch>;

const bulkApplySchemas = {
  summary:
    'Changes many listings at once. A thousand are done with the answer, more go on by themselves; the batch tells how far.',
  request: v.strictObject({
    target: bulkTarget,
    change: bulkChange,
    /** Warnings that the seller has confirmed; a listing with another one is skipped. */
    ticked: v.optional(v.array(v.picklist(listingWarningCodes))),
  }),
  result: listingBatch,
};

export const applyListingBatch = defineCall<typeof bulkApplySchemas>()({
  method: 'POST',
  path: 'Listings/BulkApply',
  encoding: 'json',
  access: 'seller',
  area: 'listings',
  right: 'sell',
  idempotent: true,
});

const batchId = v.pipe(v.string(), v.uuid());

const undoBatchSchemas = {
  summary:
    'Puts back what a batch has changed, for ten minutes; listings that changed since are left and told.',
  request: v.strictObject({ batchId }),
  result: listingBatch,
};

export const undoListingBatch = defineCall<typeof undoBatchSchemas>()({
  method: 'POST',
  path: 'Listings/UndoBatch',
  encoding: 'json',
  access: 'seller',
  area: 'listings',
  right: 'sell',
  idempotent: true,
});

const getBatchesSchemas = {
  summary: 'Changes of many listings of the company in the last thirty days, the newest first.',
  request: v.strictObject({ cursor: v.optional(cursor), pageSize: v.optional(pageSize) }),
  result: pageOf(listingBatch),
};

export const getListingBatches = defineCall<typeof getBatchesSchemas>()({
  method: 'GET',
  path: 'Listings/GetBatches',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
});

const getBatchSchemas = {
  summary:
    'One change of many listings with the first hundred that were refused or left, each with its reason.',
  request: v.strictObject({ batchId }),
  result: v.object({ batch: listingBatch, left: v.array(bulkRefusal) }),
};

export const getListingBatch = defineCall<typeof getBatchSchemas>()({
  method: 'GET',
  path: 'Listings/GetBatch',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
});

export const listingBulkCalls = {
  previewListingBatch: withSchemas(previewListingBatch, bulkPreviewSchemas),
  applyListingBatch: withSchemas(applyListingBatch, bulkApplySchemas),
  undoListingBatch: withSchemas(undoListingBatch, undoBatchSchemas),
  getListingBatches: withSchemas(getListingBatches, getBatchesSchemas),
  getListingBatch: withSchemas(getListingBatch, getBatchSchemas),
};
