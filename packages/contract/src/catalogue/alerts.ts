import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { id, idText, kurus } from '../primitives.ts';

/** Events of a product of which a user wants notifications. */
export const productAlert = v.object({
  productId: id,
  priceDrop: v.boolean(),
  backInStock: v.boolean(),
  /** Highest price that triggers a notification; null notifies of every drop. */
  targetPrice: v.nullable(kurus),
});
export type ProductAlert = v.InferOutput<typeof productAlert>;

const getProductAlertSchemas = {
  summary: 'The alert that the user has on a product; null when there is none.',
  request: v.strictObject({ productId: idText }),
  result: v.nullable(productAlert),
};

export const getProductAlert = defineCall<typeof getProductAlertSchemas>()({
  method: 'GET',
  path: 'Users/ProductAlert',
  encoding: 'query',
  access: 'buyer',
  area: 'favorites',
});

const setProductAlertSchemas = {
  summary: 'Sets the alert on a product; with nothing to tell it is removed.',
  request: v.strictObject({
    productId: id,
    priceDrop: v.boolean(),
    backInStock: v.boolean(),
    targetPrice: v.nullable(v.pipe(kurus, v.minValue(1), v.maxValue(9_999_900))),
  }),
  result: v.nullable(productAlert),
};

export const setProductAlert = defineCall<typeof setProductAlertSchemas>()({
  method: 'POST',
  path: 'Users/ProductAlert',
  encoding: 'json',
  access: 'buyer',
  area: 'favorites',
});

const removeProductAlertSchemas = {
  summary: 'Removes the alert on a product.',
  request: v.strictObject({ productId: idText }),
  result: v.null(),
};

export const removeProductAlert = defineCall<typeof removeProductAlertSchemas>()({
  method: 'DELETE',
  path: 'Users/ProductAlert',
  encoding: 'query',
  access: 'buyer',
  area: 'favorites',
});

export const alertCalls = {
  getProductAlert: withSchemas(getProductAlert, getProductAlertSchemas),
  setProductAlert: withSchemas(setProductAlert, setProductAlertSchemas),
  removeProductAlert: withSchemas(removeProductAlert, removeProductAlertSchemas),
};
