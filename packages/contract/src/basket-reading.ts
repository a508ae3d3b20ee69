import * as v from 'valibot';
import { basket } from './basket.ts';
import { defineCall } from './call.ts';
import { id, instant, kurus, nothing, quantity } from './primitives.ts';

export const getBasketSummary = defineCall({
  method: 'GET',
  path: 'BasketItems/Summary',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
  summary: 'The basket in a few numbers, without its lines.',
  request: nothing,
  result: v.object({
    itemCount: v.number(),
    unitCount: v.number(),
    sellerCount: v.number(),
    /** Lines that wait beside the basket: sold out, expired, withdrawn. */
    setAsideCount: v.number(),
    goodsTotal: kurus,
    shippingTotal: kurus,
    total: kurus,
    version: v.string(),
  }),
});

/** What can stand between a basket and its payment, in the order in which it is put right. */
export const basketChecks = ['empty', 'changes', 'minimum', 'address'] as const;

export const getBasketChecklist = defineCall({
  method: 'GET',
  path: 'BasketItems/Checklist',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
  summary: 'What must be put right before the basket can be paid, seller by seller.',
  request: nothing,
  result: v.object({
    canPay: v.boolean(),
    obstacles: v.array(
      v.object({
        check: v.picklist(basketChecks),
        message: v.string(),
        sellerId: v.nullable(id),
        listingIds: v.array(id),
      }),
    ),
  }),
});

/** Seller ids as a comma list; left out it means every seller of the basket. */
const sellerIdsText = v.optional(v.pipe(v.string(), v.regex(/^\d+(,\d+){0,99}$/)));

export const getOrderSummary = defineCall({
  method: 'GET',
  path: 'BasketItems/OrderSummary',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
  summary: 'The orders that the basket would become, one a seller, with their sums.',
  request: v.strictObject({ sellerIds: sellerIdsText }),
  result: v.object({
    orders: v.array(
      v.object({
        sellerId: id,
        sellerUsername: v.string(),
        lineCount: v.number(),
        goodsTotal: kurus,
        shippingFee: kurus,
        vatTotal: kurus,
        total: kurus,
        /** When the seller would have to hand over the parcel if it were paid now. */
        shipBy: instant,
      }),
    ),
    total: kurus,
  }),
});

const units = v.object({ listingId: id, productName: v.string(), count: quantity });

export const getCrossBasket = defineCall({
  method: 'GET',
  path: 'BasketItems/CrossBasket',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
  summary:
    'How the same goods would cost less with the sellers of this basket, and offers for what cannot be bought.',
  request: nothing,
  result: v.object({
    /** A few more units of a seller, by which its shipping becomes free and the whole cheaper. */
    topUps: v.array(
      v.object({ sellerId: id, sellerUsername: v.string(), units: v.array(units), saving: kurus }),
    ),
    /** A line that would cost less from another seller whose parcel comes anyway. */
    moves: v.array(
      v.object({
        from: units,
        toListingId: id,
        toSellerId: id,
        toSellerUsername: v.string(),
        saving: kurus,
      }),
    ),
    /** The cheapest offer for a line that waits beside the basket. */
    replacements: v.array(
      v.object({
        listingId: id,
        offerListingId: id,
        sellerUsername: v.string(),
        unitPrice: kurus,
        count: quantity,
      }),
    ),
  }),
});

export const applyCrossBasket = defineCall({
  method: 'POST',
  path: 'BasketItems/ApplyCrossBasket',
  encoding: 'json',
  access: 'buyer',
  area: 'cart',
  idempotent: true,
  summary: 'Follows a hint of the cross basket: adds units, and takes out the lines that they replace.',
  request: v.strictObject({
    add: v.pipe(v.array(v.strictObject({ listingId: id, count: quantity })), v.minLength(1), v.maxLength(20)),
    remove: v.optional(v.pipe(v.array(id), v.maxLength(20)), []),
  }),
  result: basket,
});

export const basketReadingCalls = {
  getBasketSummary,
  getBasketChecklist,
  getOrderSummary,
  getCrossBasket,
  applyCrossBasket,
};
