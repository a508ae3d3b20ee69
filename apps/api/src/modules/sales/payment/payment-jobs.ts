import type { BankPayment } from '@havan/contract/sales/bank';
import type { Context } from '../../../core/context.ts';
import { BankRefusal } from '../../../core/ports/bank-port.ts';
import { claimDueRefunds, type DueRefund, finishRefund } from './bank-refunds.sql.ts';
import { failureOf } from './payment-failures.ts';
import { claimGivenUp, claimUnsettled, expiredPayments } from './open-payments.sql.ts';
import { paymentStandings } from './payment.sql.ts';
import { failPayment, isNews, settle } from './settle.ts';
import { takeOverDemoPayments } from '../../money/ledger/demo-payments.ts';
import { askBank } from './status.service.ts';
import { positionOf, savePosition } from '../../../core/jobs-runner/job.sql.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';

const batch = 20;
/** The grace time for the bank's callback, in milliseconds. */
const quietMs = 15_000;
/** How often the bank is queried about the same open payment, in milliseconds. */
const askAgainMs = 15_000;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Queries the bank about payments with an overdue callback. */
export async function askAboutOpenPayments(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const ids = await claimUnsettled(
    ctx.db,
    { createdBefore: before(now, quietMs), now, askedBefore: before(now, askAgainMs) },
    batch,
  );
  for (const id of ids) await askBank(ctx, id);
}

/** Expires payments after a last query to the bank and releases their stock. */
export async function expirePayments(ctx: Context): Promise<void> {
  for (const id of await expiredPayments(ctx.db, ctx.clock.now(), batch)) {
    await askBank(ctx, id);
    await failPayment(ctx, id, failureOf('expired'));
  }
}

const positionName = 'bank-changes';
/** The start of the bank's record. */
const beginning = '2000-01-01T00:00:00.000Z';

/**
 * Reads all changes at the bank since the last run and settles unknown ones: a capture whose callback and status query
 * were lost is found here.
 */
export async function reconcileWithBank(ctx: Context): Promise<void> {
  const { changedSince } = ctx.ports.bank;
  if (changedSince === null) return askAgainAboutFailed(ctx);
  let from = (await positionOf(ctx.db, positionName)) ?? beginning;
  const failures: unknown[] = [];
  for (;;) {
    const { payments, next } = await changedSince(from);
    for (const payment of await withNews(ctx, payments))
      await settleFound(ctx, payment).catch((error: unknown) => failures.push(error));
    from = next ?? payments.at(-1)?.updatedAt ?? from;
    // A payment that cannot be settled does not block the others and is retried by the next run.
    if (failures.length === 0) await savePosition(ctx.db, positionName, from);
    if (next === null) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'payments that cannot be settled');
}

/**
 * How long, and how often, a bank without a list of changes is queried about a payment that failed here, in
 * milliseconds.
 */
const askedFor = 24 * 3_600_000;
const askAgainAboutFailedMs = 3_600_000;

/** Queries a bank without a list of changes about failed payments, to find a late success. */
async function askAgainAboutFailed(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const ids = await claimGivenUp(
    ctx.db,
    { createdAfter: before(now, askedFor), now, askedBefore: before(now, askAgainAboutFailedMs) },
    batch,
  );
  for (const id of ids) await askBank(ctx, id);
}

/** Returns the few records that differ from our payments, so that no other row is locked. */
async function withNews(ctx: Context, records: readonly BankPayment[]): Promise<BankPayment[]> {
  const standings = await paymentStandings(
    ctx.db,
    records.map(({ attemptId }) => attemptId),
  );
  return records.filter((record) => {
    const standing = standings.get(record.attemptId);
    return !standing || isNews(standing, record, ctx.config.bankMerchantId);
  });
}

async function settleFound(ctx: Context, payment: BankPayment): Promise<void> {
  const settlement = await settle(ctx, payment);
  if (settlement !== 'unchanged')
    ctx.log.warn({ settlement, paymentId: payment.attemptId }, 'found at the bank');
}

/** Sends queued refunds to the bank until it confirms them, in batches until none is due. */
export async function sendRefunds(ctx: Context): Promise<void> {
  for (;;) {
    const refunds = await claimDueRefunds(ctx.db, ctx.clock.now(), batch);
    await Promise.all(refunds.map((refund) => sendRefund(ctx, refund)));
    if (refunds.length < batch) return;
  }
}

async function sendRefund(ctx: Context, refund: DueRefund): Promise<void> {
  try {
    const { id: refundId, bank_payment_id: bankPaymentId, amount } = refund;
    await ctx.ports.bank.refund({ refundId, bankPaymentId, amount });
    await finishRefund(ctx.db, refundId, ctx.clock.now());
  } catch (error) {
    // A refusal needs an operator; the row stays open and each attempt is logged.
    const level = error instanceof BankRefusal ? 'error' : 'warn';
    ctx.log[level]({ err: error, refundId: refund.id }, 'the bank did not refund');
  }
}

const demoPositionName = 'demo-payments';

/**
 * Hands the payments of the demo market's history to the bank once: their money may have to go back to a
 * card.
 */
export async function takeOverDemoHistory(ctx: Context): Promise<void> {
  if (!ctx.ports.demoMarket || (await positionOf(ctx.db, demoPositionName)) !== undefined) return;
  const taken = await takeOverDemoPayments(ctx);
  await savePosition(ctx.db, demoPositionName, ctx.clock.now().toISOString());
  ctx.log.info({ taken }, 'the bank took over the payments of the demo market');
}

export const paymentJobs: readonly Job[] = [
  { name: 'ask-about-open-payments', everySeconds: 5, run: askAboutOpenPayments },
  { name: 'expire-payments', everySeconds: 10, run: expirePayments },
  { name: 'reconcile-with-bank', everySeconds: 30, run: reconcileWithBank },
  { name: 'take-over-demo-payments', everySeconds: 15, run: takeOverDemoHistory },
  { name: 'send-refunds', everySeconds: 2, run: sendRefunds },
];
