import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { carrierId, done, id, idText, kurus, nothing, shippingShare } from '../primitives.ts';

/** The legal identity of a seller, shown to a buyer before the purchase. */
const legalIdentity = v.object({
  tradeName: v.string(),
  taxOffice: v.string(),
  taxNumber: v.string(),
  address: v.string(),
  kepAddress: v.nullable(v.string()),
  mersisNo: v.nullable(v.string()),
});

/** A seller's terms for every cart; amounts are kuruş with VAT. */
const sellerTerms = v.object({
  minBasket: kurus,
  shippingFee: kurus,
  /** Value of the goods from which the seller pays the shipping; null for never. */
  freeShippingFrom: v.nullable(kurus),
  /** Null when the buyer pays the whole fee until shipping is free. */
  shippingShare: v.nullable(shippingShare),
  /** `16:00`: an earlier order is sent on the same working day. */
  dispatchCutoff: v.string(),
  /** Whether parcels leave on Saturdays as well. */
  dispatchesOnSaturdays: v.boolean(),
});
export type SellerTerms = v.InferOutput<typeof sellerTerms>;

const getSalesInformationSchemas = {
  summary: 'Who the company is as a seller and what it asks of every cart.',
  request: nothing,
  result: v.object({
    identity: legalIdentity,
    isMersisRequired: v.boolean(),
    terms: sellerTerms,
    /** The platform's commission on a price, in hundredths of a percent. */
    commissionBasisPoints: v.number(),
  }),
};

/** Users sales information (specification §7). */
export const getSalesInformation = defineCall<typeof getSalesInformationSchemas>()({
  method: 'GET',
  path: 'Users/GetSalesInformation',
  encoding: 'query',
  access: 'signedIn',
  area: 'salesInfo',
});

const saveSellerTermsSchemas = {
  summary:
    'Changes what the company asks of carts from now on; orders that stand keep what they were placed under.',
  request: v.strictObject({
    ...sellerTerms.entries,
    /** Unchanged when absent. */
    shippingShare: v.optional(sellerTerms.entries.shippingShare),
    /** Unchanged when absent. */
    dispatchesOnSaturdays: v.optional(v.boolean()),
  }),
  result: done,
};

export const saveSellerTerms = defineCall<typeof saveSellerTermsSchemas>()({
  method: 'POST',
  path: 'Users/SaveSalesInformation',
  encoding: 'json',
  access: 'seller',
  area: 'salesInfo',
  right: 'sell',
});

const sellerCarrier = v.object({
  carrierId,
  /** Paid in addition to the seller's shipping fee by a buyer who chooses this carrier. */
  surcharge: kurus,
  /** The number of the seller's contract, printed on labels; null without one. */
  contractNo: v.nullable(v.string()),
});

const getSellerCarriersSchemas = {
  summary: 'The carriers to which the company hands its parcels; empty while it names none.',
  request: nothing,
  result: v.object({ carriers: v.array(sellerCarrier) }),
};

export const getSellerCarriers = defineCall<typeof getSellerCarriersSchemas>()({
  method: 'GET',
  path: 'Users/GetSellerCarriers',
  encoding: 'query',
  access: 'seller',
  area: 'salesInfo',
});

const saveSellerCarriersSchemas = {
  summary: 'Replaces the carriers of the company; orders that stand keep theirs.',
  request: v.strictObject({
    carriers: v.pipe(v.array(v.strictObject(sellerCarrier.entries)), v.maxLength(50)),
  }),
  result: done,
};

export const saveSellerCarriers = defineCall<typeof saveSellerCarriersSchemas>()({
  method: 'POST',
  path: 'Users/SaveSellerCarriers',
  encoding: 'json',
  access: 'seller',
  area: 'salesInfo',
  right: 'sell',
});

const getSellerIdentitySchemas = {
  summary: 'Who a seller is before the law; only of companies that have offers.',
  request: v.strictObject({ sellerId: idText }),
  result: v.object({ sellerId: id, ...legalIdentity.entries }),
};

export const getSellerIdentity = defineCall<typeof getSellerIdentitySchemas>()({
  method: 'GET',
  path: 'Users/GetSellerIdentity',
  encoding: 'query',
  access: 'signedIn',
});

export const salesInformationCalls = {
  getSalesInformation: withSchemas(getSalesInformation, getSalesInformationSchemas),
  saveSellerTerms: withSchemas(saveSellerTerms, saveSellerTermsSchemas),
  getSellerCarriers: withSchemas(getSellerCarriers, getSellerCarriersSchemas),
  saveSellerCarriers: withSchemas(saveSellerCarriers, saveSellerCarriersSchemas),
  getSellerIdentity: withSchemas(getSellerIdentity, getSellerIdentitySchemas),
};
