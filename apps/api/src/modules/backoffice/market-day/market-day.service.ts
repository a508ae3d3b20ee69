import type { MarketDay } from '@havan/contract/backoffice/money/market-day';
import { addDays, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { tasksOf } from '@havan/domain/operator-task';
import type { Context } from '../../../core/context.ts';
import type { Operator } from '../../../core/operator.ts';
import { countTasks, ordersByDay } from './market-day.sql.ts';

const shownDays = 30;

/**
 * Returns the sales of the market by day, and the tasks outside the queues that wait for the roles of this operator.
 */
export async function marketDay({ db, clock }: Context, { roles }: Operator): Promise<MarketDay> {
  const now = clock.now();
  const today = istanbulDayOf(now);
  const [days, tasks] = await Promise.all([
    ordersByDay(db, formatIsoDay(addDays(today, 1 - shownDays)), formatIsoDay(today)),
    countTasks(db, tasksOf(roles), now),
  ]);
  return { days, tasks: tasks.filter(({ count }) => count > 0) };
}
