import type * as calls from '@havan/contract/backoffice/money/orders';
import type { MarketOrder } from '@havan/contract/backoffice/money/orders';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { addDays, formatDay, istanbulIsoDay, istanbulMidnight, parseIsoDay } from '@havan/domain/istanbul';
import { mayActAs } from '@havan/domain/operator';
import { orderStateLabels } from '@havan/domain/order';
import { isSettledBy } from '@havan/domain/payout-run';
import {
  type OperatorOrderAct,
  operatorOrderActsIn,
  platformCancelReasons,
} from '@havan/domain/platform-order';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { invalidCursor } from '../../../core/cursor/invalid-cursor.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { type Operator, seesContacts } from '../../../core/operator.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { orderNotices } from '../../notifications/inbox/order-notices.ts';
import { changeOrder, lockOrder, type OrderChange } from '../orders/change-order.ts';
import { noticeFacts } from '../orders/notify-order.ts';
import { invalid } from '../orders/orders.service.ts';
import { type LockedOrder, orderHistory, orderLines } from '../orders/orders.sql.ts';
import { endTransfer } from '../transfers/end-transfer.ts';
import { refundsOf } from '../refunds/refund.sql.ts';
import { wholeRefund } from '../refunds/whole-refund.ts';
import { presentFound, presentWhole } from './market-orders.presenter.ts';
import {
  findCancelWord,
  findMarketOrder,
  findTogether,
  keepCancelWord,
  searchOrders,
  waitingTransferOf,
} from './market-orders.sql.ts';

const usualPage = 25;

/**
 * Returns orders of all companies, the newest first.
 *
 * @throws AppError `invalidRequest` for an invalid cursor
 */
export async function ordersFound(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  request: ParsedRequestOf<typeof calls.findMarketOrders>,
): Promise<ResultOf<typeof calls.findMarketOrders>> {
  const { cursor, pageSize: limit = usualPage } = request;
  if (cursor !== undefined && !/^[1-9]\d{0,14}$/.test(cursor)) throw invalidCursor();
  const search = {
    text: request.search ?? '',
    state: request.state ?? null,
    lateDays: request.lateDays ?? null,
    buyerId: request.buyerId ?? null,
    sellerId: request.sellerId ?? null,
    companyId: request.companyId ?? null,
    from: request.from ?? null,
    to: request.to ?? null,
    isSold: request.sold ?? false,
    hasOpenCase: request.openCase ?? false,
    before: cursor === undefined ? null : Number(cursor),
    now: clock.now(),
  };
  const rows = await searchOrders(db, search, limit + 1);
  const page = rows.slice(0, limit);
  return {
    items: page.map(presentFound),
    nextCursor: rows.length > limit ? String(page.at(-1)?.id) : null,
    total: null,
  };
}

/**
 * Returns one order of any company with all its parts.
 *
 * @throws AppError `recordNotFound`
 */
export async function marketOrder(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { roles, operatorId }: Pick<Operator, 'roles' | 'operatorId'>,
  orderId: number,
): Promise<MarketOrder> {
  const row = await findMarketOrder(db, orderId, clock.now());
  if (!row) throw new AppError('recordNotFound');
  const possible = operatorOrderActsIn(row.state, row.open_case);
  const isPaid = row.state !== 'preOrder';
  const mayCancel = possible.includes('cancel');
  const [lines, history, refunds, cancelRefund, cancelTogether, said] = await pipeline(db, [
    (one) => orderLines(one, orderId),
    (one) => orderHistory(one, orderId),
    (one) => refundsOf(one, orderId),
    (one) => (mayCancel && isPaid ? wholeRefund(one, row) : null),
    (one) => (isPaid ? null : findTogether(one, row.payment_id)),
    (one) => (mayCancel ? findCancelWord(one, orderId, row.state) : undefined),
  ]);
  return presentWhole(row, {
    lines,
    history,
    refunds,
    acts: mayActAs(roles, ['finance']) ? possible : [],
    showsAddress: seesContacts({ roles }),
    cancelRefund,
    cancelTogether,
    cancelSaid: said
      ? { operator: said.name, isYou: said.operator_id === operatorId, reasonId: said.reason_id }
      : null,
  });
}

/**
 * Changes a locked order for the platform. `changeOrder` notifies the buyer; this notifies the seller as well. `ctx.db`
 * is the transaction that holds the lock.
 *
 * @throws AppError `actionNotAllowed` when the transition table does not allow it
 */
export async function changeForPlatform(
  ctx: Context,
  order: LockedOrder,
  change: OrderChange,
): Promise<void> {
  await changeOrder(ctx, order, change, { party: 'platform', userId: null });
  const cancelled =
    order.state === 'shipped' ? orderNotices.cancelledOnItsWay : orderNotices.cancelledByPlatform;
  const notice = change.action === 'deliver' ? orderNotices.markedDelivered : cancelled;
  await insertNotifications(ctx.db, [notice(await noticeFacts(ctx, order), ctx.clock.now())]);
}

