import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { id, nothing } from '../primitives.ts';

/** A card that the bank keeps for the company; its number never reaches this API. */
export const savedCard = v.object({
  cardId: id,
  brand: v.picklist(['visa', 'mastercard', 'troy', 'amex']),
  lastFour: v.string(),
});
export type SavedCard = v.InferOutput<typeof savedCard>;

const getSavedCardsSchemas = {
  summary: 'The kept cards of the company, by brand and last four digits.',
  request: nothing,
  result: v.array(savedCard),
};

export const getSavedCards = defineCall<typeof getSavedCardsSchemas>()({
  method: 'GET',
  path: 'Users/GetCards',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
  right: 'buy',
});

const deleteSavedCardSchemas = {
  summary: 'Forgets a kept card, here and at the bank.',
  request: v.strictObject({ cardId: id }),
  result: v.array(savedCard),
};

export const deleteSavedCard = defineCall<typeof deleteSavedCardSchemas>()({
  method: 'POST',
  path: 'Users/DeleteCard',
  encoding: 'json',
  access: 'buyer',
  area: 'cart',
  right: 'buy',
});

export const cardCalls = {
  getSavedCards: withSchemas(getSavedCards, getSavedCardsSchemas),
  deleteSavedCard: withSchemas(deleteSavedCard, deleteSavedCardSchemas),
};
