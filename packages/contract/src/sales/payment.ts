import { loanTerms } from '@havan/domain/loan';
import { paymentMethods, paymentStates } from '@havan/domain/payment';
import * as v from 'valibot';
import { address } from '../identity/addresses.ts';
import { cartGroup } from '../cart/cart.ts';
import { defineCall, withSchemas } from '../call.ts';
import { savedCard } from '../money/cards.ts';
import { invoiceDetails } from '../identity/invoice-details.ts';
import { id, idText, instant, kurus, pricedText } from '../primitives.ts';

export const cardBrands = ['visa', 'mastercard', 'troy', 'amex'] as const;

/** Seller ids as a comma list; an empty list means every seller of the basket. */
/** Data for the buyer of a bank transfer; null for other payment methods. */
export const transferDetails = v.object({
  /** Text for the description of the transfer. */
  reference: v.string(),
  iban: v.string(),
  owner: v.string(),
  amount: kurus,
  /** Amount received so far. */
  received: kurus,
  /** Until when the stock is held. */
  expiresAt: instant,
});
export type TransferDetails = v.InferOutput<typeof transferDetails>;

const sellerIdsText = v.optional(v.pipe(v.string(), v.regex(/^\d+(,\d+){0,99}$/)));

const getCheckoutSchemas = {
  summary: 'What is about to be paid: groups, addresses, agreements; priced at this moment.',
  request: v.strictObject({
    sellerIds: sellerIdsText,
    /** Where the parcels would go; the agreements name it. Left out it is the default address. */
    addressId: v.optional(idText),
    invoiceId: v.optional(idText),
  }),
  result: v.object({
    groups: v.array(cartGroup),
    goodsTotal: kurus,
    /** Reduction of the goods by campaigns. */
    campaignDiscount: kurus,
    shippingTotal: kurus,
    vatTotal: kurus,
    total: kurus,
    basketVersion: v.string(),
    addresses: v.array(address),
    /** Made from this very cart and address; `sha256` is of the text and is stored with the acceptance. */
    agreements: v.array(
      v.object({ slug: v.string(), title: v.string(), html: pricedText, sha256: pricedText }),
    ),
    invoices: v.array(invoiceDetails),
    savedCards: v.array(savedCard),
    /** Amount that the wallet can pay, in kuruş; null for companies without one. */
    walletBalance: v.nullable(kurus),
    /** Loyalty points; one pays one kuruş. */
    pointsBalance: kurus,
    /** Whether a bank transfer may pay, and until when its stock would be held; null where it may not. */
    transferUntil: v.nullable(instant),
  }),
};

export const getCheckout = defineCall<typeof getCheckoutSchemas>()({
  method: 'GET',
  path: 'Payment/Basket',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
});

const getInstalmentsSchemas = {
  summary:
    'Instalment plans for an amount in kuruş and a card: its first six digits, or one that the bank keeps.',
  request: v.strictObject({
    amount: idText,
    bin: v.optional(v.pipe(v.string(), v.regex(/^\d{6,8}$/))),
    cardId: v.optional(idText),
  }),
  result: v.array(v.object({ count: v.number(), monthly: kurus, total: kurus })),
};

export const getInstalments = defineCall<typeof getInstalmentsSchemas>()({
  method: 'GET',
  path: 'Payment/Installments',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
});

/** Path at which the bank sends the API the outcome, server to server (see `bankCallback`). */
export const bankCallbackPath = '/api/v1/Payment/BankCallback';

/**
 * Where the bank sends the browser when its step is over. Opened as a full page it moves on to
 * `/payment?paymentId=…` of the buyer app; inside the modal's frame it tells its parent, the same origin, with
 * `postMessage({ type: threeDsReturnMessage, paymentId })`. Either way the outcome is asked with `Payment/Status`.
 */
