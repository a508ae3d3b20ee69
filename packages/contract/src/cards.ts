import * as v from 'valibot';
import { defineCall } from './call.ts';
import { id, nothing } from './primitives.ts';

/** A card that the bank keeps for the company; its number never reaches this API. */
export const savedCard = v.object({
  cardId: id,
  brand: v.picklist(['visa', 'mastercard', 'troy', 'amex']),
  lastFour: v.string(),
});
export type SavedCard = v.InferOutput<typeof savedCard>;

export const getSavedCards = defineCall({
  method: 'GET',
  path: 'Users/GetCards',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
  summary: 'The kept cards of the company, by brand and last four digits.',
  request: nothing,
  result: v.array(savedCard),
});

export const deleteSavedCard = defineCall({
  method: 'POST',
  path: 'Users/DeleteCard',
  encoding: 'json',
  access: 'buyer',
  area: 'cart',
  summary: 'Forgets a kept card, here and at the bank.',
  request: v.strictObject({ cardId: id }),
  result: v.array(savedCard),
});

export const cardCalls = { getSavedCards, deleteSavedCard };
