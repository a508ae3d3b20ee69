import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** The tables that lie in one part a month; migration 0570 says how. */
export type MonthlyTable = 'analytics_event' | 'notification' | 'order_event';

/**
 * Makes the months of a table up to the third after `now`, and drops those that ended before `before`; null keeps all.
 * May be repeated; callers wait for each other.
 *
 * @throws a database error with code 55P03 when the table stays locked for some seconds, and for a `before` of a table
 *   that is append-only
 */
export async function keepMonths(
  db: Db,
  table: MonthlyTable,
  now: Date,
  before: Date | null = null,
): Promise<void> {
  await sql`
    select keep_months(${table}, ${now}::timestamptz, coalesce(${before}::timestamptz, '-infinity'))`.execute(
    db,
  );
}
