import * as v from 'valibot';
import { basket } from './cart.ts';
import { defineCall, withSchemas } from '../call.ts';
import { id, instant, kurus, nothing, pricedText, quantity } from '../primitives.ts';

const getCartSummarySchemas = {
  summary: 'The basket in a few numbers, without its lines.',
  request: nothing,
  result: v.object({
    itemCount: v.number(),
    unitCount: v.number(),
    sellerCount: v.number(),
    /** Number of lines that cannot be bought: sold out, expired, withdrawn. */
    setAsideCount: v.number(),
    goodsTotal: kurus,
    shippingTotal: kurus,
    total: kurus,
    version: v.string(),
  }),
};

export const getCartSummary = defineCall<typeof getCartSummarySchemas>()({
  method: 'GET',
  path: 'BasketItems/Summary',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
});

/** Checks between a cart and its payment, in the order in which they are cleared. */
export const cartChecks = ['empty', 'changes', 'minimum', 'address'] as const;

const getCartChecklistSchemas = {
  summary: 'What must be put right before the basket can be paid, seller by seller.',
  request: nothing,
  result: v.object({
    canPay: v.boolean(),
    obstacles: v.array(
      v.object({
        check: v.picklist(cartChecks),
        message: pricedText,
        sellerId: v.nullable(id),
        listingIds: v.array(id),
      }),
    ),
  }),
};

export const getCartChecklist = defineCall<typeof getCartChecklistSchemas>()({
  method: 'GET',
  path: 'BasketItems/Checklist',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
});

/** Seller ids, separated by commas; absent for every seller in the cart. */
const sellerIdsText = v.optional(v.pipe(v.string(), v.regex(/^\d+(,\d+){0,99}$/)));

const getOrderSummarySchemas = {
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
        /** When the seller must hand over the parcel if the cart is paid now. */
        shipBy: instant,
      }),
    ),
    total: kurus,
  }),
};

export const getOrderSummary = defineCall<typeof getOrderSummarySchemas>()({
  method: 'GET',
  path: 'BasketItems/OrderSummary',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
});

const units = v.object({ listingId: id, productName: v.string(), count: quantity });

const getCrossCartSchemas = {
  summary:
    'How the same goods would cost less with the sellers of this basket, and offers for what cannot be bought.',
  request: nothing,
  result: v.object({
    /** Additional units of a seller that reduce its shipping fee so far that the total is lower. */
    topUps: v.array(
      v.object({
        sellerId: id,
        sellerUsername: v.string(),
        units: v.array(units),
        /** The shipping fee of the seller with these units. */
        shippingFee: kurus,
        saving: kurus,
      }),
    ),
    /** Lines that would cost less at another seller in the cart. */
    moves: v.array(
      v.object({
        from: units,
        toListingId: id,
        toSellerId: id,
        toSellerUsername: v.string(),
        saving: kurus,
      }),
    ),
    /** The cheapest offers for lines that cannot be bought. */
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
};

export const getCrossCart = defineCall<typeof getCrossCartSchemas>()({
  method: 'GET',
  path: 'BasketItems/CrossBasket',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
});

const applyCrossCartSchemas = {
  summary: 'Follows a hint of the cross basket: adds units, and takes out the lines that they replace.',
  request: v.strictObject({
    add: v.pipe(v.array(v.strictObject({ listingId: id, count: quantity })), v.minLength(1), v.maxLength(20)),
    remove: v.optional(v.pipe(v.array(id), v.maxLength(20)), []),
  }),
  result: basket,
};

export const applyCrossCart = defineCall<typeof applyCrossCartSchemas>()({
  method: 'POST',
  path: 'BasketItems/ApplyCrossBasket',
  encoding: 'json',
  access: 'buyer',
  area: 'cart',
  idempotent: true,
});

export const cartReadingCalls = {
  getCartSummary: withSchemas(getCartSummary, getCartSummarySchemas),
  getCartChecklist: withSchemas(getCartChecklist, getCartChecklistSchemas),
  getOrderSummary: withSchemas(getOrderSummary, getOrderSummarySchemas),
  getCrossCart: withSchemas(getCrossCart, getCrossCartSchemas),
  applyCrossCart: withSchemas(applyCrossCart, applyCrossCartSchemas),
};
