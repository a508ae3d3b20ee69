import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../database.ts';
import { withinDays } from '../istanbul-days.ts';

/** The ids of entries from before the ledger had months are lower; later ones begin with year and month. */
const leastMonthlyId = sql.lit(100_000_000_000);

/**
 * Returns the condition that a ledger entry, by its id, was written in the month of `at` or later. It holds for every
 * entry about something that began at `at`, and lets a statement read those months only.
 */
export const writtenSince = (entryId: RawBuilder<unknown>, at: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`(${entryId} >= ledger_since(${at}) or ${entryId} < ${leastMonthlyId})`;

/** Returns the condition that an entry, by its id, lies in the month of its time `at` or a later one. */
export const writtenFrom = (entryId: RawBuilder<unknown>, at: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`(${entryId} >= ledger_month_start(${at}) or ${entryId} < ${leastMonthlyId})`;

/**
 * Returns the conditions that an entry was written between two days of Istanbul, `YYYY-MM-DD`, both included; a null end
 * adds none. `at` is its time, `ids` are the columns with its id: PostgreSQL does not conclude from one to the other which
 * months it need not read.
 */
export const writtenWithinDays = (
  ids: readonly RawBuilder<unknown>[],
  at: RawBuilder<unknown>,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): RawBuilder<SqlBool>[] => [
  ...withinDays(at, { from, to }),
  ...ids.flatMap((id) => [
    ...(from === null ? [] : [writtenFrom(id, sql`${from}::timestamp at time zone 'Europe/Istanbul'`)]),
    ...(to === null
      ? []
      : [
          sql<SqlBool>`${id} < ${leastMonthlyId} +
            ledger_month_start((${to}::date + 1)::timestamp at time zone 'Europe/Istanbul')`,
        ]),
  ]),
];

/**
 * Makes this month of the ledger and the twelve that follow. None is ever dropped. May be repeated.
 *
 * @throws a database error with code 55P03 when writing did not pause for a moment in five seconds
 */
export async function keepLedgerMonths(db: Db): Promise<void> {
  await sql`select keep_ledger_months()`.execute(db);
}
