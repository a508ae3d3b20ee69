import type { BankPayment } from '@havan/contract/sales/bank';
import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { nextPaymentState, type PaymentState } from '@havan/domain/payment';
import * as v from 'valibot';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { keepCard } from '../../money/cards/cards.service.ts';
import {
  claimAgain,
  consumeClaims,
  returnClaims,
} from '../../cart/campaign-reservation/campaign-reservation.ts';
import { insertBankRefund } from './bank-refunds.sql.ts';
import { postCapture, postRefund } from '../../money/ledger/ledger.service.ts';
import { completeCreditPurchase } from '../credits/credit-purchase.ts';
import { createOrders } from '../order-placement/create-orders.ts';
import { insertPaymentEvent } from './payment-events.sql.ts';
import { failureOf } from './payment-failures.ts';
import { hasLaterPayment } from './open-payments.sql.ts';
import {
  type BankFacts,
  type Failure,
  isCaptured,
  keepEvent,
  lockBuyerOf,
  lockPayment,
  type PaymentRow,
  type PaymentStanding,
  paymentStandings,
  setBankFacts,
  setPaymentFailed,
  setPaymentTaken,
} from './payment.sql.ts';
import { bankAmountOf } from './bank-amount.ts';
import { claimedLinesOf, paymentSnapshot, stockLinesOf } from '../order-placement/payment-snapshot.ts';
import {
  holdStock,
  lockListings,
  releaseStock,
  takeFromCart,
  takeStock,
} from '../order-placement/stock.sql.ts';
import { holdParts, releaseHolds } from '../checkout/balance-hold.ts';

/** The result of a bank message. */
export type Settlement = 'captured' | 'failed' | 'refunded' | 'unchanged' | 'unknownPayment' | 'mismatch';

/**
 * Ends a payment, for callbacks, status queries and the reconciliation job; nothing else ends payments. The record must
 * come from the bank: a verified callback or the answer to our own query. Records may arrive repeatedly and in any
 * order, but a payment is captured once: its row is locked, the state decides, and the ledger accepts one capture.
 * Orders, lines, ledger, stock, cart and notifications commit together.
 */
export async function settle(
  ctx: Context,
  record: BankPayment,
  event?: { readonly eventId: string },
): Promise<Settlement> {
  const ended = event && (await endedAs(ctx, record));
  if (ended) {
    await insertPaymentEvent(ctx.db, {
      source: 'callback',
      record,
      settlement: 'unchanged',
      fromState: ended,
    });
    return 'unchanged';
  }
  const { attemptId } = record;
  const settlement =
    (await withTransaction(ctx.db, async (trx) => {
      const payment = await lockPayment(trx, attemptId);
      return isLate(payment, record) ? null : settleHeld({ ...ctx, db: trx }, payment, record, event);
    })) ??
    // Lock order: the buyer first, then its payments, as when a payment starts.
    (await withTransaction(ctx.db, async (trx) => {
      await lockBuyerOf(trx, attemptId);
      return settleHeld({ ...ctx, db: trx }, await lockPayment(trx, attemptId), record, event);
    }));
  if (settlement === 'captured') ctx.count('checkoutPaid');
  if (settlement === 'failed' || settlement === 'refunded') ctx.count('checkoutFailed');
  if (settlement === 'mismatch') ctx.log.error({ record, event }, 'the bank speaks of another payment');
  return settlement;
}

/** Returns whether a record reports the success of an expired payment. */
const isLate = (payment: PaymentRow | undefined, { status }: BankPayment): boolean =>
  payment?.state === 'failed' && status === 'captured';

/**
 * Locks the payment until the transaction ends; for a late success its buyer as well. The outcome is stored with the
 * record.
 */
async function settleHeld(
  ctx: Context,
  payment: PaymentRow | undefined,
  record: BankPayment,
  event: { readonly eventId: string } | undefined,
): Promise<Settlement> {
  const settlement = await settleKnown(ctx, payment, record, event);
  if (payment)
    await insertPaymentEvent(ctx.db, {
      source: event ? 'callback' : 'query',
      record,
      settlement,
      fromState: payment.state,
    });
  return settlement;
}

