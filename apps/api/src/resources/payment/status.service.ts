import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getPaymentStatus } from '@havan/contract/payment';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { presentStatus } from './payment.presenter.ts';
import { claimPayment } from './open-payments.sql.ts';
import { findOwnPayment, ordersOfPayment } from './payment.sql.ts';
import { settle } from './settle.ts';

/** Waiting pages ask often; the bank is asked about one payment at most this often, in milliseconds. */
const askAgainMs = 1_000;

/** Where a payment stands; while it is open the bank is asked, so a lost callback costs no waiting. */
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
  return presentStatus(payment, await ordersOfPayment(ctx.db, paymentId));
}

/** Settles a payment from the bank's own record; a bank that is away changes nothing. */
export async function askBank(ctx: Context, paymentId: string): Promise<void> {
  try {
    const record = await ctx.ports.bank.find(paymentId);
    if (record) await settle(ctx, record);
  } catch (error) {
    ctx.log.warn({ err: error, paymentId }, 'the bank does not answer');
  }
}
