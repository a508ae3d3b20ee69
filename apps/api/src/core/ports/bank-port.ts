import type {
  BankCallback,
  BankPayment,
  BankPaymentPage,
  BankTransfer,
  BankTransferPage,
  TakeOverRequest,
} from '@havan/contract/sales/bank';
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
  /** The browser's return address after the bank's page. */
  readonly returnUrl: string;
}

export interface StartTransfer {
  readonly transferId: string;
  /** Kuruş. */
  readonly amount: number;
  readonly iban: string;
  readonly accountOwner: string;
}

/** The bank refused the request; any other rejection of a call means an unknown outcome. */
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
  /** Returns the bank's record of an attempt; null when it is unknown to the bank. */
  readonly find: (attemptId: string) => Promise<BankPayment | null>;
  /** Gives back a part or the whole; the same `refundId` refunds once. @throws BankRefusal */
  readonly refund: (refund: {
    readonly bankPaymentId: string;
    readonly refundId: string;
    /** Kuruş. */
    readonly amount: number;
  }) => Promise<BankPayment>;
  /** Hands over payments that were captured before the bank kept these books; one that it knows stays as it is. */
  readonly takeOver: (payments: TakeOverRequest['payments']) => Promise<{ readonly taken: number }>;
  /** Sends money to an account; the same `transferId` sends once. @throws BankRefusal for an account that cannot be paid */
  readonly transfer: (transfer: StartTransfer) => Promise<BankTransfer>;
  /** The transfers that the bank has made since an instant, a page at a time. */
  readonly transfersSince: (from: string) => Promise<BankTransferPage>;
  /** Deletes a saved card at the bank. */
  readonly forgetCard: (cardToken: string) => Promise<void>;
  /** Returns the changes at the bank since an instant, in pages; `from` is ISO text or the `next` of a page. */
  readonly changedSince: (from: string) => Promise<BankPaymentPage>;
  /** Checks the signature over the raw body and its age; null when the bank did not send it. */
  readonly readCallback: (
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ) => BankCallback | null;
}
