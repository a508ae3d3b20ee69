import type { BankPayment } from '@havan/contract/bank';
import type { Context } from '../context.ts';
import { BankRefusal } from '../ports/bank-port.ts';
import { claimDueRefunds, type DueRefund, finishRefund } from '../resources/payment/bank-refunds.sql.ts';
import { failureOf } from '../resources/payment/payment-failures.ts';
import { claimUnsettled, expiredPayments } from '../resources/payment/open-payments.sql.ts';
import { paymentStandings } from '../resources/payment/payment.sql.ts';
import { failPayment, isNews, settle } from '../resources/payment/settle.ts';
import { askBank } from '../resources/payment/status.service.ts';
import { positionOf, rememberPosition } from './job.sql.ts';
import type { Job } from './job.ts';

const batch = 20;
/** A buyer who still looks at the bank's page is left in peace; the callback comes within this time, in milliseconds. */
const quietMs = 15_000;
/** How often the bank is asked about the same open payment, in milliseconds. */
const askAgainMs = 15_000;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Asks the bank about payments whose callback is overdue. */
export async function askAboutOpenPayments(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const ids = await claimUnsettled(
    ctx.db,
    { createdBefore: before(now, quietMs), now, askedBefore: before(now, askAgainMs) },
    batch,
  );
  for (const id of ids) await askBank(ctx, id);
}

/** Gives up on payments whose time is over, after a last question to the bank, and puts their goods back. */
export async function expirePayments(ctx: Context): Promise<void> {
  for (const id of await expiredPayments(ctx.db, ctx.clock.now(), batch)) {
    await askBank(ctx, id);
    await failPayment(ctx, id, failureOf('expired'));
  }
}

const positionName = 'bank-changes';
/** The bank's record begins somewhere; everything is newer than this. */
const beginning = '2000-01-01T00:00:00.000Z';

/**
 * Goes through everything that changed at the bank since the last time and settles what we do not know: a capture whose
 * callback, status page and process all died is found here.
 */
export async function reconcileWithBank(ctx: Context): Promise<void> {
  let from = (await positionOf(ctx.db, positionName)) ?? beginning;
  const failures: unknown[] = [];
  for (;;) {
    const { payments, next } = await ctx.ports.bank.changedSince(from);
    for (const payment of await withNews(ctx, payments))
      await settleFound(ctx, payment).catch((error: unknown) => failures.push(error));
    from = next ?? payments.at(-1)?.updatedAt ?? from;
    // One payment that cannot be settled does not hold up the others, but it is met again at the next run.
    if (failures.length === 0) await rememberPosition(ctx.db, positionName, from);
    if (next === null) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'payments that cannot be settled');
}

/** The records that tell more than our payments show already, which are few; no row is locked for the others. */
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

/** Tells the bank what the ledger has given back, until the bank has said yes; a batch at a time until none is due. */
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
    // A refusal needs a person; the row stays open and the log says so at every try.
    const level = error instanceof BankRefusal ? 'error' : 'warn';
    ctx.log[level]({ err: error, refundId: refund.id }, 'the bank did not refund');
  }
}

export const paymentJobs: readonly Job[] = [
  { name: 'ask-about-open-payments', everySeconds: 5, run: askAboutOpenPayments },
  { name: 'expire-payments', everySeconds: 10, run: expirePayments },
  { name: 'reconcile-with-bank', everySeconds: 30, run: reconcileWithBank },
  { name: 'send-refunds', everySeconds: 2, run: sendRefunds },
];
