import { transferOutcome, type TransferOutcome } from '@havan/domain/bank-transfer';
import { nextPaymentState } from '@havan/domain/payment';
import * as v from 'valibot';
import type { Context } from '../../../core/context.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { postCapture } from '../../money/ledger/ledger.service.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { orderNotices } from '../../notifications/inbox/order-notices.ts';
import { paymentSnapshot } from '../order-placement/payment-snapshot.ts';
import { changeOrder, lockOrder } from '../orders/change-order.ts';
import { noticeFacts } from '../orders/notify-order.ts';
import { updateOrder } from '../orders/orders.sql.ts';
import { shipBy } from '@havan/domain/ship-by';
import { lockBuyerOf, lockPayment, type PaymentRow, setPaymentTaken } from '../payment/payment.sql.ts';
import * as sql from './transfers.sql.ts';

/**
 * Assigns a transfer to the payment that it names: the sellers get the orders once the whole sum has arrived; an amount
 * that arrives too late, twice or in excess is returned. `ctx.db` is the caller's transaction; the transfer is locked
 * and in the ledger.
 */
export async function matchTransfer(
  ctx: Context,
  incoming: sql.IncomingRow,
  paymentId: string,
  matchedBy: number | null,
): Promise<TransferOutcome> {
  const { db: trx, clock, ports } = ctx;
  const now = clock.now();
  // Lock order everywhere: buyer, payment, orders ascending, listings ascending.
  await lockBuyerOf(trx, paymentId);
  const payment = await lockPayment(trx, paymentId);
  if (payment?.method !== 'transfer') return 'unmatched';
  const before = await sql.receivedFor(trx, paymentId);
  const { outcome, back } = transferOutcome(
    {
      state: payment.state === 'created' ? 'waiting' : payment.state === 'failed' ? 'ended' : 'paid',
      amount: payment.amount,
      received: before.reduce((sum, { amount }) => sum + amount, 0),
    },
    incoming.amount,
  );
  await sql.changeIncoming(trx, incoming.id, {
    state: 'matched',
    payment_id: paymentId,
    matched_at: now,
    matched_by: matchedBy,
  });
  if (outcome === 'paid' || outcome === 'excess') await takeTransfer(ctx, payment);
  if (outcome === 'part') await notifyBuyer(ctx, paymentId, orderNotices.transferShort);
  if (outcome === 'excess' || outcome === 'double' || outcome === 'late')
    await sql.insertReturn(trx, {
      id: ports.random.uuid(),
      paymentId,
      incomingId: incoming.id,
      companyId: payment.buyer_company_id,
      amount: back,
      reason: outcome,
      iban: incoming.payer_iban,
      payerName: incoming.payer_name,
      at: now,
    });
  return outcome;
}

/** Captures a payment whose whole sum has arrived, and hands its orders to their sellers. */
async function takeTransfer(ctx: Context, payment: PaymentRow): Promise<void> {
  const { db: trx, clock } = ctx;
  const now = clock.now();
  const state = nextPaymentState(payment.state, 'takeTransfer', 'system');
  if (!state) throw new Error(`A transfer for a payment that is ${payment.state}`);
  const { groups } = v.parse(paymentSnapshot, payment.snapshot);
  const groupOf = new Map(groups.map((group) => [group.sellerId, group]));
  await pipeline(trx, [
    (one) => setPaymentTaken(one, payment.id, state, now, payment),
    (one) =>
      postCapture(one, {
        id: payment.id,
        buyerCompanyId: payment.buyer_company_id,
        amount: payment.amount,
        isTransfer: true,
      }),
  ]);
  for (const id of await sql.orderIdsOf(trx, payment.id)) {
    const order = await lockOrder(trx, id);
    if (order?.state !== 'preOrder') continue;
    // The time to ship begins with the payment.
    const { dispatchCutoff = '00:00', dispatchesOnSaturdays } = groupOf.get(order.seller_company_id) ?? {};
    await updateOrder(trx, id, { ship_by: shipBy(now, dispatchCutoff, dispatchesOnSaturdays) });
    await changeOrder(ctx, order, { action: 'takePayment' }, { party: 'system', userId: null });
  }
}

async function notifyBuyer(
  ctx: Context,
  paymentId: string,
  notice: (typeof orderNotices)['transferShort'],
): Promise<void> {
  const [id] = await sql.orderIdsOf(ctx.db, paymentId);
  const order = id === undefined ? undefined : await lockOrder(ctx.db, id);
  if (!order) return;
  await insertNotifications(ctx.db, [notice(await noticeFacts(ctx, order), ctx.clock.now())]);
}
