import { type OrderState, soldStates } from '@havan/domain/order';
import type { OperatorTaskId } from '@havan/domain/operator-task';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface MarketDayRow {
  readonly day: string;
  readonly orders: number;
  readonly turnover: number;
  readonly commission: number;
}

/**
 * Returns the sold orders of the market by the Istanbul day on which they were placed, amounts in kuruş; a day without
 * orders has zeros.
 */
export async function ordersByDay(db: Db, from: string, to: string): Promise<MarketDayRow[]> {
  const { rows } = await sql<MarketDayRow>`
    with sold as (
      select (created_at at time zone 'Europe/Istanbul')::date as day, count(*) as orders, sum(total) as turnover,
        sum(commission) as commission
      from orders
      where created_at >= ${from}::timestamp at time zone 'Europe/Istanbul'
        and state in (${sql.join([...soldStates])})
      group by 1
    )
    select d.day::date as day, coalesce(s.orders, 0) as orders, coalesce(s.turnover, 0)::bigint as turnover,
      coalesce(s.commission, 0)::bigint as commission
    from generate_series(${from}::date, ${to}::date, interval '1 day') as d (day)
    left join sold s on s.day = d.day
    order by d.day`.execute(db);
  return rows;
}

const unshipped: readonly OrderState[] = ['awaitingSellerConfirmation', 'awaitingShipment'];

/** Returns the queries that count each list of operators at an instant. */
const taskCounts = (now: Date): Readonly<Record<OperatorTaskId, RawBuilder<number>>> => ({
  lateOrders: sql`(select count(*) from orders where (state in (${sql.join([...unshipped])}) and ship_by < ${now})
    or (state = 'shipped' and estimated_delivery_at < ${now}))`,
  preparedPayouts: sql`(select count(*) from payout_run where state = 'prepared')`,
  unmatchedTransfers: sql`(select count(*) from incoming_transfer where state = 'unmatched')`,
  transferReturns: sql`(select count(*) from transfer_return where state = 'open')`,
  deadMessages: sql`(select count(*) from outbox_message where state = 'dead')`,
});

/** Returns the number of waiting rows of each of these lists of operators; other lists are not counted. */
export async function countTasks(
  db: Db,
  tasks: readonly OperatorTaskId[],
  now: Date,
): Promise<{ task: OperatorTaskId; count: number }[]> {
  if (tasks.length === 0) return [];
  const counts = taskCounts(now);
  const columns = tasks.map((task) => sql`${counts[task]} as ${sql.id(task)}`);
  const { rows } = await sql<Record<OperatorTaskId, number>>`select ${sql.join(columns)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the counts are one row');
  return tasks.map((task) => ({ task, count: row[task] }));
}
