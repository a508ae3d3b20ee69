import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getPaymentStatus } from '@havan/contract/sales/payment';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { presentTransfer } from '../transfers/transfer-details.ts';
import { receivedFor } from '../transfers/transfers.sql.ts';
import { presentStatus } from './payment.presenter.ts';
import { claimPayment } from './open-payments.sql.ts';
import { findOwnPayment, ordersOfPayment } from './payment.sql.ts';
import { settle } from './settle.ts';

/** The shortest interval of bank queries about one payment, in milliseconds, since waiting pages poll often. */
const askAgainMs = 1_000;

/** Returns the state of a payment; while it is open the bank is queried, so that a lost callback causes no delay. */
export async function paymentStatus(
  ctx: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  { paymentId }: ParsedRequestOf<typeof getPaymentStatus>,
): Promise<ResultOf<typeof getPaymentStatus>> {
  const now = ctx.clock.now();
  if (!(await findOwnPayment(ctx.db, paymentId, companyId))) throw new AppError('recordNotFound');
  if (await claimPayment(ctx.db, paymentId, now, new Date(now.getTime() - askAgainMs))) {
    await askBank(ctx, paymentId);
  }
  const payment = await findOwnPayment(ctx.db, paymentId, companyId);
  if (!payment) throw new AppError('recordNotFound');
  const transfer = presentTransfer(ctx.config, payment, await receivedFor(ctx.db, paymentId));
  return presentStatus(payment, await ordersOfPayment(ctx.db, paymentId), transfer);
}

/** Settles a payment from the bank's record; an unavailable bank changes nothing. */
export async function askBank(ctx: Context, paymentId: string): Promise<void> {
  try {
    const record = await ctx.ports.bank.find(paymentId);
    if (record) await settle(ctx, record);
  } catch (error) {
    ctx.log.warn({ err: error, paymentId }, 'the bank does not answer');
  }
}
