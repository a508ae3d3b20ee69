import { pointsReturned } from '@havan/domain/points';
import { splitRefund } from '@havan/domain/refund';
import type { Selectable } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { OrdersTable } from '../../../core/db/schema/trade-tables.ts';
import { refundableToCard } from '../../money/ledger/ledger.service.ts';
import { moneyOf } from './refund.service.ts';

/**
 * Returns the amounts in kuruş that would go back to the buyer, by means of payment, if the rest of an order were
 * refunded now.
 */
export async function wholeRefund(
  db: Db,
  order: Selectable<OrdersTable>,
): Promise<{ card: number; wallet: number; points: number }> {
  const before = moneyOf(order);
  const after = { ...before, refundedGoods: before.goodsTotal, refundedShipping: before.shippingFee };
  const points = pointsReturned(after) - pointsReturned(before);
  const rest = order.total - order.refunded_goods - order.refunded_shipping;
  return { ...splitRefund(rest - points, 'card', await refundableToCard(db, order.payment_id)), points };
}
