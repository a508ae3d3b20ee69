import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { orderDetail } from './orders.ts';
import { id } from '../primitives.ts';

const score = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10));
const comment = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)));

const rateOrderSchemas = {
  summary: 'The buyer judges the seller and, if it likes, the products of a completed order: 0 to 10, once.',
  request: v.strictObject({
    orderId: id,
    score,
    comment,
    products: v.optional(v.pipe(v.array(v.strictObject({ lineNo: id, score, comment })), v.maxLength(100))),
  }),
  result: orderDetail,
};

export const rateOrder = defineCall<typeof rateOrderSchemas>()({
  method: 'POST',
  path: 'Orders/Rate',
  encoding: 'json',
  access: 'buyer',
  area: 'orders',
  right: 'buy',
  idempotent: true,
});

const reorderSchemas = {
  summary: 'Puts the goods of an order into the basket again, each line answered for itself.',
  request: v.strictObject({ orderId: id }),
  result: v.object({
    added: v.number(),
    lines: v.array(
      v.object({
        lineNo: v.number(),
        productId: id,
        productName: v.string(),
        /** Units that lie in the basket now; 0 when the line was refused. */
        quantity: v.number(),
        /** Why it was refused or changed; null when all is as it was. */
        message: v.nullable(v.string()),
      }),
    ),
  }),
};

export const reorder = defineCall<typeof reorderSchemas>()({
  method: 'POST',
  path: 'Orders/Reorder',
  encoding: 'json',
  access: 'buyer',
  area: 'cart',
});

export const orderAfterCalls = {
  rateOrder: withSchemas(rateOrder, rateOrderSchemas),
  reorder: withSchemas(reorder, reorderSchemas),
};
