import { orderStates } from '@havan/domain/order';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, id, instant, isoDay, kurus, pageSize } from '../primitives.ts';

const feedOrder = v.object({
  orderId: id,
  state: v.picklist(orderStates),
  createdAt: instant,
  changedAt: instant,
  shipBy: instant,
  total: kurus,
  buyerName: v.string(),
  lines: v.array(
    v.object({
      lineNo: v.number(),
      listingId: id,
      productId: id,
      productName: v.string(),
      barcode: v.string(),
      expiration: v.nullable(isoDay),
      quantity: v.number(),
      unitPrice: kurus,
      vatRate: v.number(),
      lineTotal: kurus,
    }),
  ),
});
export type FeedOrder = v.InferOutput<typeof feedOrder>;

const getOrderFeedSchemas = {
  summary:
    'Orders that the company has received, in the order of their changes: whoever goes on from the last cursor misses none.',
  request: v.strictObject({
    /** Where the last answer ended; left out, from the beginning. */
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: v.object({
    items: v.array(feedOrder),
    /** To be kept and sent next time, also where nothing has come. */
    cursor,
    /** Whether more is there now. */
    hasMore: v.boolean(),
  }),
};

export const getOrderFeed = defineCall<typeof getOrderFeedSchemas>()({
  method: 'GET',
  path: 'Orders/Feed',
  encoding: 'query',
  access: 'seller',
  area: 'orders',
  key: 'orders.read',
});

export const orderFeedCalls = { getOrderFeed: withSchemas(getOrderFeed, getOrderFeedSchemas) };
