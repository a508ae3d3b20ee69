import type { OrderParty } from '@havan/domain/order';
import type { TransferReturnReason } from '@havan/domain/bank-transfer';
import { nextPaymentState } from '@havan/domain/payment';
import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { orderNotices } from '../../notifications/inbox/order-notices.ts';
import { releaseStock } from '../order-placement/stock.sql.ts';
import { changeOrder, lockOrder } from '../orders/change-order.ts';
import { noticeFacts } from '../orders/notify-order.ts';
import { failureOf } from '../payment/payment-failures.ts';
import { lockBuyerOf, lockPayment, setPaymentFailed } from '../payment/payment.sql.ts';
import * as sql from './transfers.sql.ts';

const batch = 50;

interface Ending {
  readonly party: OrderParty;
  readonly userId: number | null;
  readonly note: string;
  /** Why the amount that has arrived is returned. */
  readonly reason: Extract<TransferReturnReason, 'incomplete' | 'cancelled'>;
  /** Set only when the time of the transfer is over. */
  readonly expiredAt?: Date;
}

/**
 * Ends a payment by transfer that has not arrived completely: all its pre-orders are cancelled, the stock is released
 * and the amount that has arrived is returned. False when it has ended already.
 */
export const endTransfer = (ctx: Context, paymentId: string, ending: Ending): Promise<boolean> =>
  withTransaction(ctx.db, async (trx) => {
    const inside = { ...ctx, db: trx };
    const now = ctx.clock.now();
    await lockBuyerOf(trx, paymentId);
    const payment = await lockPayment(trx, paymentId);
    const state = payment?.method === 'transfer' && nextPaymentState(payment.state, 'fail', 'system');
    if (!payment || !state) return false;
    if (ending.expiredAt && payment.expires_at > ending.expiredAt) return false;
    const failure = failureOf(ending.expiredAt ? 'transferExpired' : 'cancelled');
    await setPaymentFailed(trx, [paymentId], state, failure, now);
    for (const id of await sql.orderIdsOf(trx, paymentId)) {
      const order = await lockOrder(trx, id);
      if (order?.state !== 'preOrder') continue;
      const { party, userId, note } = ending;
      await changeOrder(inside, order, { action: 'cancel', reason: note }, { party, userId });
      const notice = ending.expiredAt ? orderNotices.transferExpired : orderNotices.preOrderCancelled;
      await insertNotifications(trx, [notice(await noticeFacts(inside, order), now)]);
    }
    await releaseStock(trx, [paymentId]);
    await sql.giveBackUsedClaims(trx, paymentId);
    for (const { id, amount, payer_iban, payer_name } of await sql.receivedFor(trx, paymentId))
      await sql.insertReturn(trx, {
        id: ctx.ports.random.uuid(),
        paymentId,
        incomingId: id,
        companyId: payment.buyer_company_id,
        amount,
        reason: ending.reason,
        iban: payer_iban,
        payerName: payer_name,
        at: now,
      });
    return true;
  });

/** Ends transfers after their three working days, each in a transaction of its own. */
export async function expireTransfers(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  for (const id of await sql.expiredTransfers(ctx.db, now, batch))
    await endTransfer(ctx, id, {
      party: 'system',
      userId: null,
      note: 'Havale süresinde gelmedi.',
      reason: 'incomplete',
      expiredAt: now,
    });
}

export const transferJobs: readonly Job[] = [
  { name: 'expire-transfers', everySeconds: 60, run: expireTransfers },
];
