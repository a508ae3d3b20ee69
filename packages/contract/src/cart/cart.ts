import { cartNotices } from '@havan/domain/cart';
import * as v from 'valibot';
import { campaignOffer } from '../catalogue/campaigns.ts';
import { seller } from '../catalogue/catalogue.ts';
import { defineCall, withSchemas } from '../call.ts';
import { deliverySource } from '../identity/delivery-info.ts';
import {
  id,
  isoDay,
  kurus,
  listingBonus,
  nothing,
  priceBreak,
  quantity,
  shippingShare,
} from '../primitives.ts';

export const cartLine = v.object({
  listingId: id,
  productId: id,
  productName: v.string(),
  brandName: v.string(),
  productImageUrl: v.string(),
  barcode: v.string(),
  expiration: v.nullable(isoDay),
  count: v.number(),
  /** The price to pay for one unit now, under the campaigns of the line. */
  unitPrice: kurus,
  /** The price of the minimum quantity without a campaign; `priceBreaks` may lower it at this quantity. */
  salePrice: kurus,
  /** The list price while a discount of the seller applies, else null. */
  listPrice: v.nullable(kurus),
  priceBreaks: v.array(priceBreak),
  bonus: v.nullable(listingBonus),
  campaigns: v.array(campaignOffer),
  /** Units that are delivered free of charge ("mal fazlası"). */
  bonusUnits: v.number(),
  /** The unit price without a campaign that the buyer saw when the line was added or last accepted. */
  seenPrice: kurus,
  lineTotal: kurus,
  vatRate: v.number(),
  psf: v.nullable(kurus),
  stock: v.number(),
  minQuantity: v.number(),
  maxQuantity: v.nullable(v.number()),
  packSize: v.number(),
  notices: v.array(v.picklist(cartNotices)),
  /** False for sold-out, expired and withdrawn lines: they stay in the basket but are not part of any total. */
  canBuy: v.boolean(),
});
export type CartItem = v.InferOutput<typeof cartLine>;

export const cartGroup = v.object({
  seller,
  deliverySource,
  lines: v.array(cartLine),
  goodsTotal: kurus,
  /** Reduction of the goods by campaigns. */
  campaignDiscount: kurus,
  /** Price of this seller's parcel now. */
  shippingFee: kurus,
  /** The seller's fee below the limit of free shipping, regardless of the cart. */
  standardShippingFee: kurus,
  /** The carriers to choose from; empty for a seller without carriers. The surcharge is added to the shipping fee. */
  carriers: v.array(v.object({ carrierId: v.number(), name: v.string(), surcharge: kurus })),
  /** The buyer's choice, else the first carrier; null for a seller without carriers. */
  carrierId: v.nullable(v.number()),
  freeShippingFrom: v.nullable(kurus),
  shippingShare: v.nullable(shippingShare),
  /** Amount missing to free shipping; null when it is free already or never will be. */
  missingForFreeShipping: v.nullable(kurus),
  minBasket: kurus,
  /** Amount missing to the seller's minimum basket; 0 when it is reached. */
  missingForMinBasket: kurus,
  total: kurus,
});
export type SellerGroup = v.InferOutput<typeof cartGroup>;

export const basket = v.object({
  groups: v.array(cartGroup),
  goodsTotal: kurus,
  campaignDiscount: kurus,
  shippingTotal: kurus,
  vatTotal: kurus,
  total: kurus,
  /** Sum of the retail prices of the goods that have one. */
  psfTotal: kurus,
  itemCount: v.number(),
  /**
   * Changes whenever quantity, price or expiry of a buyable line changes, a line stops being buyable, or shipping
   * changes. Stock matters only when it no longer suffices: other buyers' purchases alone change nothing.
   * `Payment/CartState` returns the version to be sent with the payment.
   */
  version: v.string(),
});
export type CartState = v.InferOutput<typeof basket>;

const getCartSchemas = {
  summary: 'The basket, grouped by seller, with prices and stock of this moment.',
  request: nothing,
  result: basket,
};

