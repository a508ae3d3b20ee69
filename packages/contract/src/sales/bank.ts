import { loanTerms } from '@havan/domain/loan';
import * as v from 'valibot';
import { id, instant, kurus } from '../primitives.ts';

/**
 * The port to a card bank. Messages between API and bank, in both directions, are signed with HMAC-SHA256 over
 * `bankSignedText`; the two headers below carry the lower-case hex digest and the timestamp in milliseconds.
 * Method and path are part of the text, so that a signed message cannot be replayed at another door.
 */
export const bankSignatureHeader = 'x-bank-signature';
export const bankTimestampHeader = 'x-bank-timestamp';
/** Messages older (or newer) than this are refused. */
export const bankMessageMaxAgeMs = 5 * 60 * 1000;

/**
 * Returns the text to be signed; `path` is the path with its query, `rawBody` the transmitted bytes, empty
 * for a GET.
 */
export const bankSignedText = (timestamp: string, method: string, path: string, rawBody: string): string =>
  `${timestamp}.${method} ${path}.${rawBody}`;

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
  merchantId: v.pipe(v.string(), v.maxLength(40)),
  /** Shown to the card holder on the page of the 3-D secure step. */
  merchantName: v.pipe(v.string(), v.maxLength(60)),
  attemptId: v.pipe(v.string(), v.uuid()),
  amount: v.pipe(kurus, v.minValue(1)),
  currency: v.literal('TRY'),
  /** Of a card, or the months of a loan. */
  installments: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Math.max(...loanTerms))),
  /** The card that pays; left out for a loan. */
  cardToken: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** A shopping loan of the bank over so many months pays instead of a card; its page takes the application. */
  loanMonths: v.optional(v.picklist(loanTerms)),
  callbackUrl: v.pipe(v.string(), v.url()),
  /** Where the bank sends the browser when the step is over; the outcome is not in it. */
  returnUrl: v.pipe(v.string(), v.url()),
});
export type StartPaymentRequest = v.InferOutput<typeof startPaymentRequest>;

export const bankPaymentStatuses = ['threeDsPending', 'captured', 'failed', 'refunded'] as const;

export const bankFailureReasons = [
  'wrongCode',
  'notEnrolled',
  'insufficientFunds',
  'timedOut',
  'cancelled',
  /** The bank grants no loan (1981). */
  'creditNotApproved',
] as const;
export type BankFailureReason = (typeof bankFailureReasons)[number];

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
  /** Null where a loan pays. */
  cardBrand: v.nullable(v.picklist(['visa', 'mastercard', 'troy', 'amex'])),
  cardLastFour: v.nullable(v.string()),
  /** The page of the 3-D secure step, while it is pending. */
  threeDsUrl: v.nullable(v.string()),
  failureReason: v.nullable(v.picklist(bankFailureReasons)),
  updatedAt: instant,
});
export type BankPayment = v.InferOutput<typeof bankPayment>;

/** From the bank, server to server: `POST {callbackUrl}`. It is repeated until it is answered with 200. */
export const bankCallback = v.object({ eventId: v.string(), payment: bankPayment });
export type BankCallback = v.InferOutput<typeof bankCallback>;

/** From the API: `POST {bankOrigin}/payments/{bankPaymentId}/refunds`; the same `refundId` refunds once. */
export const refundRequest = v.strictObject({
  refundId: v.pipe(v.string(), v.maxLength(80)),
  amount: v.pipe(kurus, v.minValue(1)),
  orderId: v.optional(id),
});
export type RefundRequest = v.InferOutput<typeof refundRequest>;

/** The most payments in one take-over: the longest ones stay below the 64 KiB of a message that the bank reads. */
export const takeOverLimit = 200;

/**
 * From the API: `POST {bankOrigin}/payments/taken-over`: payments that were captured before the bank kept these books, so
 * that their money can go back. A payment that it knows stays as it is.
 */
export const takeOverRequest = v.strictObject({
  merchantId: v.pipe(v.string(), v.maxLength(40)),
  payments: v.pipe(
    v.array(
      v.strictObject({
        bankPaymentId: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)),
        attemptId: v.pipe(v.string(), v.uuid()),
        amount: v.pipe(kurus, v.minValue(1)),
        refundedAmount: v.pipe(kurus, v.minValue(0)),
        cardBrand: v.picklist(['visa', 'mastercard', 'troy', 'amex']),
        cardLastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
        capturedAt: instant,
      }),
    ),
    v.maxLength(takeOverLimit),
  ),
});
export type TakeOverRequest = v.InferOutput<typeof takeOverRequest>;
export const takeOverResult = v.object({ taken: v.number() });

/** For reconciliation: `GET {bankOrigin}/payments?from={instant}`, oldest change first; ask again from `next`. */
export const bankPaymentPage = v.object({ payments: v.array(bankPayment), next: v.nullable(v.string()) });
export type BankPaymentPage = v.InferOutput<typeof bankPaymentPage>;

/**
 * From the API: `POST {bankOrigin}/transfers`; the same `transferId` sends once, even with other contents.
 */
export const transferRequest = v.strictObject({
  merchantId: v.pipe(v.string(), v.maxLength(40)),
  transferId: v.pipe(v.string(), v.uuid()),
  amount: v.pipe(kurus, v.minValue(1)),
  currency: v.literal('TRY'),
  iban: v.pipe(v.string(), v.regex(/^TR[0-9A-Z]{24}$/)),
  accountOwner: v.pipe(v.string(), v.minLength(3), v.maxLength(100)),
});
export type TransferRequest = v.InferOutput<typeof transferRequest>;

/** The bank's own record of a transfer. */
export const bankTransfer = v.object({
  transferId: v.pipe(v.string(), v.uuid()),
  merchantId: v.string(),
  amount: kurus,
  iban: v.string(),
  sentAt: instant,
});
export type BankTransfer = v.InferOutput<typeof bankTransfer>;

/** For reconciliation: `GET {bankOrigin}/transfers?from={instant}`, oldest first; ask again from `next`. */
export const bankTransferPage = v.object({ transfers: v.array(bankTransfer), next: v.nullable(v.string()) });
export type BankTransferPage = v.InferOutput<typeof bankTransferPage>;

/** The body of every refusal of the bank; `message` is a Turkish sentence for the card holder. */
export const bankError = v.object({ code: v.string(), message: v.string() });
