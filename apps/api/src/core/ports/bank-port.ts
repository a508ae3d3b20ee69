import type {
  BankCallback,
  BankPayment,
  BankPaymentPage,
  BankTransfer,
  BankTransferPage,
  TakeOverRequest,
} from '@havan/contract/sales/bank';
import type { CardEntry } from '@havan/domain/payment';
import type { LoanTerm } from '@havan/domain/loan';

export interface StartPayment {
  /** Repeating a start with the same `attemptId` gives the same payment. */
  readonly attemptId: string;
  /** Kuruş. */
  readonly amount: number;
  readonly installments: number;
  /** Token of the card that pays; null when no card of ours pays (a loan, or the bank's own page). */
  readonly cardToken: string | null;
  /** Months of the shopping loan that pays instead of a card. */
  readonly loanMonths: LoanTerm | null;
  /** URL to which the bank's page returns the browser. */
  readonly returnUrl: string;
  /** Reads the payer; only banks with a payment page of their own need it. */
  readonly payer: () => Promise<Payer>;
}

/** The payer: the user at the screen and the company. */
export interface Payer {
  readonly companyId: number;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  /** Ten or eleven digits, as stored. */
  readonly phone: string;
  readonly taxNumber: string;
  readonly companyName: string;
  readonly address: string;
  readonly cityName: string;
  /** IP address of the browser. */
  readonly ip: string;
}

/** Abilities of a bank beside an immediate payment with 3-D secure. */
export interface BankAbilities {
  /** Where the card is typed: in our form, which the bank turns into a token, or on the bank's own page. */
  readonly cardEntry: CardEntry;
  /** Whether it grants shopping loans. */
  readonly lends: boolean;
  /** Whether a payment can be bound to a number of instalments. */
  readonly splits: boolean;
  /** Whether it sends withdrawals to accounts; otherwise an operator sends them and records the outcome. */
  readonly sendsTransfers: boolean;
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

/** A card bank. The sandbox is one adapter, iyzico and PayTR are others (docs/bank-providers.md). */
export interface BankPort {
  readonly abilities: BankAbilities;
  /** @throws BankRefusal for a card that cannot be charged. */
  readonly start: (payment: StartPayment) => Promise<BankPayment>;
  /** Returns the bank's record of an attempt; null when it is unknown to the bank. */
  readonly find: (attemptId: string) => Promise<BankPayment | null>;
  /** Returns the same record with refunds, which some banks store elsewhere; for the reconciliation. */
  readonly findWithRefunds: (attemptId: string) => Promise<BankPayment | null>;
  /** Refunds a part or the whole; the same `refundId` refunds once. @throws BankRefusal */
  readonly refund: (refund: {
    readonly bankPaymentId: string;
    readonly refundId: string;
    /** Kuruş. */
    readonly amount: number;
  }) => Promise<void>;
  /**
   * Hands over payments that were captured before the bank stored its own records; a payment that the bank already has
   * stays as it is.
   */
  readonly takeOver: (payments: TakeOverRequest['payments']) => Promise<{ readonly taken: number }>;
  /** Sends money to an account; the same `transferId` sends once. @throws BankRefusal for an account that cannot be paid */
  readonly transfer: (transfer: StartTransfer) => Promise<BankTransfer>;
  /** Returns the transfers that the bank has made since an instant, a page at a time. */
  readonly transfersSince: (from: string) => Promise<BankTransferPage>;
  /** Deletes a saved card at the bank. */
  readonly deleteCard: (cardToken: string) => Promise<void>;
  /**
   * Returns the changes at the bank since an instant, in pages; `from` is ISO text or the `next` of a page. Null for a
   * bank that can only be asked about single payments.
   */
  readonly changedSince: ((from: string) => Promise<BankPaymentPage>) | null;
  /**
   * Checks the signature over the raw body and its age; null when the bank did not send it. A bank whose message does
   * not contain the payment is queried for it.
   */
  readonly readCallback: (
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ) => Promise<BankCallback | null>;
  /** The text that a bank expects as the answer to its message; null where the status is enough. */
  readonly callbackAnswer: string | null;
  /**
   * Returns the bank's record of a payment whose page has sent the browser back with this form; null where the form
   * does not identify one. The outcome comes from the bank's answer, never from the form.
   */
  readonly readReturn: (rawBody: Buffer) => Promise<BankPayment | null>;
}