export const getCart = defineCall<typeof getCartSchemas>()({
  method: 'GET',
  path: 'BasketItems/Get',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
});

const addOrRemoveSchemas = {
  summary: 'Adds units of a listing to the basket or takes them out (specification §3, cart).',
  request: v.strictObject({
    listingId: id,
    type: v.picklist(['add', 'remove', 'set']),
    count: quantity,
    /** Identifies this step; used as the key when the `Idempotency-Key` is missing. */
    token: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,100}$/))),
  }),
  result: v.object({
    listingId: id,
    count: v.number(),
    /** Price of one unit under the line's campaign; null when no campaign lowers it. */
    fDiscountedPrice: v.nullable(kurus),
    /** Code of the campaign of the line, also when it gives bonus units or marks disaster relief. */
    fDiscountedCampaignCode: v.nullable(v.string()),
    basketItem: v.number(),
    basketTotal: kurus,
  }),
};

/** `add` and `remove` change the count by `count`, `set` makes it `count`; 0 is only reached by `remove` or delete. */
export const addOrRemove = defineCall<typeof addOrRemoveSchemas>()({
  method: 'POST',
  path: 'BasketItems/AddOrRemove',
  encoding: 'json',
  access: 'buyer',
  area: 'cart',
  idempotent: true,
  tokenIsKey: true,
});

const deleteCartItemsSchemas = {
  summary: 'Removes lines from the basket; the answer tells how to put them back.',
  request: v.strictObject({ listingIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(500)) }),
  result: v.object({
    removed: v.array(v.object({ listingId: id, count: v.number() })),
    /** For `BasketItems/Rollback` within 24 hours; null when nothing was removed. */
    removalId: v.nullable(v.pipe(v.string(), v.uuid())),
    basket,
  }),
};

export const deleteCartItems = defineCall<typeof deleteCartItemsSchemas>()({
  method: 'POST',
  path: 'BasketItems/Delete',
  encoding: 'json',
  access: 'buyer',
  area: 'cart',
  idempotent: true,
});

const acceptCartChangesSchemas = {
  summary: 'Accepts the price, expiry and stock of this moment for the lines named.',
  request: v.strictObject({ listingIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(500)) }),
  result: basket,
};

export const acceptCartChanges = defineCall<typeof acceptCartChangesSchemas>()({
  method: 'POST',
  path: 'BasketItems/AcceptChanges',
  encoding: 'json',
  access: 'buyer',
  area: 'cart',
});

const reserveCampaignSchemas = {
  summary: 'Reserves the right to a limited campaign for all units of a line, for 15 minutes.',
  request: v.strictObject({ listingId: id, campaignCode: v.pipe(v.string(), v.maxLength(60)) }),
  result: basket,
};

export const reserveCampaign = defineCall<typeof reserveCampaignSchemas>()({
  method: 'POST',
  path: 'BasketItems/ReserveCampaign',
  encoding: 'json',
  access: 'buyer',
  area: 'cart',
  right: 'buy',
  trades: true,
  idempotent: true,
});

const cancelCampaignSchemas = {
  summary: 'Gives the reserved right of a line back; the line stays, at its price without the campaign.',
  request: v.strictObject({ listingId: id }),
  result: basket,
};

export const cancelCampaign = defineCall<typeof cancelCampaignSchemas>()({
  method: 'POST',
  path: 'BasketItems/CancelCampaign',
  encoding: 'json',
  access: 'buyer',
  area: 'cart',
  idempotent: true,
});

export const cartCalls = {
  getCart: withSchemas(getCart, getCartSchemas),
  addOrRemove: withSchemas(addOrRemove, addOrRemoveSchemas),
  deleteCartItems: withSchemas(deleteCartItems, deleteCartItemsSchemas),
  acceptCartChanges: withSchemas(acceptCartChanges, acceptCartChangesSchemas),
  reserveCampaign: withSchemas(reserveCampaign, reserveCampaignSchemas),
  cancelCampaign: withSchemas(cancelCampaign, cancelCampaignSchemas),
};
