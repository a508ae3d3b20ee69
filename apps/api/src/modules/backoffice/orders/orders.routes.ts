import { marketOrderCalls as calls } from '@havan/contract/backoffice/money/orders';
import type { MarketOrder } from '@havan/contract/backoffice/money/orders';
import type { Caller, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import type { Operator } from '../../../core/operator.ts';
import * as orders from '../../sales/market-orders/market-orders.service.ts';
import { record } from '../audit/record.ts';

interface Handled {
  readonly ctx: Context;
  readonly operator: Operator;
  readonly caller: Caller;
}

/** Runs a change of an order and writes its audit entry, in one transaction; returns the order after it. */
const act = (
  { ctx, operator, caller }: Handled,
  orderId: number,
  work: (inside: Context) => ReturnType<typeof orders.deliver>,
): Promise<MarketOrder> =>
  withTransaction(ctx.db, async (trx) => {
    const inside = { ...ctx, db: trx };
    const changed = await work(inside);
    await record(trx, ctx.clock.now(), operator, caller, { subject: ['order', orderId], ...changed });
    return orders.marketOrder(inside, operator, orderId);
  });

export const marketOrderRoutes: readonly Binding[] = [
  bind(calls.findMarketOrders, (request, { ctx }) => orders.ordersFound(ctx, request)),
  bind(calls.getMarketOrder, ({ orderId }, { ctx, operator }) => orders.marketOrder(ctx, operator, orderId)),
  bind(calls.markOrderDelivered, (request, handled) =>
    act(handled, request.orderId, (inside) => orders.deliver(inside, request)),
  ),
  bind(calls.cancelMarketOrder, (request, handled) =>
    act(handled, request.orderId, (inside) => orders.cancel(inside, handled.operator, request)),
  ),
];
