import { paymentStates } from '@havan/domain/payment';
import * as v from 'valibot';
import { basketGroup } from './basket.ts';
import { defineCall } from './call.ts';
import { id, idText, instant, kurus, nothing } from './primitives.ts';

export const address = v.object({
  addressId: id,
  title: v.string(),
  receiver: v.string(),
  phone: v.string(),
  cityName: v.string(),
  townName: v.string(),
  line: v.string(),
  isDefault: v.boolean(),
});
export type Address = v.InferOutput<typeof address>;

export const cardBrands = ['visa', 'mastercard', 'troy', 'amex'] as const;

/** Seller ids as a comma list; an empty list means every seller of the basket. */
const sellerIdsText = v.optional(v.pipe(v.string(), v.regex(/^\d+(,\d+){0,99}$/)));

export const getCheckout = defineCall({
  method: 'GET',
  path: 'Payment/Basket',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
  summary: 'What is about to be paid: groups, addresses, agreements; priced at this moment.',
  request: v.strictObject({ sellerIds: sellerIdsText }),
  result: v.object({
    groups: v.array(basketGroup),
    goodsTotal: kurus,
    shippingTotal: kurus,
    vatTotal: kurus,
    total: kurus,
    basketVersion: v.string(),
    addresses: v.array(address),
    agreements: v.array(v.object({ slug: v.string(), title: v.string(), html: v.string() })),
  }),
});

export const getInstallments = defineCall({
  method: 'GET',
  path: 'Payment/Installments',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
  summary: 'Instalment plans for an amount in kuruş and the first six digits of a card.',
  request: v.strictObject({ amount: idText, bin: v.pipe(v.string(), v.regex(/^\d{6,8}$/)) }),
  result: v.array(v.object({ count: v.number(), monthly: kurus, total: kurus })),
});

/** Where the bank tells the API the outcome, server to server (see `bankCallback`). */
export const bankCallbackPath = '/api/v1/Payment/BankCallback';

/**
 * Where the bank sends the browser when its step is over. Opened as a full page it moves on to
 * `/payment?paymentId=…` of the buyer app; inside the modal's frame it tells its parent, the same origin, with
 * `postMessage({ type: threeDsReturnMessage, paymentId })`. Either way the outcome is asked with `Payment/Status`.
 */
export const threeDsReturnPath = '/api/v1/Payment/Return';
export const threeDsReturnMessage = 'havan:three-ds-return';

/** How the 3-D secure step goes on: the browser opens `url` at the bank, in the modal or as a full page. */
const threeDs = v.object({ url: v.string(), expiresAt: instant });

export const pay = defineCall({
  method: 'POST',
  path: 'Payment/Pay',
  encoding: 'json',
  access: 'buyer',
  area: 'cart',
  idempotent: true,
  summary: 'Reserves the stock and starts the 3-D secure step. A changed basket is refused with 1992.',
  request: v.strictObject({
    sellerIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(100)),
    basketVersion: v.pipe(v.string(), v.maxLength(100)),
    addressId: id,
    installments: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    /** The token that the bank gave for the card; no card number ever reaches this API. */
    cardToken: v.pipe(v.string(), v.minLength(10), v.maxLength(100)),
    acceptedAgreements: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.minLength(1), v.maxLength(10)),
  }),
  result: v.object({
    paymentId: v.pipe(v.string(), v.uuid()),
    state: v.picklist(paymentStates),
    threeDs: v.nullable(threeDs),
  }),
});

export const getPaymentStatus = defineCall({
  method: 'GET',
  path: 'Payment/Status',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
  summary: 'Where a payment stands. While the bank has not answered, the API asks it.',
  request: v.strictObject({ paymentId: v.pipe(v.string(), v.uuid()) }),
  result: v.object({
    paymentId: v.pipe(v.string(), v.uuid()),
    state: v.picklist(paymentStates),
    amount: kurus,
    cardBrand: v.nullable(v.picklist(cardBrands)),
    cardLastFour: v.nullable(v.string()),
    threeDs: v.nullable(threeDs),
    /** 1981, 1992 or the bank's reason; null unless the payment failed. */
    failureCode: v.nullable(v.number()),
    failureMessage: v.nullable(v.string()),
    orders: v.array(v.object({ orderId: id, orderNo: v.string(), sellerUsername: v.string(), total: kurus })),
  }),
});

export const getAddresses = defineCall({
  method: 'GET',
  path: 'Users/GetAddresses',
  encoding: 'query',
  access: 'signedIn',
  summary: 'Delivery addresses of the company.',
  request: nothing,
  result: v.array(address),
});

export const saveAddress = defineCall({
  method: 'POST',
  path: 'Users/SaveAddress',
  encoding: 'json',
  access: 'signedIn',
  summary: 'Adds a delivery address, or changes the one named.',
  request: v.strictObject({
    addressId: v.optional(id),
    title: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(40)),
    receiver: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(80)),
    phone: v.pipe(v.string(), v.regex(/^05\d{9}$/)),
    townId: id,
    line: v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(250)),
  }),
  result: v.array(address),
});

export const paymentCalls = {
  getCheckout,
  getInstallments,
  pay,
  getPaymentStatus,
  getAddresses,
  saveAddress,
};
