import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../database.ts';

/** The ids of entries from before the ledger had months are lower; later ones begin with year and month. */
const leastMonthlyId = sql.lit(100_000_000_000);

/**
 * Returns the condition that a ledger entry, by its id, was written in the month of `at` or later. It holds for every
 * entry about something that began at `at`, and lets a statement read those months only.
 */
export const writtenSince = (entryId: RawBuilder<unknown>, at: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`(${entryId} >= ledger_since(${at}) or ${entryId} < ${leastMonthlyId})`;

/** Makes this month of the ledger and the six that follow. None is ever dropped. May be repeated. */
export async function keepLedgerMonths(db: Db): Promise<void> {
  await sql`select keep_ledger_months()`.execute(db);
}
