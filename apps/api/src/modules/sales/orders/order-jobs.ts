import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { changeOrder } from './change-order.ts';
import { stateAfter } from './orders.policy.ts';
import { dueOrders } from './due-orders.sql.ts';
import { lockFreeOrder } from './orders.sql.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';

const batch = 100;
/** The delivery time of the demo's carriers, in milliseconds. */
const demoDeliveryMs = 2 * 60_000;

/** Completes delivered orders at their date of automatic approval. */
export const approveDelivered = (ctx: Context): Promise<void> =>
  moveAll(ctx, 'autoApprove', { autoApproveBefore: ctx.clock.now() });

/** Delivers shipped orders in the demo, which has no messages of carriers. */
export const deliverShipped = (ctx: Context): Promise<void> =>
  moveAll(ctx, 'deliver', { shippedBefore: new Date(ctx.clock.now().getTime() - demoDeliveryMs) });

/** Moves each order in a transaction of its own; a locked or changed order is left to the next run. */
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
