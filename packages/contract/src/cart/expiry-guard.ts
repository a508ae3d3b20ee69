import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { done, id } from '../primitives.ts';

const guardSchemas = {
  summary:
    'Lines of the basket, or of a list, whose quantity would outlast its expiry at the pace of the own purchases.',
  request: v.strictObject({
    /** `listingId:quantity`, separated by commas; absent for the cart. */
    lines: v.optional(
      v.pipe(v.string(), v.maxLength(4000), v.regex(/^\d{1,15}:\d{1,6}(,\d{1,15}:\d{1,6}){0,199}$/)),
    ),
  }),
  result: v.object({
    warnings: v.array(
      v.object({
        listingId: id,
        productId: id,
        quantity: v.number(),
        monthlyUnits: v.number(),
        monthsOfUse: v.number(),
        monthsLeft: v.number(),
        /** The largest buyable quantity that is used up before the expiry; null when there is none. */
        fitting: v.nullable(v.number()),
      }),
    ),
  }),
};

export const getExpiryGuard = defineCall<typeof guardSchemas>()({
  method: 'GET',
  path: 'BasketItems/ExpiryGuard',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
});

const setGuardSchemas = {
  summary: 'Switches the warning off for a product, or on again.',
  request: v.strictObject({ productId: id, isOn: v.boolean() }),
  result: done,
};

export const setExpiryGuard = defineCall<typeof setGuardSchemas>()({
  method: 'POST',
  path: 'BasketItems/SetExpiryGuard',
  encoding: 'json',
  access: 'buyer',
  area: 'cart',
  right: 'buy',
});

export const expiryGuardCalls = {
  getExpiryGuard: withSchemas(getExpiryGuard, guardSchemas),
  setExpiryGuard: withSchemas(setExpiryGuard, setGuardSchemas),
};
