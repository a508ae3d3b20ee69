import { creditMovementKinds } from '@havan/domain/e-invoice-credit';
import { paymentStates } from '@havan/domain/payment';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, done, id, instant, kurus, nothing, pageOf, pageSize } from '../primitives.ts';
import { threeDs } from './payment.ts';

const paymentId = v.pipe(v.string(), v.uuid());

export const creditPackage = v.object({
  packageId: id,
  name: v.string(),
  credits: v.number(),
  net: kurus,
  vat: kurus,
  /** Amount charged to the card. */
  total: kurus,
});
export type CreditPackage = v.InferOutput<typeof creditPackage>;

const getCreditPackagesSchemas = {
  summary: 'The credit packages that are on sale, the smallest first.',
  request: nothing,
  result: v.array(creditPackage),
};
export const getCreditPackages = defineCall<typeof getCreditPackagesSchemas>()({
  method: 'GET',
  path: 'Credit/GetPackages',
  encoding: 'query',
  access: 'signedIn',
  area: 'orders',
});

const getCreditBalanceSchemas = {
  summary: 'How many e-invoices the company can still issue, and how long that lasts at its pace.',
  request: nothing,
  result: v.object({
    balance: v.number(),
    isLow: v.boolean(),
    spentIn30Days: v.number(),
    /** Null while nothing was issued in 30 days. */
    daysLeft: v.nullable(v.number()),
  }),
};
export const getCreditBalance = defineCall<typeof getCreditBalanceSchemas>()({
  method: 'GET',
  path: 'Credit/GetBalance',
  encoding: 'query',
  access: 'signedIn',
  area: 'orders',
});

const creditMovement = v.object({
  entryId: id,
  at: instant,
  kind: v.picklist(creditMovementKinds),
  /** Negative where credits left. */
  credits: v.number(),
  /** After the movement. */
  balance: v.number(),
  /** Of a spent credit. */
  invoice: v.nullable(v.object({ invoiceId: id, number: v.nullable(v.string()) })),
  /** Of a purchase or its refund. */
  purchase: v.nullable(v.object({ paymentId, total: kurus, mayRefund: v.boolean() })),
});
export type CreditMovement = v.InferOutput<typeof creditMovement>;

const getCreditMovementsSchemas = {
  summary: 'The movements of the credits, the newest first.',
  request: v.strictObject({ cursor: v.optional(cursor), pageSize: v.optional(pageSize) }),
  result: pageOf(creditMovement),
};
export const getCreditMovements = defineCall<typeof getCreditMovementsSchemas>()({
  method: 'GET',
  path: 'Credit/GetMovements',
  encoding: 'query',
  access: 'signedIn',
  area: 'orders',
});

const purchase = v.object({ paymentId, state: v.picklist(paymentStates), threeDs: v.nullable(threeDs) });

const buyCreditsSchemas = {
  summary:
    'Starts the 3-D secure step for a credit package. Another price than the one seen is refused with 1992.',
  request: v.strictObject({
    packageId: id,
    /** Total shown on the page. */
    total: kurus,
    /**
     * The bank's token of the card (no card number reaches this API); absent when the bank's own page takes the card.
     */
    cardToken: v.optional(v.pipe(v.string(), v.minLength(10), v.maxLength(100))),
  }),
  result: purchase,
};
export const buyCredits = defineCall<typeof buyCreditsSchemas>()({
  method: 'POST',
  path: 'Credit/Buy',
  encoding: 'json',
  access: 'signedIn',
  area: 'orders',
  right: ['invoice', 'money'],
  trades: true,
  idempotent: true,
});

const getCreditPurchaseSchemas = {
  summary: 'Where the purchase of a package stands. While the bank has not answered, the API asks it.',
  request: v.strictObject({ paymentId }),
  result: v.object({
    ...purchase.entries,
    credits: v.number(),
    total: kurus,
    /** The bank’s reason; null unless the payment failed. */
    failureMessage: v.nullable(v.string()),
    balance: v.number(),
  }),
};
export type CreditPurchase = v.InferOutput<typeof getCreditPurchaseSchemas.result>;
export const getCreditPurchase = defineCall<typeof getCreditPurchaseSchemas>()({
  method: 'GET',
  path: 'Credit/GetPurchase',
  encoding: 'query',
  access: 'signedIn',
  area: 'orders',
});

const refundCreditsSchemas = {
  summary: 'Gives a purchase back to its card, as long as its credits are unspent and it is not too old.',
  request: v.strictObject({ paymentId }),
  result: done,
};
export const refundCredits = defineCall<typeof refundCreditsSchemas>()({
  method: 'POST',
  path: 'Credit/Refund',
  encoding: 'json',
  access: 'signedIn',
  area: 'orders',
  right: ['invoice', 'money'],
  idempotent: true,
});

export const eInvoiceCreditCalls = {
  getCreditPackages: withSchemas(getCreditPackages, getCreditPackagesSchemas),
  getCreditBalance: withSchemas(getCreditBalance, getCreditBalanceSchemas),
  getCreditMovements: withSchemas(getCreditMovements, getCreditMovementsSchemas),
  buyCredits: withSchemas(buyCredits, buyCreditsSchemas),
  getCreditPurchase: withSchemas(getCreditPurchase, getCreditPurchaseSchemas),
  refundCredits: withSchemas(refundCredits, refundCreditsSchemas),
};
