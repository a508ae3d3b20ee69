import {
  autoApproveDays,
  autoApprovePostponeDays,
  type OrderAction,
  type OrderParty,
} from '@havan/domain/order';
import { expectedDelivery } from '@havan/domain/expected-delivery';
import type { RefundTarget, RefundWish } from '@havan/domain/refund';
import type { Updateable } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { announce } from '../../db/announce.ts';
import type { OrdersTable } from '../../db/schema/trade-tables.ts';
import { postEarnedPoints, postRelease } from '../ledger/ledger.service.ts';
import { insertEvents } from './open-orders.sql.ts';
import { stateAfter } from './orders.policy.ts';
import { type LockedOrder, updateOrder } from './orders.sql.ts';
import { moneyOf, refundOrder } from './refund.service.ts';
import { correctShipment, insertShipment } from './shipment.sql.ts';
import { tellOrder } from './tell-order.ts';

const dayMs = 24 * 60 * 60 * 1000;
const later = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs);

interface Parcel {
  readonly carrierId: number;
  readonly followUpNumber: string;
}

/** What is done, with what it needs to be told. */
export type OrderChange =
  | { readonly action: Exclude<OrderAction, 'ship' | 'correctShipment' | 'cancel' | 'partlySupply'> }
  | ({ readonly action: 'ship' | 'correctShipment' } & Parcel)
  | { readonly action: 'cancel'; readonly reason: string; readonly target?: RefundTarget }
  | { readonly action: 'partlySupply'; readonly missing: readonly RefundWish[]; readonly reason: string };

/** Who does it; null as user is the system. */
export interface OrderActor {
  readonly party: OrderParty;
  readonly userId: number | null;
}

/**
 * The one way in which an order changes. The caller holds the order's row; `ctx.db` is its transaction, so that state,
 * history, money, stock and notices are written together.
 *
 * @throws AppError `actionNotAllowed` when the table of the domain does not let this party do it now
 */
export async function changeOrder(
  ctx: Context,
  order: LockedOrder,
  change: OrderChange,
  { party, userId }: OrderActor,
): Promise<void> {
  const { db: trx, clock } = ctx;
  const now = clock.now();
  const state = stateAfter(order, change.action, party);
  if (!state) throw new AppError('actionNotAllowed');
  await updateOrder(trx, order.id, { state, ...datesOf[change.action]?.(order, now) });
  await carryOut(ctx, order, change);
  if (state === 'completed' && order.state !== 'completed') {
    await postRelease(trx, moneyOf(order));
    await postEarnedPoints(trx, moneyOf(order));
  }
  await insertEvents(trx, [
    {
      order_id: order.id,
      at: now,
      action: change.action,
      party,
      user_id: userId,
      from_state: order.state,
      to_state: state,
      note: noteOf(change),
    },
  ]);
  await tellOrder(ctx, order, change.action, state, party);
  announce(trx, [order.buyer_company_id, order.seller_company_id]);
}

/** What an action does beside the state and its dates. */
async function carryOut(ctx: Context, order: LockedOrder, change: OrderChange): Promise<void> {
  const { db: trx, clock } = ctx;
  switch (change.action) {
    case 'ship':
      return insertShipment(trx, { orderId: order.id, ...parcelOf(change), shippedAt: clock.now() });
    case 'correctShipment':
      return correctShipment(trx, { orderId: order.id, ...parcelOf(change) });
    case 'cancel':
      await refundOrder(ctx, order, {
        kind: 'cancelled',
        withShipping: true,
        target: change.target ?? 'card',
        note: change.reason,
      });
      return undefined;
    case 'partlySupply':
      return supplyPartly(ctx, order, change);
    default:
      return undefined;
  }
}

const parcelOf = ({ carrierId, followUpNumber }: Parcel): Parcel => ({ carrierId, followUpNumber });

async function supplyPartly(
  ctx: Context,
  order: LockedOrder,
  { missing, reason }: Extract<OrderChange, { action: 'partlySupply' }>,
): Promise<void> {
  const refund = await refundOrder(ctx, order, {
    kind: 'notSupplied',
    lines: missing,
    withShipping: false,
    target: 'card',
    note: reason,
  });
  if (refund?.isWhole) {
    const message = 'Hiçbir ürünü gönderemiyorsanız siparişi iptal edin.';
    throw new AppError('invalidRequest', { message, errors: [{ code: 'lines', message, path: 'lines' }] });
  }
}

const noteOf = (change: OrderChange): string | null => ('reason' in change ? change.reason : null);

/** The dates that an action writes; actions that are not here write none. */
const datesOf: Partial<Record<OrderAction, (order: LockedOrder, now: Date) => Updateable<OrdersTable>>> = {
  confirm: (_order, now) => ({ confirmed_at: now }),
  partlySupply: (order, now) => ({ confirmed_at: order.confirmed_at ?? now }),
  prepare: (_order, now) => ({ prepared_at: now }),
  ship: (_order, now) => ({ shipped_at: now, estimated_delivery_at: expectedDelivery(now) }),
  deliver: (_order, now) => ({ delivered_at: now, auto_approve_at: later(now, autoApproveDays) }),
  postponeAutoApprove: (order, now) => ({
    auto_approve_at: later(order.auto_approve_at ?? now, autoApprovePostponeDays),
    postponed: true,
    // The new day is told of as well.
    approval_reminded_at: null,
  }),
  approve: (_order, now) => ({ completed_at: now, auto_approve_at: null }),
  autoApprove: (_order, now) => ({ completed_at: now, auto_approve_at: null }),
  cancel: (_order, now) => ({ cancelled_at: now, auto_approve_at: null }),
};
