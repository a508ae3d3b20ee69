import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../database.ts';

/** The tables that lie in one part a month; migration 0570 says how. */
export type MonthlyTable =
  | 'analytics_event'
  | 'notification'
  | 'order_event'
  | 'outbox_message'
  | 'webhook_delivery';

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

/**
 * As `keepMonths`, for a table of which something outlives its month: what is left of months that ended before `before`
 * is put into the first part.
 *
 * @throws a database error with code 55P03 when the table is in use for half a second
 */
export async function gatherMonths(db: Db, table: MonthlyTable, now: Date, before: Date): Promise<void> {
  await sql`select gather_months(${table}, ${now}::timestamptz, ${before}::timestamptz)`.execute(db);
}

/** Returns the time at which the first part of a table ends, which spans all that came before its months. */
export const endOfFirstPart = (table: MonthlyTable): RawBuilder<Date> =>
  sql<Date>`(select min(starts) at time zone 'UTC' from months_of(${table}::regclass) where starts > '-infinity')`;

/** What names a row of a table of months: its number, and the time by which its month is found. */
export interface MonthlyKey {
  readonly id: number;
  /** In whole milliseconds. */
  readonly created_at: Date;
}

/** SQL condition on a row of a table: it has this key. PostgreSQL keeps microseconds, of which a `Date` knows none. */
export const hasKey = (table: string, { id, created_at }: MonthlyKey): RawBuilder<SqlBool> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<SqlBool>`${column('id')} = ${id} and ${column('created_at')} >= ${created_at}
    and ${column('created_at')} < ${new Date(created_at.getTime() + 1)}`;
};
