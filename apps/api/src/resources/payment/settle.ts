import type { BankPayment } from '@havan/contract/bank';
import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { nextPaymentState, type PaymentState } from '@havan/domain/payment';
import * as v from 'valibot';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import { keepCard } from '../cards/cards.sql.ts';
import { insertBankRefund } from './bank-refunds.sql.ts';
import { postCapture, postRefund } from '../ledger/ledger.service.ts';
import { openOrders } from '../orders/open-orders.ts';
import { failureOf } from './payment-failures.ts';
import { hasLaterPayment } from './open-payments.sql.ts';
import {
  type Failure,
  findPayment,
  isCaptured,
  keepEvent,
  lockBuyer,
  lockPayment,
  type PaymentRow,
  setBankFacts,
  setPaymentFailed,
  setPaymentState,
} from './payment.sql.ts';
import { bankAmountOf } from './bank-amount.ts';
import { paymentSnapshot, type StockLine, stockLinesOf } from './snapshot.ts';
import {
  consumeStock,
  holdStock,
  lockListings,
  releaseStock,
  takeFromBasket,
  takeStock,
} from './stock.sql.ts';
import { holdWallet, releaseHolds } from './wallet-money.ts';

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
  const settlement = await withTransaction<Settlement>(ctx.db, async (trx) => {
    const payment = await lockPayment(trx, record.attemptId);
    if (!payment) return 'unknownPayment';
    if (!isOf(payment, record, ctx.config.bankMerchantId)) return 'mismatch';
    if (event && !(await keepEvent(trx, event.eventId, payment.id, record))) return 'unchanged';
    if (record.status === 'captured') return capture({ ...ctx, db: trx }, payment, record);
    if (record.status === 'failed') {
      return (await fail({ ...ctx, db: trx }, payment, failureOf(record.failureReason ?? 'refused')))
        ? 'failed'
        : 'unchanged';
    }
    return 'unchanged';
  });
  if (settlement === 'captured') ctx.count('checkoutPaid');
  if (settlement === 'failed' || settlement === 'refunded') ctx.count('checkoutFailed');
  if (settlement === 'mismatch') ctx.log.error({ record, event }, 'the bank speaks of another payment');
  return settlement;
}

/** Ends a payment that is still open and gives its goods back. */
export function failPayment(ctx: Context, id: string, failure: Failure): Promise<boolean> {
  return withTransaction(ctx.db, async (trx) => {
    const payment = await lockPayment(trx, id);
    return payment !== undefined && fail({ ...ctx, db: trx }, payment, failure);
  });
}

/** Whether a signed record is about this very payment: amount, currency, merchant and the bank's own id. */
function isOf(payment: PaymentRow, record: BankPayment, merchantId: string): boolean {
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
  await releaseHolds(trx, [payment]);
  await setPaymentFailed(trx, [payment.id], state, failure, clock.now());
  return true;
}

async function capture(ctx: Context, payment: PaymentRow, record: BankPayment): Promise<Settlement> {
  const trx = ctx.db;
  if (payment.state === 'failed') return captureLate(ctx, payment, record);
  const state = capturedFrom(payment.state);
  if (!state) return 'unchanged';
  await rememberBank(trx, payment, record);
  await complete(ctx, payment, state);
  return 'captured';
}

/** The way from an open state to `captured`, each step allowed by the table; null when there is none. */
function capturedFrom(state: PaymentState): PaymentState | null {
  const started = nextPaymentState(state, 'startThreeDs', 'buyer') ?? state;
  const authorised = nextPaymentState(started, 'authorise', 'bank') ?? started;
  return nextPaymentState(authorised, 'capture', 'bank');
}

/**
 * The bank took the money after we had stopped waiting. Where the goods can still be had at their price and the buyer
 * has begun nothing else since, the purchase is completed; else all of it goes back to the card.
 */
async function captureLate(ctx: Context, payment: PaymentRow, record: BankPayment): Promise<Settlement> {
  const { db: trx, clock } = ctx;
  if (await isCaptured(trx, payment.id)) return 'unchanged';
  // A purchase that begins at this moment is seen, or waits and then sees this one.
  await lockBuyer(trx, payment.buyer_company_id);
  await rememberBank(trx, payment, record);
  const state = nextPaymentState(payment.state, 'captureLate', 'bank');
  const lines = stockLinesOf(v.parse(paymentSnapshot, payment.snapshot));
  await lockListings(
    trx,
    lines.map((line) => line.listingId),
  );
  const isWanted = payment.failure_reason === 'expired' && !(await hasLaterPayment(trx, payment));
  const today = formatIsoDay(istanbulDayOf(clock.now()));
  // The wallet's part went back when the payment was given up; without it the purchase is not whole.
  if (
    state &&
    isWanted &&
    (await holdAgain(trx, payment)) &&
    (await takeOrReturn(trx, payment, lines, today))
  ) {
    await holdStock(trx, payment.id, lines);
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

/** Takes the goods of a late success, or gives the wallet's part back once more. */
async function takeOrReturn(
  trx: Db,
  payment: PaymentRow,
  lines: readonly StockLine[],
  today: string,
): Promise<boolean> {
  if (await takeStock(trx, lines, today)) return true;
  await releaseHolds(trx, [payment]);
  return false;
}

const holdAgain = async (trx: Db, payment: PaymentRow): Promise<boolean> =>
  payment.wallet_amount === 0 ||
  holdWallet(trx, {
    paymentId: payment.id,
    buyerCompanyId: payment.buyer_company_id,
    amount: payment.wallet_amount,
  });

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

/** Money in, orders open, goods sold, basket emptied: everything that a captured payment means. */
async function complete(ctx: Context, payment: PaymentRow, state: PaymentState): Promise<void> {
  const { db: trx, clock } = ctx;
  const snapshot = v.parse(paymentSnapshot, payment.snapshot);
  await setPaymentState(trx, payment.id, state, clock.now());
  await consumeStock(trx, payment.id);
  await postCapture(trx, {
    id: payment.id,
    buyerCompanyId: payment.buyer_company_id,
    amount: payment.amount,
    walletAmount: payment.wallet_amount,
  });
  await openOrders(ctx, payment, snapshot);
  await keepPaidCard(ctx, payment);
  await takeFromBasket(trx, payment.buyer_company_id, stockLinesOf(snapshot));
}

/** A card that has paid is kept where the buyer asked for it. The record read last knows its brand. */
async function keepPaidCard({ db: trx }: Context, { id, keep_card_token: token }: PaymentRow): Promise<void> {
  if (token === null) return;
  const payment = await findPayment(trx, id);
  if (!payment?.card_brand || !payment.card_last_four) return;
  const card = { token, brand: payment.card_brand, lastFour: payment.card_last_four };
  await keepCard(trx, payment.buyer_company_id, card);
}

/** A record may come before the answer to our own start: it says as much about the card. */
async function rememberBank(trx: Db, payment: PaymentRow, record: BankPayment): Promise<void> {
  if (payment.bank_payment_id !== null) return;
  await setBankFacts(trx, payment.id, {
    state: payment.state,
    bankPaymentId: record.bankPaymentId,
    threeDsUrl: payment.three_ds_url,
    cardBrand: record.cardBrand,
    cardLastFour: record.cardLastFour,
  });
}
