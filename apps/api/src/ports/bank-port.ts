import type { BankCallback, BankPayment } from '@havan/contract/bank';

export interface StartPayment {
  /** Repeating a start with the same `attemptId` gives the same payment. */
  readonly attemptId: string;
  /** Kuruş. */
  readonly amount: number;
  readonly installments: number;
  readonly cardToken: string;
}

/** A card bank. The sandbox is one adapter, a real payment provider is another. */
export interface BankPort {
  readonly start: (payment: StartPayment) => Promise<BankPayment>;
  /** The bank's own record of an attempt; null when it never heard of it. */
  readonly find: (attemptId: string) => Promise<BankPayment | null>;
  /** Gives back a part or the whole; the same `refundId` refunds once. */
  readonly refund: (refund: {
    readonly bankPaymentId: string;
    readonly refundId: string;
    readonly amount: number;
  }) => Promise<BankPayment>;
  /** Checks the signature over the raw body and its age; null for whatever the bank did not send. */
  readonly readCallback: (
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ) => BankCallback | null;
}
