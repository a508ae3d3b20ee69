import {
  autoApproveDays,
  autoApprovePostponeDays,
  type OrderAction,
  type OrderParty,
  type OrderState,
} from '@havan/domain/order';
import { nextPaymentState } from '@havan/domain/payment';
import type { Updateable } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import type { OrdersTable } from '../../db/schema/trade-tables.ts';
import { insertNotifications } from '../inbox/inbox.sql.ts';
import { orderNotices } from '../inbox/order-notices.ts';
import { postRefund, postRelease } from '../ledger/ledger.service.ts';
import { insertBankRefund } from '../payment/bank-refunds.sql.ts';
import { lockPayment, setPaymentRefunded } from '../payment/payment.sql.ts';
import { restock } from '../payment/stock.sql.ts';
import { companyNames, insertEvents } from './open-orders.sql.ts';
import { stateAfter } from './orders.policy.ts';
import { insertShipment, type LockedOrder, orderLines, updateOrder } from './orders.sql.ts';

const dayMs = 24 * 60 * 60 * 1000;
const later = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs);

/** What is done, with what it needs to be told. */
export type OrderChange =
  | { readonly action: Exclude<OrderAction, 'ship' | 'cancel'> }
  | { readonly action: 'ship'; readonly carrierId: number; readonly followUpNumber: string }
  | { readonly action: 'cancel'; readonly reason: string };

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
  if (change.action === 'ship') {
    const { carrierId, followUpNumber } = change;
    await insertShipment(trx, { orderId: order.id, carrierId, followUpNumber, shippedAt: now });
  }
  if (change.action === 'cancel') await giveBack(ctx, order);
  if (state === 'completed') await release(ctx, order);
  await insertEvents(trx, [
    {
      order_id: order.id,
      at: now,
      action: change.action,
      party,
      user_id: userId,
      from_state: order.state,
      to_state: state,
      note: change.action === 'cancel' ? change.reason : null,
    },
  ]);
  if (state !== order.state) await tell(ctx, order, state, party);
}

/** The dates that an action writes; actions that are not here write none. */
const datesOf: Partial<Record<OrderAction, (order: LockedOrder, now: Date) => Updateable<OrdersTable>>> = {
  confirm: (_order, now) => ({ confirmed_at: now }),
  ship: (_order, now) => ({ shipped_at: now }),
  deliver: (_order, now) => ({ delivered_at: now, auto_approve_at: later(now, autoApproveDays) }),
  postponeAutoApprove: (order, now) => ({
    auto_approve_at: later(order.auto_approve_at ?? now, autoApprovePostponeDays),
    postponed: true,
  }),
  approve: (_order, now) => ({ completed_at: now, auto_approve_at: null }),
  autoApprove: (_order, now) => ({ completed_at: now, auto_approve_at: null }),
  cancel: (_order, now) => ({ cancelled_at: now, auto_approve_at: null }),
};

/** The whole of an order goes back: to the buyer's card and to the seller's shelf. */
async function giveBack({ db: trx, clock }: Context, order: LockedOrder): Promise<void> {
  const payment = await lockPayment(trx, order.payment_id);
  const state = payment && nextPaymentState(payment.state, 'refund', 'system');
  if (!state) throw new AppError('actionNotAllowed');
  await setPaymentRefunded(trx, payment.id, state);
  const refund = { paymentId: payment.id, orderId: order.id, amount: order.total };
  await postRefund(trx, { ...refund, buyerCompanyId: order.buyer_company_id });
  await insertBankRefund(trx, { ...refund, id: `order-${order.id}`, at: clock.now() });
  const lines = await orderLines(trx, order.id);
  await restock(
    trx,
    lines.map((line) => ({ listingId: line.listing_id, quantity: line.quantity })),
  );
}

const release = ({ db: trx }: Context, order: LockedOrder): Promise<void> =>
  postRelease(trx, {
    orderId: order.id,
    paymentId: order.payment_id,
    sellerCompanyId: order.seller_company_id,
    goodsTotal: order.goods_total,
    shippingFee: order.shipping_fee,
    commission: order.commission,
  });

async function tell({ db: trx, clock }: Context, order: LockedOrder, state: OrderState, party: OrderParty) {
  const names = await companyNames(trx, [order.buyer_company_id, order.seller_company_id]);
  const facts = {
    id: order.id,
    buyerCompanyId: order.buyer_company_id,
    sellerCompanyId: order.seller_company_id,
    buyerName: names.get(order.buyer_company_id) ?? '',
    sellerName: names.get(order.seller_company_id) ?? '',
    total: order.total,
  };
  const notices = {
    preOrder: [],
    awaitingSellerConfirmation: [],
    awaitingShipment: [orderNotices.confirmed],
    shipped: [orderNotices.shipped],
    awaitingBuyerApproval: [orderNotices.delivered],
    completed: [orderNotices.completed],
    cancelled: [party === 'buyer' ? orderNotices.saleCancelled : orderNotices.purchaseCancelled],
  } as const satisfies Record<OrderState, readonly unknown[]>;
  await insertNotifications(
    trx,
    notices[state].map((notice) => notice(facts, clock.now())),
  );
}