export const threeDsReturnPath = '/api/v1/Payment/Return';
/** In the address of the return page: the payment was for credits, whose page is in the app of the sellers. */
export const creditPurchaseMark = 'purchase=credits';
export const threeDsReturnMessage = 'havan:three-ds-return';

/** How the 3-D secure step goes on: the browser opens `url` at the bank, in the modal or as a full page. */
export const threeDs = v.object({ url: v.string(), expiresAt: instant });

const paySchemas = {
  summary: 'Reserves the stock and starts the 3-D secure step. A changed basket is refused with 1992.',
  request: v.strictObject({
    sellerIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(100)),
    basketVersion: v.pipe(v.string(), v.maxLength(100)),
    addressId: id,
    installments: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    method: v.optional(v.picklist(paymentMethods), 'card'),
    /** The token that the bank gave for the card; no card number ever reaches this API. */
    cardToken: v.optional(v.pipe(v.string(), v.minLength(10), v.maxLength(100))),
    /** A kept card instead of a token. */
    cardId: v.optional(id),
    /** Keeps the card of the token once it has paid. */
    keepCard: v.optional(v.boolean(), false),
    /** The part in kuruş that the wallet pays; for `wallet` it is the whole. */
    walletAmount: v.optional(v.pipe(kurus, v.minValue(0)), 0),
    /** The part in kuruş that points pay, one a point. Where wallet and points pay everything, `method` is `wallet`. */
    pointsAmount: v.optional(v.pipe(kurus, v.minValue(0)), 0),
    /** For `loan`: the months of the application. */
    loanMonths: v.optional(v.picklist(loanTerms)),
    /** Addressee of the invoices; the company itself when left out. */
    invoiceId: v.optional(id),
    /** The texts that were read, as the checkout gave them; other texts are a changed basket (1992). */
    agreementHashes: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(10))),
    acceptedAgreements: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.minLength(1), v.maxLength(10)),
  }),
  result: v.object({
    paymentId: v.pipe(v.string(), v.uuid()),
    state: v.picklist(paymentStates),
    threeDs: v.nullable(threeDs),
  }),
};

export const pay = defineCall<typeof paySchemas>()({
  method: 'POST',
  path: 'Payment/Pay',
  encoding: 'json',
  access: 'buyer',
  area: 'cart',
  right: 'buy',
  trades: true,
  idempotent: true,
});

const getPaymentStatusSchemas = {
  summary: 'Where a payment stands. While the bank has not answered, the API asks it.',
  request: v.strictObject({ paymentId: v.pipe(v.string(), v.uuid()) }),
  result: v.object({
    paymentId: v.pipe(v.string(), v.uuid()),
    state: v.picklist(paymentStates),
    method: v.picklist(paymentMethods),
    amount: kurus,
    /** The part that the wallet paid. */
    walletAmount: kurus,
    /** The part that points paid. */
    pointsAmount: kurus,
    /** Of the card, or the months of the loan; 1 is paid at once. */
    installments: v.number(),
    cardBrand: v.nullable(v.picklist(cardBrands)),
    cardLastFour: v.nullable(v.string()),
    threeDs: v.nullable(threeDs),
    /** 1981, 1992 or the bank's reason; null unless the payment failed. */
    failureCode: v.nullable(v.number()),
    failureMessage: v.nullable(v.string()),
    /** Of a bank transfer, whose orders wait until it has come. */
    transfer: v.nullable(transferDetails),
    orders: v.array(v.object({ orderId: id, orderNo: v.string(), sellerUsername: v.string(), total: kurus })),
  }),
};

export const getPaymentStatus = defineCall<typeof getPaymentStatusSchemas>()({
  method: 'GET',
  path: 'Payment/Status',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
});

export const paymentCalls = {
  getCheckout: withSchemas(getCheckout, getCheckoutSchemas),
  getInstalments: withSchemas(getInstalments, getInstalmentsSchemas),
  pay: withSchemas(pay, paySchemas),
  getPaymentStatus: withSchemas(getPaymentStatus, getPaymentStatusSchemas),
};
