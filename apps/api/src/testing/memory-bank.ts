import { randomUUID } from 'node:crypto';
import type { BankCallback, BankFailureReason, BankPayment, BankTransfer } from '@havan/contract/bank';
import { bankCallbackPath } from '@havan/contract/payment';
import { httpBank } from '../ports/bank-http.ts';
import { type BankPort, BankRefusal } from '../ports/bank-port.ts';
import { bankHeaders } from '../ports/bank-signature.ts';

const secret = 'bank secret of the tests, 32 characters or more';

/**
 * A bank that does what a test tells it and keeps its own record. It holds to the contract: one payment an attempt, one
 * refund a refund id, signed messages.
 */
export class MemoryBank implements BankPort {
  readonly payments = new Map<string, BankPayment>();
  readonly refunds = new Map<string, number>();
  /** From where it was asked for changes. */
  readonly askedFrom: string[] = [];
  /** What the next start answers instead of a 3-D secure step. */
  next: 'capture' | 'refuse' | 'away' | null = null;
  /** Nothing is answered while it is away. */
  isAway = false;

  readonly #port = httpBank({
    url: 'http://127.0.0.1:9',
    secret,
    merchantId: 'havan',
    callbackUrl: 'http://127.0.0.1:9/',
    clock: { now: () => new Date() },
  });
  readonly readCallback = this.#port.readCallback;

  readonly start: BankPort['start'] = async ({ attemptId, amount, installments, cardToken, loanMonths }) => {
    const { next } = this;
    this.next = null;
    if (next === 'away' || this.isAway) throw new Error('the bank is away');
    if (next === 'refuse' || cardToken?.includes('refused'))
      throw new BankRefusal('unknownToken', 'Kart bulunamadı.');
    const known = this.payments.get(attemptId);
    if (known) return known;
    const payment: BankPayment = {
      bankPaymentId: `pay_${randomUUID()}`,
      merchantId: 'havan',
      attemptId,
      amount,
      refundedAmount: 0,
      currency: 'TRY',
      installments: loanMonths ?? installments,
      status: next === 'capture' ? 'captured' : 'threeDsPending',
      cardBrand: loanMonths === null ? 'visa' : null,
      cardLastFour: loanMonths === null ? '0016' : null,
      threeDsUrl: next === 'capture' ? null : `http://bank.localhost:4100/3ds/${attemptId}`,
      failureReason: null,
      updatedAt: '2026-11-21T09:00:00.000Z',
    };
    this.payments.set(attemptId, payment);
    return payment;
  };

  readonly find: BankPort['find'] = async (attemptId) => {
    if (this.isAway) throw new Error('the bank is away');
    return this.payments.get(attemptId) ?? null;
  };

  readonly refund: BankPort['refund'] = async ({ bankPaymentId, refundId, amount }) => {
    if (this.isAway) throw new Error('the bank is away');
    const payment = [...this.payments.values()].find((each) => each.bankPaymentId === bankPaymentId);
    if (!payment) throw new BankRefusal('unknownPayment', 'Böyle bir ödeme yok.');
    if (this.refunds.has(refundId)) return payment;
    this.refunds.set(refundId, amount);
    return this.#change(payment.attemptId, {
      status: 'refunded',
      refundedAmount: payment.refundedAmount + amount,
    });
  };

  readonly transfers = new Map<string, BankTransfer>();

  readonly transfer: BankPort['transfer'] = async ({ transferId, amount, iban, accountOwner }) => {
    if (this.isAway) throw new Error('the bank is away');
    if (accountOwner.includes('Kapalı')) throw new BankRefusal('closedAccount', 'Hesap kapalı.');
    const sent = this.transfers.get(transferId) ?? {
      transferId,
      merchantId: 'havan',
      amount,
      iban,
      sentAt: '2026-11-21T09:00:00.000Z',
    };
    this.transfers.set(transferId, sent);
    return sent;
  };

  readonly transfersSince: BankPort['transfersSince'] = async () => {
    if (this.isAway) throw new Error('the bank is away');
    return { transfers: [...this.transfers.values()], next: null };
  };

  /** Tokens of cards that it was asked to forget. */
  readonly forgotten: string[] = [];
  readonly forgetCard: BankPort['forgetCard'] = async (cardToken) => {
    if (this.isAway) throw new Error('the bank is away');
    this.forgotten.push(cardToken);
  };

  readonly changedSince: BankPort['changedSince'] = async (from) => {
    if (this.isAway) throw new Error('the bank is away');
    this.askedFrom.push(from);
    return { payments: [...this.payments.values()], next: null };
  };

  /** The card holder entered the right code. */
  capture(attemptId: string): BankPayment {
    return this.#change(attemptId, { status: 'captured', threeDsUrl: null });
  }

  decline(attemptId: string, failureReason: BankFailureReason): BankPayment {
    return this.#change(attemptId, { status: 'failed', failureReason, threeDsUrl: null });
  }

  /** What the bank holds of the shop's buyers now, in kuruş. */
  get balance(): number {
    return [...this.payments.values()]
      .filter(({ status }) => status === 'captured' || status === 'refunded')
      .reduce((sum, { amount, refundedAmount }) => sum + amount - refundedAmount, 0);
  }

  /** A message of the bank as it travels. */
  message(payment: BankPayment, now: Date, eventId: string = randomUUID()) {
    const body = JSON.stringify({ eventId, payment } satisfies BankCallback);
    const signed = bankHeaders(secret, { method: 'POST', path: bankCallbackPath, body }, now);
    return { body, headers: { 'content-type': 'application/json', ...signed } };
  }

  #change(attemptId: string, changes: Partial<BankPayment>): BankPayment {
    const payment = this.payments.get(attemptId);
    if (!payment) throw new Error(`the bank never heard of ${attemptId}`);
    const changed = { ...payment, ...changes };
    this.payments.set(attemptId, changed);
    return changed;
  }
}
