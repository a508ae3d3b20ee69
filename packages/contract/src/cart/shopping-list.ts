import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { id, instant, kurus, nothing, quantity } from '../primitives.ts';

/** Largest number of products on the list of a company: as many as one search of the smart cart accepts. */
export const shoppingListLimit = 500;

const shoppingListItem = v.object({
  productId: id,
  productName: v.string(),
  brandName: v.string(),
  productImageUrl: v.string(),
  quantity: v.number(),
  addedAt: instant,
  /** User who added it. */
  addedBy: v.string(),
  /** Offers that can be bought now, and the price of the cheapest. */
  productListingCount: v.number(),
  productListingMinPrice: v.nullable(kurus),
});

const list = v.object({ items: v.array(shoppingListItem) });

const getShoppingListSchemas = {
  summary: 'What the members of the company have written down to buy, the newest first.',
  request: nothing,
  result: list,
};

export const getShoppingList = defineCall<typeof getShoppingListSchemas>()({
  method: 'GET',
  path: 'ShoppingListItems/GetItems',
  encoding: 'query',
  access: 'buyer',
  area: 'smartCart',
});

const saveShoppingListItemSchemas = {
  summary: 'Writes a product down with a quantity; writing it down again changes the quantity.',
  request: v.strictObject({ productId: id, quantity }),
  result: list,
};

/** @throws `recordNotFound` for a product that is not sold here, and when the list is full */
export const saveShoppingListItem = defineCall<typeof saveShoppingListItemSchemas>()({
  method: 'POST',
  path: 'ShoppingListItems/Save',
  encoding: 'json',
  access: 'buyer',
  area: 'smartCart',
});

const deleteShoppingListItemsSchemas = {
  summary: 'Takes products off the list.',
  request: v.strictObject({
    productIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(shoppingListLimit)),
  }),
  result: list,
};

export const deleteShoppingListItems = defineCall<typeof deleteShoppingListItemsSchemas>()({
  method: 'POST',
  path: 'ShoppingListItems/Delete',
  encoding: 'json',
  access: 'buyer',
  area: 'smartCart',
});

export const shoppingListCalls = {
  getShoppingList: withSchemas(getShoppingList, getShoppingListSchemas),
  saveShoppingListItem: withSchemas(saveShoppingListItem, saveShoppingListItemSchemas),
  deleteShoppingListItems: withSchemas(deleteShoppingListItems, deleteShoppingListItemsSchemas),
};
