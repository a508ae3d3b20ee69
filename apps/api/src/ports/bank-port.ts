import type {
  BankCallback,
  BankPayment,
  BankPaymentPage,
  BankTransfer,
  BankTransferPage,
} from '@havan/contract/bank';
import type { LoanTerm } from '@havan/domain/loan';

export interface StartPayment {
  /** Repeating a start with the same `attemptId` gives the same payment. */
  readonly attemptId: string;
  /** Kuruş. */
  readonly amount: number;
  readonly installments: number;
  /** The card that pays; null for a loan. */
  readonly cardToken: string | null;
  /** Months of the shopping loan that pays instead of a card. */
  readonly loanMonths: LoanTerm | null;
  /** Where the browser goes when the bank's page is done with it. */
  readonly returnUrl: string;
}

export interface StartTransfer {
  readonly transferId: string;
  /** Kuruş. */
  readonly amount: number;
  readonly iban: string;
  readonly accountOwner: string;
}

/** The bank understood and said no; anything else that a call rejects with means that nobody knows. */
export class BankRefusal extends Error {
  override readonly name = 'BankRefusal';
  readonly code: string;

  /** `message` is the bank's own Turkish sentence for the card holder. */
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A card bank. The sandbox is one adapter, a real payment provider is another. */
export interface BankPort {
  /** @throws BankRefusal for a card that cannot be charged. */
  readonly start: (payment: StartPayment) => Promise<BankPayment>;
  /** The bank's own record of an attempt; null when it never heard of it. */
  readonly find: (attemptId: string) => Promise<BankPayment | null>;
  /** Gives back a part or the whole; the same `refundId` refunds once. @throws BankRefusal */
  readonly refund: (refund: {
    readonly bankPaymentId: string;
    readonly refundId: string;
    /** Kuruş. */
    readonly amount: number;
  }) => Promise<BankPayment>;
  /** Sends money to an account; the same `transferId` sends once. @throws BankRefusal for an account that cannot be paid */
  readonly transfer: (transfer: StartTransfer) => Promise<BankTransfer>;
  /** The transfers that the bank has made since an instant, a page at a time. */
  readonly transfersSince: (from: string) => Promise<BankTransferPage>;
  /** The bank forgets a card that it kept. */
  readonly forgetCard: (cardToken: string) => Promise<void>;
  /** What changed at the bank since an instant, a page at a time; `from` is ISO text or the `next` of a page. */
  readonly changedSince: (from: string) => Promise<BankPaymentPage>;
  /** Checks the signature over the raw body and its age; null for whatever the bank did not send. */
  readonly readCallback: (
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ) => BankCallback | null;
}