async function settleKnown(
  ctx: Context,
  payment: PaymentRow | undefined,
  record: BankPayment,
  event: { readonly eventId: string } | undefined,
): Promise<Settlement> {
  if (!payment) return 'unknownPayment';
  if (!isOf(payment, record, ctx.config.bankMerchantId)) return 'mismatch';
  if (event && !(await keepEvent(ctx.db, event.eventId, payment.id, record))) return 'unchanged';
  if (record.status === 'captured') return capture(ctx, payment, record);
  if (record.status !== 'failed') return 'unchanged';
  const failure = failureOf(record.failureReason ?? 'refused');
  return (await fail(ctx, withFactsOf(payment, record), failure)) ? 'failed' : 'unchanged';
}

/**
 * Returns the state of a payment that ended in accordance with the message; most have ended before it
 * arrives, and need no lock.
 */
async function endedAs({ db, config }: Context, record: BankPayment): Promise<PaymentState | null> {
  const standing = (await paymentStandings(db, [record.attemptId])).get(record.attemptId);
  return standing && !isNews(standing, record, config.bankMerchantId) ? standing.state : null;
}

/** Ends an open payment and releases its stock. */
export function failPayment(ctx: Context, id: string, failure: Failure): Promise<boolean> {
  return withTransaction(ctx.db, async (trx) => {
    const payment = await lockPayment(trx, id);
    return payment !== undefined && fail({ ...ctx, db: trx }, payment, failure);
  });
}

/** Returns whether settling `record` could change anything. */
export function isNews(standing: PaymentStanding, record: BankPayment, merchantId: string): boolean {
  if (!isOf(standing, record, merchantId)) return true;
  if (record.status === 'captured')
    return standing.state === 'failed' || capturedFrom(standing.state) !== null;
  return record.status === 'failed' && nextPaymentState(standing.state, 'fail', 'system') !== null;
}

/**
 * Returns whether a signed record matches this payment: merchant, the bank's id, and the amount taken. A record that
 * took nothing has no amount at some providers.
 */
function isOf(payment: PaymentStanding, record: BankPayment, merchantId: string): boolean {
  const hasTaken = record.status === 'captured' || record.status === 'refunded';
  return (
    record.merchantId === merchantId &&
    (!hasTaken ||
      (record.amount === bankAmountOf(payment) && record.installments === payment.installments)) &&
    (payment.bank_payment_id === null || payment.bank_payment_id === record.bankPaymentId)
  );
}

/**
 * Returns whether the payment was ended as failed; false for one that has ended before: a failure after success or
 * another failure is ignored.
 */
async function fail({ db: trx, clock }: Context, payment: PaymentRow, failure: Failure): Promise<boolean> {
  const state = nextPaymentState(payment.state, 'fail', 'system');
  if (!state) return false;
  await releaseStock(trx, [payment.id]);
  await returnClaims(trx, [payment.id], clock.now());
  await releaseHolds(trx, [payment]);
  await setBankFacts(trx, payment.id, state, factsOf(payment));
  await setPaymentFailed(trx, [payment.id], state, failure, clock.now());
  return true;
}

async function capture(ctx: Context, payment: PaymentRow, record: BankPayment): Promise<Settlement> {
  if (payment.state === 'failed') return captureLate(ctx, withFactsOf(payment, record));
  const state = capturedFrom(payment.state);
  if (!state) return 'unchanged';
  await complete(ctx, withFactsOf(payment, record), state);
  return 'captured';
}

/** Returns the steps from an open state to `captured` by the transition table; null without a path. */
function capturedFrom(state: PaymentState): PaymentState | null {
  const started = nextPaymentState(state, 'startThreeDs', 'buyer') ?? state;
  const authorised = nextPaymentState(started, 'authorise', 'bank') ?? started;
  return nextPaymentState(authorised, 'capture', 'bank');
}

/**
 * Settles a capture after expiry. The buyer is locked: a concurrent purchase is either seen, or waits and then sees
 * this one. When the goods are still available at their price and the buyer has started nothing else since, the
 * purchase is completed; otherwise everything is refunded to the card.
 */
async function captureLate(ctx: Context, payment: PaymentRow): Promise<Settlement> {
  const { db: trx, clock } = ctx;
  if (await isCaptured(trx, payment.id)) return 'unchanged';
  await setBankFacts(trx, payment.id, payment.state, factsOf(payment));
  const state = nextPaymentState(payment.state, 'captureLate', 'bank');
  const isWanted = payment.failure_reason === 'expired' && !(await hasLaterPayment(trx, payment));
  if (state && isWanted && (await takeAgain(ctx, payment))) {
    await complete(ctx, payment, state);
    return 'captured';
  }
  const { id, buyer_company_id: buyerCompanyId } = payment;
  const amount = bankAmountOf(payment);
  await postCapture(trx, { id, buyerCompanyId, amount });
  await postRefund(trx, { paymentId: id, orderId: null, buyerCompanyId, amount });
  await insertBankRefund(trx, { id: `${id}:late`, paymentId: id, orderId: null, amount, at: clock.now() });
  await setPaymentFailed(trx, [id], 'failed', failureOf('refundedLate'), clock.now());
  return 'refunded';
}

