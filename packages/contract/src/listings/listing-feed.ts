import { priceBreaksMax } from '@havan/domain/listing-terms';
import { listingWarningCodes } from '@havan/domain/listing-warning';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { id, isoDay, kurus, listingBonus, priceBreak } from '../primitives.ts';

/** Largest number of rows in one request of the feed. */
export const feedRowsMax = 1000;

const units = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000));
const text20 = v.pipe(v.string(), v.trim(), v.maxLength(20));

const feedRow = v.strictObject({
  barcode: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  /** The new number of units in stock, including those in payments. */
  stock: v.optional(units),
  /** Price of one unit, VAT included; a barcode without a listing requires it, and the stock. */
  price: v.optional(kurus),
  /** When absent, the row concerns the only listing of the barcode. */
  expiration: v.optional(v.nullable(isoDay)),
  lot: v.optional(text20),
  minQuantity: v.optional(units),
  maxQuantity: v.optional(v.nullable(units)),
  packSize: v.optional(units),
  /** By ascending quantity; an empty list deletes the price breaks, as null deletes the bonus. */
  priceBreaks: v.optional(v.pipe(v.array(priceBreak), v.maxLength(priceBreaksMax + 1))),
  bonus: v.optional(v.nullable(listingBonus)),
  cost: v.optional(v.nullable(kurus)),
  shelf: v.optional(text20),
});
export type FeedRow = v.InferInput<typeof feedRow>;

export const feedOutcomes = ['created', 'updated', 'unchanged', 'asks', 'refused'] as const;

const feedAnswer = v.object({
  /** Place of the row in the request, from 0. */
  row: v.number(),
  barcode: v.string(),
  /** `asks`: a warning was not confirmed, and nothing was written. */
  outcome: v.picklist(feedOutcomes),
  listingId: v.nullable(id),
  /** Code of the problem or the warning; null for a written row. */
  code: v.nullable(v.string()),
  sentence: v.nullable(v.string()),
});
export type FeedAnswer = v.InferOutput<typeof feedAnswer>;

const feedListingsSchemas = {
  summary:
    'Writes stock and prices by barcode, up to a thousand rows, and answers each; sent again it changes nothing.',
  request: v.strictObject({
    rows: v.pipe(v.array(feedRow), v.minLength(1), v.maxLength(feedRowsMax)),
    /** Warnings that the program confirms. */
    ticked: v.optional(v.array(v.picklist(listingWarningCodes))),
  }),
  result: v.object({ rows: v.array(feedAnswer) }),
};

export const feedListings = defineCall<typeof feedListingsSchemas>()({
  method: 'POST',
  path: 'Listings/Feed',
  encoding: 'json',
  access: 'seller',
  area: 'listings',
  right: 'sell',
  trades: true,
  idempotent: true,
  key: 'listings.write',
});

export const listingFeedCalls = { feedListings: withSchemas(feedListings, feedListingsSchemas) };
