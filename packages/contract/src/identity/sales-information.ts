import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { done, id, idText, kurus, nothing } from '../primitives.ts';

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
  /** From this much on the seller pays the carriage; null for never. */
  freeShippingFrom: v.nullable(kurus),
  /** `16:00`: an earlier order is sent on the same working day. */
  dispatchCutoff: v.string(),
});
export type SellerTerms = v.InferOutput<typeof sellerTerms>;

const getSalesInformationSchemas = {
  summary: 'Who the company is as a seller and what it asks of every cart.',
  request: nothing,
  result: v.object({ identity: legalIdentity, isMersisRequired: v.boolean(), terms: sellerTerms }),
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
  request: v.strictObject(sellerTerms.entries),
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
  getSellerIdentity: withSchemas(getSellerIdentity, getSellerIdentitySchemas),
};
