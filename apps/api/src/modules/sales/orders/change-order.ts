import {
  autoApproveDays,
  autoApprovePostponeDays,
  type OrderAction,
  type OrderParty,
} from '@havan/domain/order';
import { transitDays } from '@havan/domain/carrier-pricing';
import { expectedDelivery } from '@havan/domain/expected-delivery';
import type { RefundTarget, RefundWish } from '@havan/domain/refund';
import { type ShortageCause, shortageText } from '@havan/domain/shortage';
import type { Updateable } from 'kysely';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { announce } from '../../../core/db/announce.ts';
import type { Db } from '../../../core/db/database.ts';
import type { OrdersTable } from '../../../core/db/schema/trade-tables.ts';
import { postEarnedPoints, postRelease } from '../../money/ledger/ledger.service.ts';
import { withhold } from '../../money/withholding/withholding.service.ts';
import { insertEvents } from '../order-placement/create-orders.sql.ts';
import { stateAfter } from './orders.policy.ts';
import { type LockedOrder, orderLines, placesOnWay, updateOrder } from './orders.sql.ts';
import { moneyOf, refundOrder, withheldLines } from '../refunds/refund.service.ts';
import { correctShipment, insertShipment } from '../shipments/shipment.sql.ts';
import { notifyOrder } from './notify-order.ts';
export { lockOrder } from './orders.sql.ts';

const dayMs = 24 * 60 * 60 * 1000;
const later = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs);

interface Parcel {
  readonly carrierId: number;
  readonly followUpNumber: string;
}

/** Units of a line that are not sent. */
interface Shortage extends RefundWish {
  readonly cause: ShortageCause;
}

/** The action with its parameters. */
export type OrderChange =
  | {
      readonly action: Exclude<
        OrderAction,
        'ship' | 'correctShipment' | 'deliver' | 'cancel' | 'partlySupply'
      >;
    }
  | ({ readonly action: 'ship' | 'correctShipment' } & Parcel)
  /** Delivery, now or at a reported time; `reason` names the source of the report. */
  | { readonly action: 'deliver'; readonly deliveredAt?: Date; readonly reason?: string }
  /** Cancellation; `cause` is the seller's. Without a cause every unit goes on sale again. */
  | {
      readonly action: 'cancel';
      readonly reason: string;
      readonly target?: RefundTarget;
      readonly cause?: ShortageCause;
    }
  | { readonly action: 'partlySupply'; readonly missing: readonly Shortage[]; readonly reason?: string };

/** The actor; a null user is the system. */
export interface OrderActor {
  readonly party: OrderParty;
  readonly userId: number | null;
}

/**
 * Changes an order; nothing else changes orders. The caller has locked the order's row; `ctx.db` is its transaction, so
 * that state, history, money, stock and notifications are written together.
 *
 * @throws AppError `actionNotAllowed` when the transition table does not allow it for this party now
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
  await updateOrder(trx, order.id, {
    state,
    ...datesOf[change.action]?.(order, now),
    ...(change.action === 'ship' && {
      estimated_delivery_at: expectedDelivery(now, await daysOnWay(trx, order)),
    }),
    ...(change.action === 'deliver' && change.deliveredAt && { delivered_at: change.deliveredAt }),
  });
  const history = await carryOut(ctx, order, change, party);
  if (state === 'completed' && order.state !== 'completed') {
    await postRelease(trx, moneyOf(order));
    await withhold(ctx, moneyOf(order), withheldLines(await orderLines(trx, order.id)));
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
      note: history ?? noteOf(change),
    },
  ]);
  await notifyOrder(ctx, order, change.action, state, party);
  announce(trx, [order.buyer_company_id, order.seller_company_id]);
}

/** Applies the effects of an action besides state and dates; a returned text goes into the history. */
async function carryOut(
  ctx: Context,
  order: LockedOrder,
  change: OrderChange,
  party: OrderParty,
): Promise<string | undefined> {
  const { db: trx, clock } = ctx;
  switch (change.action) {
    case 'ship':
      await insertShipment(trx, { orderId: order.id, ...parcelOf(change), shippedAt: clock.now() });
      return undefined;
    case 'correctShipment':
      await correctShipment(trx, { orderId: order.id, ...parcelOf(change) });
      return undefined;
    case 'cancel':
      // Nothing was paid for a pre-order; the code that cancels it releases its stock (`transfers/end-transfer.ts`).
      if (order.state === 'preOrder') return change.reason;
      await refundOrder(ctx, order, {
        // Shipped goods come back unchecked, like any return: they are not on sale before the seller puts them on sale.
        kind: order.state === 'shipped' ? 'return' : 'cancelled',
        withShipping: true,
        target: change.target ?? 'card',
        note: change.reason,
        // A buyer does not know the stock of the seller.
        ...(change.cause &&
          party === 'seller' && { causes: await causeOfAll(ctx.db, order.id, change.cause) }),
      });
      return undefined;
    case 'partlySupply':
      return supplyPartly(ctx, order, change);
    default:
      return undefined;
  }
}

