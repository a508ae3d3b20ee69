import type { BankPayment } from '@havan/contract/bank';
import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { nextPaymentState, type PaymentState } from '@havan/domain/payment';
import * as v from 'valibot';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import { keepCard } from '../cards/cards.sql.ts';
import { claimAgain, consumeClaims, returnClaims } from '../campaigns/claims.sql.ts';
import { insertBankRefund } from './bank-refunds.sql.ts';
import { postCapture, postRefund } from '../ledger/ledger.service.ts';
import { openOrders } from '../orders/open-orders.ts';
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
import { claimedLinesOf, type PaymentSnapshot, paymentSnapshot, stockLinesOf } from './snapshot.ts';
import { holdStock, lockListings, releaseStock, takeFromBasket, takeStock } from './stock.sql.ts';
import { holdParts, releaseHolds } from './held-money.ts';

/** What became of a message of the bank. */
export type Settlement = 'captured' | 'failed' | 'refunded' | 'unchanged' | 'unknownPayment' | 'mismatch';

/**
 * The one way in which a payment ends, for a callback, a status query and the reconciliation job alike. The record must
 * come from the bank itself: a verified callback or an answer to our own question. However often and in whatever order
 * records arrive, a payment is captured once: the payment's row is held, the state decides, and the ledger lets one
 * capture in. Orders, lines, ledger, stock, basket and notifications commit together or not at all.
 */
export async function settle(
  ctx: Context,
  record: BankPayment,
  event?: { readonly eventId: string },
): Promise<Settlement> {
  if (event && (await isOld(ctx, record))) return 'unchanged';
  const { attemptId } = record;
  const settlement =
    (await withTransaction(ctx.db, async (trx) => {
      const payment = await lockPayment(trx, attemptId);
      return isLate(payment, record) ? null : settleHeld({ ...ctx, db: trx }, payment, record, event);
    })) ??
    // Whoever begins a payment holds the buyer first and its payments then; what may begin one anew keeps to that order.
    (await withTransaction(ctx.db, async (trx) => {
      await lockBuyerOf(trx, attemptId);
      return settleHeld({ ...ctx, db: trx }, await lockPayment(trx, attemptId), record, event);
    }));
  if (settlement === 'captured') ctx.count('checkoutPaid');
  if (settlement === 'failed' || settlement === 'refunded') ctx.count('checkoutFailed');
  if (settlement === 'mismatch') ctx.log.error({ record, event }, 'the bank speaks of another payment');
  return settlement;
}

/** A success of a payment that we had given up. */
const isLate = (payment: PaymentRow | undefined, { status }: BankPayment): boolean =>
  payment?.state === 'failed' && status === 'captured';

/** The payment is held until the transaction ends; for a late success its buyer as well. */
async function settleHeld(
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

/** Whether the payment has ended as this message says: most do before it comes, and then it asks for no lock. */
async function isOld({ db, config }: Context, record: BankPayment): Promise<boolean> {
  const standing = (await paymentStandings(db, [record.attemptId])).get(record.attemptId);
  return standing !== undefined && !isNews(standing, record, config.bankMerchantId);
}

/** Ends a payment that is still open and gives its goods back. */
export function failPayment(ctx: Context, id: string, failure: Failure): Promise<boolean> {
  return withTransaction(ctx.db, async (trx) => {
    const payment = await lockPayment(trx, id);
    return payment !== undefined && fail({ ...ctx, db: trx }, payment, failure);
  });
}

/** Whether settling `record` could change anything: a payment that has ended as the bank says stays as it is. */
export function isNews(standing: PaymentStanding, record: BankPayment, merchantId: string): boolean {
  if (!isOf(standing, record, merchantId)) return true;
  if (record.status === 'captured')
    return standing.state === 'failed' || capturedFrom(standing.state) !== null;
  return record.status === 'failed' && nextPaymentState(standing.state, 'fail', 'system') !== null;
}

/** Whether a signed record is about this very payment: amount, currency, merchant and the bank's own id. */
function isOf(payment: PaymentStanding, record: BankPayment, merchantId: string): boolean {
  return (
    record.merchantId === merchantId &&
    record.amount === bankAmountOf(payment) &&
    record.installments === payment.installments &&
    (payment.bank_payment_id === null || payment.bank_payment_id === record.bankPaymentId)
  );
}

/** False for a payment that has ended: a failure after success, or after another failure, is no news. */
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

/** The way from an open state to `captured`, each step allowed by the table; null when there is none. */
function capturedFrom(state: PaymentState): PaymentState | null {
  const started = nextPaymentState(state, 'startThreeDs', 'buyer') ?? state;
  const authorised = nextPaymentState(started, 'authorise', 'bank') ?? started;
  return nextPaymentState(authorised, 'capture', 'bank');
}

/**
 * The bank took the money after we had stopped waiting. The buyer is held: a purchase that begins at this moment is seen,
 * or waits and then sees this one. Where the goods can still be had at their price and the buyer
 * has begun nothing else since, the purchase is completed; else all of it goes back to the card.
 */
async function captureLate(ctx: Context, payment: PaymentRow): Promise<Settlement> {
  const { db: trx, clock } = ctx;
  if (await isCaptured(trx, payment.id)) return 'unchanged';
  await setBankFacts(trx, payment.id, payment.state, factsOf(payment));
  const state = nextPaymentState(payment.state, 'captureLate', 'bank');
  const snapshot = v.parse(paymentSnapshot, payment.snapshot);
  const isWanted = payment.failure_reason === 'expired' && !(await hasLaterPayment(trx, payment));
  if (state && isWanted && (await takeAgain(ctx, payment, snapshot))) {
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
 * Takes goods, campaign rights, wallet money and points once more, which went back when the payment was given up. The
 * purchase is whole or not at all: when one is gone, what was taken before it goes back.
 */
async function takeAgain(
  { db: trx, clock }: Context,
  payment: PaymentRow,
  snapshot: PaymentSnapshot,
): Promise<boolean> {
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

/** The wallet alone pays: the same end as a success of the bank, without one. False when the payment has ended. */
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
 * Money in, goods sold, basket emptied, orders open: everything that a captured payment means. None of it needs the
 * other, so it travels together; what both sides are told travels with the commit.
 */
async function complete(ctx: Context, payment: PaymentRow, state: PaymentState): Promise<void> {
  const { db: trx, clock } = ctx;
  const snapshot = v.parse(paymentSnapshot, payment.snapshot);
  await Promise.all([
    setPaymentTaken(trx, payment.id, state, clock.now(), factsOf(payment)),
    postCapture(trx, {
      id: payment.id,
      buyerCompanyId: payment.buyer_company_id,
      amount: payment.amount,
      heldAmount: payment.wallet_amount + payment.points_amount,
    }),
    takeFromBasket(trx, payment.buyer_company_id, stockLinesOf(snapshot)),
    // After the basket, as whoever changes a line does: nobody waits in a circle.
    consumeClaims(trx, payment.id, claimedLinesOf(snapshot)),
    keepPaidCard(trx, payment),
    openOrders(ctx, payment, snapshot),
  ]);
}

/** A card that has paid is kept where the buyer asked for it. */
async function keepPaidCard(trx: Db, payment: PaymentRow): Promise<void> {
  const { keep_card_token: token, card_brand: brand, card_last_four: lastFour } = payment;
  if (token && brand && lastFour) await keepCard(trx, payment.buyer_company_id, { token, brand, lastFour });
}

/** A record may come before the answer to our own start: it says as much about the card. */
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
