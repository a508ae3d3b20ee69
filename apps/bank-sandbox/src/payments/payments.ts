import { randomBytes } from 'node:crypto';
import type {
  BankFailureReason,
  BankPayment,
  BankPaymentPage,
  RefundRequest,
  StartPaymentRequest,
  TakeOverRequest,
} from '@havan/contract/sales/bank';
import { BankError } from '../bank-error.ts';
import { enqueueCallback } from '../callbacks/callbacks.ts';
import type { BankContext } from '../context.ts';
import {
  addRefund,
  changedPayments,
  delayCapture,
  duePayments,
  findPayment,
  findPaymentByAttempt,
  findPaymentBySecret,
  findRefund,
  insertPayment,
  insertRefund,
  insertForeign,
  settlePayment,
  takeTry,
  type PaymentRow,
} from './payments.sql.ts';
import { presentPayment } from '../presenter.ts';
import { inTransaction } from '../store.ts';
import { declineCode, demoCode } from '../test-cards.ts';
import { cardOfToken, type KnownCard } from './tokens.ts';

/** How long the page of the 3-D secure step waits for a code. */
const challengeMs = 5 * 60 * 1000;
const challengeTries = 3;
const slowCaptureMs = 8_000;
const pageSize = 200;

/**
 * Starts a payment; the same attempt returns the same payment, whatever its state is now.
 * @throws BankError 409 when the attempt is known with other contents, 422 for an unknown card token.
 */
export function startPayment(context: BankContext, request: StartPaymentRequest): BankPayment {
  const { db, now, origin } = context;
  return inTransaction(db, () => {
    const known = findPaymentByAttempt(db, request.attemptId);
    if (known) {
      if (known.amount !== request.amount || known.merchantId !== request.merchantId) {
        throw new BankError(409, 'attemptMismatch', 'Bu ödeme denemesi başka bilgilerle başlatılmış.');
      }
      return presentPayment(known, origin);
    }
    const card = payerOf(context, request);
    const at = now();
    const row: PaymentRow = {
      id: `pay_${randomBytes(12).toString('base64url')}`,
      secret: randomBytes(24).toString('base64url'),
      merchantId: request.merchantId,
      merchantName: request.merchantName,
      attemptId: request.attemptId,
      amount: request.amount,
      refunded: 0,
      installments: request.loanMonths ?? request.installments,
      status: 'threeDsPending',
      behaviour: card.behaviour,
      brand: card.brand,
      lastFour: card.lastFour,
      callbackUrl: request.callbackUrl,
      returnUrl: request.returnUrl,
      triesLeft: challengeTries,
      failureReason: null,
      challengeEndsAt: new Date(at.getTime() + challengeMs).toISOString(),
      captureAt: null,
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    };
    insertPayment(db, row);
    if (card.behaviour === 'notEnrolled') settle(context, row, 'captured', null);
    if (card.behaviour === 'notEnrolledRefused') settle(context, row, 'failed', 'notEnrolled');
    return presentPayment(paymentById(context, row.id), origin);
  });
}

/**
 * Returns the card of the token, or no card for a loan. @throws BankError 422 when the request names neither.
 */
function payerOf(
  context: BankContext,
  { cardToken, loanMonths }: StartPaymentRequest,
): Omit<KnownCard, 'brand'> & Pick<PaymentRow, 'brand'> {
  if (loanMonths !== undefined) return { behaviour: 'loan', brand: 'none', lastFour: '' };
  return cardOfToken(context, cardToken ?? '');
}

/** Keeps payments that were captured before this bank kept its books. Returns how many it did not know. */
export function takeOver({ db }: BankContext, { merchantId, payments }: TakeOverRequest): { taken: number } {
  return inTransaction(db, () => ({
    taken: payments.filter((payment) =>
      insertForeign(db, {
        id: payment.bankPaymentId,
        secret: randomBytes(24).toString('base64url'),
        merchantId,
        attemptId: payment.attemptId,
        amount: payment.amount,
        refunded: payment.refundedAmount,
        brand: payment.cardBrand,
        lastFour: payment.cardLastFour,
        createdAt: payment.capturedAt,
      }),
    ).length,
  }));
}

/**
 * Returns the payment of an attempt, for the status query. @throws BankError 404 when the bank has never seen
 * the attempt.
 */
export function paymentOfAttempt({ db, origin }: BankContext, attemptId: string): BankPayment {
  const row = findPaymentByAttempt(db, attemptId);
  if (!row) throw new BankError(404, 'unknownAttempt', 'Böyle bir ödeme denemesi yok.');
  return presentPayment(row, origin);
}

