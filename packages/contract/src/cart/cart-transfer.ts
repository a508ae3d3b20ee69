import { offerChoices } from '@havan/domain/offer-proposal';
import * as v from 'valibot';
import { basket } from './cart.ts';
import { defineCall, withSchemas } from '../call.ts';
import { carrierId, id, isoDay, kurus, quantity } from '../primitives.ts';

/** As many as one list may hold. */
const someLines = <Line extends v.GenericSchema>(line: Line) =>
  v.pipe(v.array(line), v.minLength(1), v.maxLength(500));

/** Outcomes of one line that was added to the cart with others. */
export const bulkOutcomes = [
  'added',
  /** Added with another count: whole packs, the seller's minimum or maximum, the available stock. */
  'adjusted',
  /** In the cart already with the same count, or with as many as are available. */
  'unchanged',
  'notFound',
  /** A known product without an offer now. */
  'notSold',
  /** A prescription product: found, never sold here (law 6197, art. 24). */
  'prescription',
  /** Every offer has more units than requested, or an earlier expiry than the company wishes: the buyer chooses. */
  'choice',
  'refused',
] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

const bulkOffer = v.object({
  listingId: id,
  sellerId: id,
  sellerUsername: v.string(),
  /** Unit price in the cart at this quantity, campaigns included. */
  unitPrice: kurus,
  /** Price of the units, without shipping. */
  lineTotal: kurus,
  /** Price of the parcel that the line would add; 0 where it travels with others or ships free. */
  shippingFee: kurus,
  /**
   * Amount that the seller's part of the cart would still lack to reach the seller's minimum; null when it is
   * reached.
   */
  missingForMinBasket: v.nullable(kurus),
  expiration: v.nullable(isoDay),
  stock: v.number(),
  /** Units that would be added to the cart; null when this offer cannot serve the line. */
  count: v.nullable(v.number()),
  /** Why it is added only when the buyer chooses it; null when it may be proposed as it is. */
  choice: v.nullable(v.picklist(offerChoices)),
  /** Whether the seller is in the basket already, so that no further parcel is paid. */
  isSellerInBasket: v.boolean(),
});

export const bulkLine = v.object({
  /** Index of the line in the request, from 0. */
  index: v.number(),
  barcode: v.nullable(v.string()),
  listingId: v.nullable(id),
  productName: v.nullable(v.string()),
  /** Requested units, and by how many the cart grew (or would grow). */
  asked: v.number(),
  added: v.number(),
  outcome: v.picklist(bulkOutcomes),
  /** A sentence when something differs from the request. */
  message: v.nullable(v.string()),
  /** The offers of a product, the one to propose first (`proposalOrder`). */
  offers: v.array(bulkOffer),
});
export type BulkLine = v.InferOutput<typeof bulkLine>;

/** The offer that the buyer has chosen: it is answered also when it is not among the best at this quantity. */
const keptListingId = v.optional(id);

const wantedLine = v.union([
  v.strictObject({ barcode: v.pipe(v.string(), v.regex(/^\d{8,14}$/)), count: quantity, keptListingId }),
  v.strictObject({ productId: id, count: quantity, keptListingId }),
  v.strictObject({ listingId: id, count: quantity }),
]);

const bulkAddCartItemsSchemas = {
  summary:
    'Quick order: puts many lines into the basket by barcode, product or offer and answers each of them.',
  request: v.strictObject({
    lines: someLines(wantedLine),
    /** Whether to return what would happen without changing anything. */
    isTrial: v.optional(v.boolean(), false),
  }),
  result: v.object({ lines: v.array(bulkLine), itemCount: v.number() }),
};

export const bulkAddCartItems = defineCall<typeof bulkAddCartItemsSchemas>()({
  method: 'POST',
  path: 'BasketItems/BulkAdd',
  encoding: 'json',
  access: 'buyer',
  area: 'cart',
  idempotent: true,
});

const mergeCartSchemas = {
  summary:
    'Joins what a browser held while nobody was signed in with the basket: the larger count of each line stays.',
  request: v.strictObject({ lines: someLines(v.strictObject({ listingId: id, count: quantity })) }),
  result: v.object({ lines: v.array(bulkLine), basket }),
};

export const mergeCart = defineCall<typeof mergeCartSchemas>()({
  method: 'POST',
  path: 'BasketItems/Merge',
  encoding: 'json',
  access: 'buyer',
  area: 'cart',
  idempotent: true,
});

const rollbackCartSchemas = {
  summary:
    'Undoes a removal, or what a smart cart put in: lines are again as they were, also those that cannot be bought any more; within 24 hours, once.',
  request: v.strictObject({ removalId: v.pipe(v.string(), v.uuid()) }),
  result: basket,
};

export const rollbackCart = defineCall<typeof rollbackCartSchemas>()({
  method: 'POST',
  path: 'BasketItems/Rollback',
  encoding: 'json',
  access: 'buyer',
  area: 'cart',
  idempotent: true,
});

const selectCarrierSchemas = {
  summary: 'Chooses the carrier of a seller; it stays chosen for later baskets.',
  request: v.strictObject({ sellerId: id, carrierId }),
  result: basket,
};

export const pickCarrier = defineCall<typeof selectCarrierSchemas>()({
  method: 'POST',
  path: 'BasketItems/CargoSelection',
  encoding: 'json',
  access: 'buyer',
  area: 'cart',
});

export const cartTransferCalls = {
  bulkAddCartItems: withSchemas(bulkAddCartItems, bulkAddCartItemsSchemas),
  mergeCart: withSchemas(mergeCart, mergeCartSchemas),
  rollbackCart: withSchemas(rollbackCart, rollbackCartSchemas),
  pickCarrier: withSchemas(pickCarrier, selectCarrierSchemas),
};
