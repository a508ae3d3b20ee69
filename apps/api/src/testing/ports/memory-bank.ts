import { randomUUID } from 'node:crypto';
import {
  type BankCallback,
  type BankFailureReason,
  type BankPayment,
  bankPayment,
  type BankPaymentPage,
  type BankTransfer,
  bankTransfer,
  refundRequest,
  startPaymentRequest,
  takeOverRequest,
  transferRequest,
} from '@havan/contract/sales/bank';
import { bankCallbackPath } from '@havan/contract/sales/payment';
import * as v from 'valibot';
import { httpBank } from '../../core/ports/bank-http.ts';
import { type BankPort, BankRefusal } from '../../core/ports/bank-port.ts';
import { refundBody, startPaymentBody, transferBody } from '../../core/ports/bank-requests.ts';
import { bankHeaders } from '../../core/ports/bank-signature.ts';

const merchant = { merchantId: 'havan', callbackUrl: 'http://127.0.0.1:9/' };

/** Validates a message as the bank does. @throws BankRefusal */
function read<S extends v.GenericSchema>(schema: S, body: object): v.InferOutput<S> {
  const parsed = v.safeParse(schema, JSON.parse(JSON.stringify(body)));
  if (!parsed.success) throw new BankRefusal('invalidRequest', 'İstek anlaşılamadı.');
  return parsed.output;
}

const secret = 'bank secret of the tests, 32 characters or more';

/**
 * A scripted bank in memory with its own record of payments. It follows the contract: messages are validated in both
 * directions and signed, and there is one payment for each attempt and one refund for each refund id.
 */
export class MemoryBank implements BankPort {
  readonly payments = new Map<string, BankPayment>();
  readonly refunds = new Map<string, number>();
  /** The positions from which changes of the record were requested. */
  readonly askedFrom: string[] = [];
  /** How the next payment is answered instead of a 3-D secure step. */
  next: 'capture' | 'refuse' | 'away' | null = null;
  /** Whether the bank is unavailable; it then answers no request. */
  isAway = false;

  readonly #port = httpBank({
    url: 'http://127.0.0.1:9',
    secret,
    ...merchant,
    clock: { now: () => new Date() },
  });
  readonly readCallback = this.#port.readCallback;
  readonly abilities = this.#port.abilities;
  readonly callbackAnswer = null;
  readonly readReturn = this.#port.readReturn;

  readonly start: BankPort['start'] = async (message) => {
    const { attemptId, amount, installments, cardToken, loanMonths } = read(
      startPaymentRequest,
      startPaymentBody(message, merchant),
    );
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
      installments,
      status: next === 'capture' ? 'captured' : 'threeDsPending',
      cardBrand: loanMonths === undefined ? 'visa' : null,
      cardLastFour: loanMonths === undefined ? '0016' : null,
      threeDsUrl: next === 'capture' ? null : `http://bank.localhost:4100/3ds/${attemptId}`,
      failureReason: null,
      updatedAt: '2026-11-21T09:00:00.000Z',
    };
    this.payments.set(attemptId, payment);
    return read(bankPayment, payment);
  };

  readonly find: BankPort['find'] = async (attemptId) => {
    if (this.isAway) throw new Error('the bank is away');
    return this.payments.get(attemptId) ?? null;
  };
  readonly findWithRefunds = this.find;

  readonly refund: BankPort['refund'] = async ({ bankPaymentId, ...message }) => {
    const { refundId, amount } = read(refundRequest, refundBody(message));
    if (this.isAway) throw new Error('the bank is away');
    const payment = [...this.payments.values()].find((each) => each.bankPaymentId === bankPaymentId);
    if (!payment) throw new BankRefusal('unknownPayment', 'Böyle bir ödeme yok.');
    if (this.refunds.has(refundId)) return;
    this.refunds.set(refundId, amount);
    this.#change(payment.attemptId, {
      status: 'refunded',
      refundedAmount: payment.refundedAmount + amount,
    });
  };

  readonly takeOver: BankPort['takeOver'] = async (payments) => {
    const { payments: given } = read(takeOverRequest, { merchantId: 'havan', payments });
    if (this.isAway) throw new Error('the bank is away');
    const fresh = given.filter(({ attemptId }) => !this.payments.has(attemptId));
    for (const { capturedAt, ...payment } of fresh)
      this.payments.set(payment.attemptId, {
        ...payment,
        merchantId: 'havan',
        currency: 'TRY',
        installments: 1,
        status: payment.refundedAmount > 0 ? 'refunded' : 'captured',
        threeDsUrl: null,
        failureReason: null,
        updatedAt: capturedAt,
      });
    return { taken: fresh.length };
  };

  readonly transfers = new Map<string, BankTransfer>();

  readonly transfer: BankPort['transfer'] = async (message) => {
    const { transferId, amount, iban } = read(transferRequest, transferBody(message, merchant));
    if (this.isAway) throw new Error('the bank is away');
    if (iban.endsWith('0000')) throw new BankRefusal('closedAccount', 'Hesap kapalı.');
    const sent = this.transfers.get(transferId) ?? {
      transferId,
      merchantId: 'havan',
      amount,
      iban,
      sentAt: '2026-11-21T09:00:00.000Z',
    };
    this.transfers.set(transferId, sent);
    return read(bankTransfer, sent);
  };

  readonly transfersSince: BankPort['transfersSince'] = async () => {
    if (this.isAway) throw new Error('the bank is away');
    return { transfers: [...this.transfers.values()], next: null };
  };

  /** The tokens of deleted cards. */
  readonly forgotten: string[] = [];
  readonly deleteCard: BankPort['deleteCard'] = async (cardToken) => {
    if (this.isAway) throw new Error('the bank is away');
    this.forgotten.push(cardToken);
  };

  readonly changedSince = async (from: string): Promise<BankPaymentPage> => {
    if (this.isAway) throw new Error('the bank is away');
    this.askedFrom.push(from);
    return { payments: [...this.payments.values()], next: null };
  };

  /** Captures a payment as if the card holder had entered the right code. */
  capture(attemptId: string): BankPayment {
    return this.#change(attemptId, { status: 'captured', threeDsUrl: null });
  }

  decline(attemptId: string, failureReason: BankFailureReason): BankPayment {
    return this.#change(attemptId, { status: 'failed', failureReason, threeDsUrl: null });
  }

  /** The sum of captured money minus refunds at the bank, in kuruş. */
  get balance(): number {
    return [...this.payments.values()]
      .filter(({ status }) => status === 'captured' || status === 'refunded')
      .reduce((sum, { amount, refundedAmount }) => sum + amount - refundedAmount, 0);
  }

  /** Returns a signed message of the bank. */
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