const causeOfAll = async (db: Db, orderId: number, cause: ShortageCause) =>
  new Map((await orderLines(db, orderId)).map(({ line_no }) => [line_no, cause]));

const parcelOf = ({ carrierId, followUpNumber }: Parcel): Parcel => ({ carrierId, followUpNumber });

async function supplyPartly(
  ctx: Context,
  order: LockedOrder,
  { missing, reason }: Extract<OrderChange, { action: 'partlySupply' }>,
): Promise<string> {
  const names = new Map(
    (await orderLines(ctx.db, order.id)).map((line) => [line.line_no, line.product_name]),
  );
  const note = [
    ...missing.map(({ lineNo, quantity, cause }) => shortageText(quantity, names.get(lineNo) ?? '', cause)),
    ...(reason === undefined ? [] : [reason]),
  ].join('. ');
  const refund = await refundOrder(ctx, order, {
    kind: 'notSupplied',
    lines: missing,
    causes: new Map(missing.map(({ lineNo, cause }) => [lineNo, cause])),
    withShipping: false,
    target: 'card',
    note,
  });
  if (refund?.isWhole) {
    const message = 'Hiçbir ürünü gönderemiyorsanız siparişi iptal edin.';
    throw new AppError('invalidRequest', { message, errors: [{ code: 'lines', message, path: 'lines' }] });
  }
  return note;
}

/**
 * Returns the delivery days between the districts of seller and buyer; the usual ones where the address names
 * no known district.
 */
async function daysOnWay(trx: Db, { id, seller_company_id }: LockedOrder): Promise<number | undefined> {
  const places = await placesOnWay(trx, id, seller_company_id);
  return places && transitDays(places.from, places.to);
}

const noteOf = (change: OrderChange): string | null => ('reason' in change ? (change.reason ?? null) : null);

/** The dates that actions set; other actions set none. */
const datesOf: Partial<Record<OrderAction, (order: LockedOrder, now: Date) => Updateable<OrdersTable>>> = {
  confirm: (_order, now) => ({ confirmed_at: now }),
  partlySupply: (order, now) => ({ confirmed_at: order.confirmed_at ?? now }),
  prepare: (_order, now) => ({ prepared_at: now }),
  undoPrepare: () => ({ prepared_at: null }),
  ship: (_order, now) => ({ shipped_at: now }),
  deliver: (_order, now) => ({ delivered_at: now, auto_approve_at: later(now, autoApproveDays) }),
  postponeAutoApprove: (order, now) => ({
    auto_approve_at: later(order.auto_approve_at ?? now, autoApprovePostponeDays),
    postponed: true,
    // The notification contains the new day.
    approval_reminded_at: null,
  }),
  approve: (_order, now) => ({ completed_at: now, auto_approve_at: null }),
  autoApprove: (_order, now) => ({ completed_at: now, auto_approve_at: null }),
  cancel: (_order, now) => ({ cancelled_at: now, auto_approve_at: null }),
};