/**
 * Locks an order for an action.
 *
 * @throws AppError `recordNotFound`; `conflict` in a state without this action
 */
async function lockedFor({ db }: Context, act: OperatorOrderAct, orderId: number): Promise<LockedOrder> {
  const order = await lockOrder(db, orderId);
  if (!order) throw new AppError('recordNotFound');
  if (operatorOrderActsIn(order.state, order.open_case).includes(act)) return order;
  const label = orderStateLabels[order.state];
  throw new AppError('conflict', {
    message:
      order.open_case !== null && act === 'cancel'
        ? 'Bu siparişte açık bir talep var; önce talebi karara bağlayın.'
        : `Sipariş "${label}" durumunda; bu işlem artık yapılamaz.`,
  });
}

/** The change that an action made, for the audit trail. */
interface Acted {
  readonly action: 'order.deliver' | 'order.cancel' | 'order.sayCancel';
  readonly before: object;
  readonly after: object;
}

/**
 * Marks a shipment as delivered, within the transaction of `ctx.db`. The buyer's days to approve begin now, whatever
 * the day of delivery, because the buyer is notified now.
 *
 * @throws AppError `recordNotFound`; `conflict` unless it is shipped; `invalidRequest` for a day before the shipment or
 * after today
 */
export async function deliver(
  ctx: Context,
  { orderId, deliveredOn, proof }: ParsedRequestOf<typeof calls.markOrderDelivered>,
): Promise<Acted> {
  const order = await lockedFor(ctx, 'deliver', orderId);
  const now = ctx.clock.now();
  const shippedAt = order.shipped_at ?? order.created_at;
  const day = parseIsoDay(deliveredOn);
  if (!day || deliveredOn < istanbulIsoDay(shippedAt) || deliveredOn > istanbulIsoDay(now))
    throw invalid('deliveredOn', 'Teslim günü, kargoya verildiği gün ile bugün arasında olmalı.');
  const dayEnd = istanbulMidnight(addDays(day, 1)).getTime() - 1;
  await changeForPlatform(ctx, order, {
    action: 'deliver',
    deliveredAt: new Date(Math.min(now.getTime(), dayEnd)),
    reason: `Teslim günü ${formatDay(day)}. ${proof}`,
  });
  return {
    action: 'order.deliver',
    before: { state: order.state },
    after: { state: 'awaitingBuyerApproval', day: deliveredOn, reason: proof },
  };
}

/**
 * Cancels an order that has not arrived, within the transaction of `ctx.db`. The money goes back the way it came; a
 * pre-order is cancelled with every order of its transfer. Above `fourEyesLimit` the request of the first operator is
 * stored, and the same request of another operator cancels. A pre-order needs one operator, because nothing was paid
 * for it.
 *
 * @throws AppError `recordNotFound`; `conflict` in another state or with an open case
 */
export async function cancel(
  ctx: Context,
  { operatorId }: Pick<Operator, 'operatorId'>,
  { orderId, reasonId }: ParsedRequestOf<typeof calls.cancelMarketOrder>,
): Promise<Acted> {
  const { db: trx, clock } = ctx;
  const reason = platformCancelReasons.find(({ id }) => id === reasonId) ?? platformCancelReasons[0];
  const together = await endWaitingTransfer(ctx, orderId, reason.sentence);
  if (together)
    return {
      action: 'order.cancel',
      before: { state: 'preOrder' },
      after: { state: 'cancelled', reason: reason.label, ...together },
    };
  const order = await lockedFor(ctx, 'cancel', orderId);
  const refund = await wholeRefund(trx, order);
  const before = { state: order.state };
  const said = await findCancelWord(trx, orderId, order.state);
  const isSettled = isSettledBy(
    order.total - order.refunded_goods - order.refunded_shipping,
    { operatorId, word: reasonId },
    said ? { operatorId: said.operator_id, word: said.reason_id } : null,
  );
  if (!isSettled) {
    await keepCancelWord(trx, {
      order_id: orderId,
      operator_id: operatorId,
      reason_id: reasonId,
      state: order.state,
      said_at: clock.now(),
    });
    return { action: 'order.sayCancel', before, after: { ...before, reason: reason.label, ...refund } };
  }
  await changeForPlatform(ctx, order, { action: 'cancel', reason: reason.sentence });
  return {
    action: 'order.cancel',
    before,
    after: { state: 'cancelled', reason: reason.label, ...refund },
  };
}

/**
 * Ends the transfer of a pre-order with all its orders, before any order is locked, because payments are locked first.
 * Null for an order that does not wait for a transfer.
 */
export async function endWaitingTransfer(
  ctx: Context,
  orderId: number,
  reason: string,
): Promise<Awaited<ReturnType<typeof findTogether>> | null> {
  const paymentId = await waitingTransferOf(ctx.db, orderId);
  if (paymentId === null) return null;
  const together = await findTogether(ctx.db, paymentId);
  const ending = { party: 'platform', userId: null, note: reason, reason: 'cancelled' } as const;
  return (await endTransfer(ctx, paymentId, ending)) ? together : null;
}
