import * as v from 'valibot';
import { id, instant, kurus } from './primitives.ts';

/**
 * The port to a card bank. Bodies between API and bank are JSON, signed with HMAC-SHA256 over
 * `${timestamp}.${rawBody}`; the two headers below carry it. Messages older than five minutes are refused.
 */
export const bankSignatureHeader = 'x-bank-signature';
export const bankTimestampHeader = 'x-bank-timestamp';

/** From the browser straight to the bank: `POST {bankOrigin}/tokens`. */
export const tokeniseRequest = v.strictObject({
  cardHolder: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(80)),
  cardNumber: v.pipe(v.string(), v.regex(/^\d{13,19}$/)),
  expiryMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  expiryYear: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2099)),
  cvv: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
});
export const tokeniseResult = v.object({
  cardToken: v.string(),
  brand: v.picklist(['visa', 'mastercard', 'troy', 'amex']),
  bin: v.string(),
  lastFour: v.string(),
});

/** From the API: `POST {bankOrigin}/payments`. The same `attemptId` is answered with the same payment. */
export const startPaymentRequest = v.strictObject({
  merchantId: v.string(),
  attemptId: v.pipe(v.string(), v.uuid()),
  amount: kurus,
  currency: v.literal('TRY'),
  installments: v.number(),
  cardToken: v.string(),
  callbackUrl: v.string(),
  /** Where the bank sends the browser when the step is over; the outcome is not in it. */
  returnUrl: v.string(),
});

export const bankPaymentStatuses = ['threeDsPending', 'captured', 'failed', 'refunded'] as const;

/** The bank's own record of a payment: answer to start and status query, and the body of a callback. */
export const bankPayment = v.object({
  bankPaymentId: v.string(),
  merchantId: v.string(),
  attemptId: v.pipe(v.string(), v.uuid()),
  amount: kurus,
  refundedAmount: kurus,
  currency: v.literal('TRY'),
  installments: v.number(),
  status: v.picklist(bankPaymentStatuses),
  cardBrand: v.picklist(['visa', 'mastercard', 'troy', 'amex']),
  cardLastFour: v.string(),
  /** The page of the 3-D secure step, while it is pending. */
  threeDsUrl: v.nullable(v.string()),
  /** The bank's reason: `wrongCode`, `notEnrolled`, `insufficientFunds`, `timedOut`, `cancelled`. */
  failureReason: v.nullable(v.string()),
  updatedAt: instant,
});
export type BankPayment = v.InferOutput<typeof bankPayment>;

/** From the bank, server to server: `POST {callbackUrl}`. It is repeated until it is answered with 200. */
export const bankCallback = v.object({ eventId: v.string(), payment: bankPayment });
export type BankCallback = v.InferOutput<typeof bankCallback>;

/** From the API: `POST {bankOrigin}/payments/{bankPaymentId}/refunds`; the same `refundId` refunds once. */
export const refundRequest = v.strictObject({ refundId: v.string(), amount: kurus, orderId: v.optional(id) });
