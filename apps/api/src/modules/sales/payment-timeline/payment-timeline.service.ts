import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { findPayments, PaymentTimeline, ReportedSettlement } from '@havan/contract/backoffice/payments';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { invalidCursor } from '../../../core/cursor/invalid-cursor.ts';
import { settle } from '../payment/settle.ts';
import { presentFound, presentMoments } from './payment-timeline.presenter.ts';
import * as sql from './payment-timeline.sql.ts';

const usualPage = 25;

/** Returns payments of all companies, the newest first. @throws AppError `invalidRequest` for an invalid cursor */
export async function paymentsFound(
  { db }: Pick<Context, 'db'>,
  request: ParsedRequestOf<typeof findPayments>,
): Promise<ResultOf<typeof findPayments>> {
  const limit = request.pageSize ?? usualPage;
  const search = {
    text: request.search ?? '',
    state: request.state ?? null,
    before: placeOf(request.cursor),
  };
  const rows = await sql.searchPayments(db, search, limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(presentFound),
    nextCursor: rows.length > limit && last ? `${last.created_at.getTime()}_${last.id}` : null,
    total: null,
  };
}

function placeOf(cursor: string | undefined): { at: Date; id: string } | null {
  if (cursor === undefined) return null;
  const match = /^(\d{1,15})_([\da-f-]{36})$/.exec(cursor);
  if (!match) throw invalidCursor();
  return { at: new Date(Number(match[1])), id: match[2] ?? '' };
}

/** Returns a payment on one line of time. @throws AppError `recordNotFound` */
export async function paymentTimeline(
  { db }: Pick<Context, 'db'>,
  paymentId: string,
): Promise<PaymentTimeline> {
  const payment = await sql.findPaymentWhole(db, paymentId);
  if (!payment) throw new AppError('recordNotFound');
  const [events, entries, orders, refunds] = await pipeline(db, [
    (one) => sql.eventsOf(one, paymentId),
    (one) => sql.entriesOf(one, paymentId),
    (one) => sql.ordersOf(one, paymentId),
    (one) => sql.refundsOf(one, paymentId),
  ]);
  const { card_brand: brand, card_last_four: lastFour } = payment;
  return {
    ...presentFound(payment),
    bankPaymentId: payment.bank_payment_id,
    walletAmount: payment.wallet_amount,
    pointsAmount: payment.points_amount,
    card: brand && lastFour ? `${brand} •••• ${lastFour}` : null,
    moments: presentMoments({ payment, events, entries, orders, refunds }),
  };
}

/**
 * Queries the bank about a payment and settles it from the answer, as the jobs do; an ended payment stays as it is.
 *
 * @throws AppError `recordNotFound`; `conflict` when the bank does not answer
 */
export async function replay(ctx: Context, paymentId: string): Promise<ReportedSettlement> {
  if (!(await sql.findPaymentWhole(ctx.db, paymentId))) throw new AppError('recordNotFound');
  let record;
  try {
    record = await ctx.ports.bank.find(paymentId);
  } catch (error) {
    ctx.log.warn({ err: error, paymentId }, 'the bank does not answer');
    throw new AppError('conflict', { message: 'Banka yanıt vermiyor. Birazdan yeniden deneyin.' });
  }
  return record ? settle(ctx, record) : 'unknownPayment';
}