/**
 * Takes stock, campaign reservations, wallet money and points again, which were released at expiry. All or nothing:
 * when one is gone, the others are released again.
 */
async function takeAgain({ db: trx, clock }: Context, payment: PaymentRow): Promise<boolean> {
  // Credits are never sold out.
  if (payment.purpose === 'credits') return true;
  const snapshot = v.parse(paymentSnapshot, payment.snapshot);
  const now = clock.now();
  const lines = stockLinesOf(snapshot);
  await lockListings(
    trx,
    lines.map((line) => line.listingId),
  );
  if ((await holdParts(trx, payment)) !== null) return false;
  const claimant = { id: payment.id, companyId: payment.buyer_company_id, now };
  const isWhole =
    (await claimAgain(trx, claimant, claimedLinesOf(snapshot))) &&
    (await takeStock(trx, lines, formatIsoDay(istanbulDayOf(now))));
  if (isWhole) await holdStock(trx, payment.id, lines);
  else {
    await returnClaims(trx, [payment.id], now);
    await releaseHolds(trx, [payment]);
  }
  return isWhole;
}

/**
 * Captures a payment that is paid completely from the wallet, like a success of the bank. False when the payment has
 * ended.
 */
export function settleFromWallet(ctx: Context, id: string): Promise<boolean> {
  return withTransaction(ctx.db, async (trx) => {
    const payment = await lockPayment(trx, id);
    const state = payment && nextPaymentState(payment.state, 'takeFromWallet', 'system');
    if (!state || bankAmountOf(payment) !== 0) return false;
    await complete({ ...ctx, db: trx }, payment, state);
    return true;
  });
}

/**
 * Books a captured payment and what was bought with it: ledger, stock, cart and orders, or credits. The statements are
 * independent and sent as one pipeline; the notifications are sent with the commit.
 */
async function complete(ctx: Context, payment: PaymentRow, state: PaymentState): Promise<void> {
  const { db: trx, clock } = ctx;
  const taken = [
    (one: Db) => setPaymentTaken(one, payment.id, state, clock.now(), factsOf(payment)),
    (one: Db) =>
      postCapture(one, {
        id: payment.id,
        buyerCompanyId: payment.buyer_company_id,
        amount: payment.amount,
        heldAmount: payment.wallet_amount + payment.points_amount,
      }),
  ] as const;
  if (payment.purpose === 'credits') {
    await pipeline(trx, [...taken, (one) => completeCreditPurchase(one, payment)]);
    return;
  }
  const snapshot = v.parse(paymentSnapshot, payment.snapshot);
  await pipeline(trx, [
    ...taken,
    (one) => takeFromCart(one, payment.buyer_company_id, stockLinesOf(snapshot)),
    // After the cart, in the same lock order as line changes.
    (one) => consumeClaims(one, payment.id, claimedLinesOf(snapshot)),
    (one) => keepPaidCard(one, payment),
    () => createOrders(ctx, payment, snapshot),
  ]);
}

/** Saves a card after its capture if the buyer chose to. */
async function keepPaidCard(trx: Db, payment: PaymentRow): Promise<void> {
  const { keep_card_token: token, card_brand: brand, card_last_four: lastFour } = payment;
  if (token && brand && lastFour) await keepCard(trx, payment.buyer_company_id, { token, brand, lastFour });
}

/** A record may arrive before the answer to our own start and contains the same card facts. */
const withFactsOf = (payment: PaymentRow, record: BankPayment): PaymentRow =>
  payment.bank_payment_id === null
    ? {
        ...payment,
        bank_payment_id: record.bankPaymentId,
        card_brand: record.cardBrand,
        card_last_four: record.cardLastFour,
      }
    : payment;

const factsOf = ({ bank_payment_id, three_ds_url, card_brand, card_last_four }: PaymentRow): BankFacts => ({
  bank_payment_id,
  three_ds_url,
  card_brand,
  card_last_four,
});
