import type { Context } from '../context.ts';
import { withTransaction } from '../db/transaction.ts';
import { changeOrder } from '../resources/orders/change-order.ts';
import { stateAfter } from '../resources/orders/orders.policy.ts';
import { dueOrders } from '../resources/orders/due-orders.sql.ts';
import { lockFreeOrder } from '../resources/orders/orders.sql.ts';
import type { Job } from './job.ts';

const batch = 100;
/** The demo's carriers are fast: a parcel arrives this long after it was shipped, in milliseconds. */
const demoDeliveryMs = 2 * 60_000;

/** Completes delivered orders whose buyer has said nothing until the date of the automatic approval. */
export const approveDelivered = (ctx: Context): Promise<void> =>
  moveAll(ctx, 'autoApprove', { autoApproveBefore: ctx.clock.now() });

/** Stands in for the carriers' messages where the market is a demo. */
export const deliverShipped = (ctx: Context): Promise<void> =>
  moveAll(ctx, 'deliver', { shippedBefore: new Date(ctx.clock.now().getTime() - demoDeliveryMs) });

/** One transaction an order; one that somebody holds or has just moved is left to the next run. */
async function moveAll(
  ctx: Context,
  action: 'autoApprove' | 'deliver',
  due: Parameters<typeof dueOrders>[1],
): Promise<void> {
  for (const id of await dueOrders(ctx.db, due, batch)) {
    await withTransaction(ctx.db, async (trx) => {
      const order = await lockFreeOrder(trx, id);
      if (!order || !stateAfter(order, action, 'system')) return;
      await changeOrder({ ...ctx, db: trx }, order, { action }, { party: 'system', userId: null });
    });
  }
}

export const orderJobs: readonly Job[] = [
  { name: 'approve-delivered', everySeconds: 60, run: approveDelivered },
  {
    name: 'deliver-shipped',
    everySeconds: 20,
    run: (ctx) => (ctx.config.demo ? deliverShipped(ctx) : Promise.resolve()),
  },
];
