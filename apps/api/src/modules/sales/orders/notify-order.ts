import type { OrderAction, OrderParty, OrderState } from '@havan/domain/order';
import type { Context } from '../../../core/context.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { type NoticeOrder, orderNotices } from '../../notifications/inbox/order-notices.ts';
import { companyNames } from '../order-placement/create-orders.sql.ts';
import type { LockedOrder } from './orders.sql.ts';

/** Returns the order fields of a notification. */
export async function noticeFacts(
  { db }: Context,
  order: Pick<LockedOrder, 'id' | 'buyer_company_id' | 'seller_company_id' | 'total'>,
): Promise<NoticeOrder> {
  const names = await companyNames(db, [order.buyer_company_id, order.seller_company_id]);
  return {
    id: order.id,
    buyerCompanyId: order.buyer_company_id,
    sellerCompanyId: order.seller_company_id,
    buyerName: names.get(order.buyer_company_id) ?? '',
    sellerName: names.get(order.seller_company_id) ?? '',
    total: order.total,
  };
}

/** Notifies the other side of a change of an order. */
export async function notifyOrder(
  ctx: Context,
  order: LockedOrder,
  action: OrderAction,
  state: OrderState,
  party: OrderParty,
): Promise<void> {
  const notices = noticesOf(action, state, party, order.state);
  if (notices.length === 0) return;
  const facts = await noticeFacts(ctx, order);
  await insertNotifications(
    ctx.db,
    notices.map((notice) => notice(facts, ctx.clock.now())),
  );
}

function noticesOf(action: OrderAction, state: OrderState, party: OrderParty, before: OrderState) {
  if (action === 'partlySupply') return [orderNotices.partlySupplied];
  if (action === 'uploadInvoice') return [orderNotices.invoiceAdded];
  if (action === 'rate') return [orderNotices.rated];
  if (state === before) return [];
  return {
    preOrder: [],
    awaitingSellerConfirmation: [orderNotices.transferTaken, orderNotices.received],
    awaitingShipment: [orderNotices.confirmed],
    shipped: [orderNotices.shipped],
    awaitingBuyerApproval: [orderNotices.delivered],
    completed: [orderNotices.completed],
    // Either side that ends a pre-order notifies its buyer; its seller has never seen it.
    cancelled:
      before === 'preOrder'
        ? []
        : [party === 'buyer' ? orderNotices.saleCancelled : orderNotices.purchaseCancelled],
  }[state];
}
