import { addDays, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';
import {
  beginRun,
  countOrders,
  endRun,
  deleteDays,
  moveSoldDays,
  orderBefore,
  productsOfLeftDays,
  soldState,
  sumProducts,
} from './sold.sql.ts';

/** Orders of one transaction, which takes some hundred milliseconds. */
const ordersAtOnce = 5_000;
/** Age in days from which orders change no sum. */
const days = 31;

/**
 * Brings the sums of sold units up to date: adds new orders and subtracts those that were cancelled since the last run.
 * The cost follows the number of changed orders; only the first run reads all orders of a month.
 */
export async function countSold({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = istanbulDayOf(clock.now());
  const day = formatIsoDay(now);
  const from = formatIsoDay(addDays(now, -days));
  const state = await soldState(db);
  const range = { from, snapshot: state.snapshot, limit: ordersAtOnce };
  let isComplete = true;
  for (let afterId: number | null = await orderBefore(db, from); afterId !== null; ) {
    const after: number = afterId;
    afterId = await withTransaction(db, async (trx) => {
      const run = await beginRun(trx);
      const { orders, lastId, productIds, ...counted } = await countOrders(trx, { ...range, afterId: after });
      await sumProducts(trx, productIds, day, run);
      isComplete &&= counted.isComplete;
      return orders < ordersAtOnce ? null : lastId;
    });
  }
  await withTransaction(db, async (trx) => {
    if (state.day !== day) {
      const run = await beginRun(trx);
      await sumProducts(trx, await productsOfLeftDays(trx, state.day, day), day, run);
      await deleteDays(trx, day);
    }
    // Orders that other transactions were changing are read again: the next run starts from the same snapshot.
    await endRun(trx, day, isComplete ? state.next : state.snapshot);
  });
}

/** Adds the units sold of a product to the product that it is merged into, which has its order lines already. */
export async function moveSold(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { source, target }: { readonly source: number; readonly target: number },
): Promise<void> {
  // Waits for a run that counts the order lines as they were.
  const run = await beginRun(db);
  await moveSoldDays(db, source, target);
  await sumProducts(db, [source, target], formatIsoDay(istanbulDayOf(clock.now())), run);
}

export const soldJobs: readonly Job[] = [{ name: 'count-sold', everySeconds: 60, run: countSold }];
