import { recallStates } from '@havan/domain/recall';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { cursor, id, idText, instant, pageOf, pageSize } from '../../primitives.ts';

const recall = v.object({
  recallId: id,
  productId: id,
  productName: v.string(),
  barcode: v.string(),
  /** Null for every lot of the product. */
  lot: v.nullable(v.string()),
  reason: v.string(),
  state: v.picklist(recallStates),
  startedAt: instant,
  startedBy: v.nullable(v.string()),
  endedAt: v.nullable(instant),
  endReason: v.nullable(v.string()),
  /** Listings that were frozen. */
  listings: v.number(),
  /** Number of orders with units of it, and of those whose buyer has been notified. */
  orders: v.number(),
  notified: v.number(),
  buyers: v.number(),
  units: v.number(),
});
export type Recall = v.InferOutput<typeof recall>;

const lot = v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20)));

const previewRecallSchemas = {
  summary: 'What a recall of a product and lot would reach, and which lots of the product are known.',
  request: v.strictObject({
    barcode: v.pipe(v.string(), v.trim(), v.regex(/^\d{8,14}$/, 'Barkodu rakamla yazınız.')),
    lot: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20))),
  }),
  result: v.object({
    productId: id,
    productName: v.string(),
    lots: v.array(v.object({ lot: v.string(), listings: v.number(), units: v.number() })),
    listings: v.number(),
    orders: v.number(),
    buyers: v.number(),
    units: v.number(),
  }),
};
export const previewRecall = defineCall<typeof previewRecallSchemas>()({
  method: 'GET',
  path: 'Backoffice/PreviewRecall',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

const startRecallSchemas = {
  summary:
    'Recalls a product, or one lot of it: every listing is frozen at once, every seller and every buyer is notified.',
  request: v.strictObject({
    productId: id,
    lot,
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(10, 'Alıcının okuyacağı nedeni bir cümleyle yazın.'),
      v.maxLength(300, 'En fazla 300 karakter yazabilirsiniz.'),
    ),
  }),
  result: recall,
};
/** @throws `conflict` for a second recall of the same goods while one is open */
export const startRecall = defineCall<typeof startRecallSchemas>()({
  method: 'POST',
  path: 'Backoffice/StartRecall',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

const getRecallsSchemas = {
  summary: 'Recalls, the newest first.',
  request: v.strictObject({ cursor: v.optional(cursor), pageSize: v.optional(pageSize) }),
  result: pageOf(recall),
};
export const getRecalls = defineCall<typeof getRecallsSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetRecalls',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue', 'support'],
});

const getRecallSchemas = {
  summary: 'One recall with its progress and the orders that hold its units, a page at a time.',
  request: v.strictObject({
    recallId: idText,
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: v.object({
    recall,
    ...pageOf(
      v.object({
        orderId: id,
        buyer: v.string(),
        seller: v.string(),
        lot: v.string(),
        units: v.number(),
        orderedAt: instant,
        notifiedAt: v.nullable(instant),
      }),
    ).entries,
  }),
};
export const getRecall = defineCall<typeof getRecallSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetRecall',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue', 'support'],
});

const endRecallSchemas = {
  summary:
    'Ends a recall: the listings that it has frozen are freed, new ones are frozen no more, its buyers and sellers are notified.',
  request: v.strictObject({
    recallId: id,
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(3, 'Nedeni bir cümleyle yazın.'),
      v.maxLength(300, 'En fazla 300 karakter yazabilirsiniz.'),
    ),
  }),
  result: recall,
};
export const endRecall = defineCall<typeof endRecallSchemas>()({
  method: 'POST',
  path: 'Backoffice/EndRecall',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

export const recallCalls = {
  previewRecall: withSchemas(previewRecall, previewRecallSchemas),
  startRecall: withSchemas(startRecall, startRecallSchemas),
  getRecalls: withSchemas(getRecalls, getRecallsSchemas),
  getRecall: withSchemas(getRecall, getRecallSchemas),
  endRecall: withSchemas(endRecall, endRecallSchemas),
};