/** Payments changed since, a page at a time; `from` is an instant or the `next` of the page before. */
export function paymentsSince({ db, origin }: BankContext, from: string): BankPaymentPage {
  const [instant = '', afterId = ''] = from.split('~');
  const rows = changedPayments(db, instant, afterId, pageSize);
  const last = rows.at(-1);
  return {
    payments: rows.map((row) => presentPayment(row, origin)),
    next: last && rows.length === pageSize ? `${last.updatedAt}~${last.id}` : null,
  };
}

/**
 * Gives money back, in part or whole; the same refund id refunds once.
 * @throws BankError 404 for an unknown payment, 409 for a refund id with another amount, 422 for more than was paid.
 */
export function refundPayment(context: BankContext, paymentId: string, request: RefundRequest): BankPayment {
  const { db, now, origin } = context;
  return inTransaction(db, () => {
    const payment = paymentById(context, paymentId);
    const known = findRefund(db, request.refundId);
    if (known) {
      if (known.paymentId !== paymentId || known.amount !== request.amount) {
        throw new BankError(409, 'refundMismatch', 'Bu iade başka bilgilerle yapılmış.');
      }
      return presentPayment(payment, origin);
    }
    const isPaid = payment.status === 'captured' || payment.status === 'refunded';
    if (!isPaid || payment.refunded + request.amount > payment.amount) {
      throw new BankError(422, 'refundTooLarge', 'İade tutarı ödenenden fazla olamaz.');
    }
    const at = now();
    insertRefund(
      db,
      { id: request.refundId, paymentId, amount: request.amount },
      request.orderId ?? null,
      at,
    );
    addRefund(db, paymentId, request.amount, at);
    return presentPayment(paymentById(context, paymentId), origin);
  });
}

/** Returns the payment behind the address of a 3-D secure page. @throws BankError 404. */
export function paymentOfPage({ db }: BankContext, secret: string): PaymentRow {
  const row = findPaymentBySecret(db, secret);
  if (!row) throw new BankError(404, 'unknownPage', 'Böyle bir işlem bulunamadı.');
  return row;
}

/** Returns whether the page still waits for a code. */
export const isChallengeOpen = (payment: PaymentRow, now: Date): boolean =>
  payment.status === 'threeDsPending' &&
  payment.challengeEndsAt !== null &&
  payment.challengeEndsAt > now.toISOString();

/** Tries a one-time code; after the third wrong one the payment has failed. Ended payments stay as they are. */
export function submitCode(context: BankContext, secret: string, code: string): PaymentRow {
  const { db, now } = context;
  return inTransaction(db, () => {
    const payment = paymentOfPage(context, secret);
    if (!isChallengeOpen(payment, now())) return payment;
    if (payment.behaviour === 'loan' && code === declineCode) {
      settle(context, payment, 'failed', 'creditNotApproved');
    } else if (code !== demoCode || payment.behaviour === 'wrongCode') {
      takeTry(db, payment.id);
      if (payment.triesLeft <= 1) settle(context, payment, 'failed', 'wrongCode');
    } else if (payment.behaviour === 'insufficientFunds') {
      settle(context, payment, 'failed', 'insufficientFunds');
    } else if (payment.behaviour === 'slow') {
      delayCapture(db, payment.id, new Date(now().getTime() + slowCaptureMs), now());
    } else {
      settle(context, payment, 'captured', null);
    }
    return paymentById(context, payment.id);
  });
}

/** Cancels the challenge for the card holder. Ended payments stay as they are. */
export function cancelChallenge(context: BankContext, secret: string): PaymentRow {
  return inTransaction(context.db, () => {
    const payment = paymentOfPage(context, secret);
    if (isChallengeOpen(payment, context.now())) settle(context, payment, 'failed', 'cancelled');
    return paymentById(context, payment.id);
  });
}

/** Settles the payments that are due: ends expired challenges and captures the slow ones. */
export function settleDuePayments(context: BankContext): void {
  inTransaction(context.db, () => {
    for (const payment of duePayments(context.db, context.now())) {
      if (payment.captureAt === null) settle(context, payment, 'failed', 'timedOut');
      else settle(context, payment, 'captured', null);
    }
  });
}

function paymentById({ db }: BankContext, id: string): PaymentRow {
  const row = findPayment(db, id);
  if (!row) throw new BankError(404, 'unknownPayment', 'Böyle bir ödeme yok.');
  return row;
}

/**
 * Ends a payment and stores the message about it in one transaction, so that neither exists without the
 * other.
 */
function settle(
  context: BankContext,
  payment: PaymentRow,
  status: 'captured' | 'failed',
  reason: BankFailureReason | null,
): void {
  settlePayment(context.db, payment.id, status, reason, context.now());
  enqueueCallback(context, paymentById(context, payment.id));
}
