import { addDays, formatIsoDay, parseIsoDay } from '@havan/domain/istanbul';
import { statementNumber, weekEndOf, weekIsOverAt, weekStartOf } from '@havan/domain/payout-statement';
import type { Context } from '../../../core/context.ts';
import { lockForTransaction, withTransaction } from '../../../core/db/transaction.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';
import * as sql from './statement-weeks.sql.ts';

/** After midnight, so that transactions of Sunday night have ended; later ones are on the next statement. */
const restMs = 30 * 60_000;

const dayOf = (iso: string) => {
  const day = parseIsoDay(iso);
  if (!day) throw new Error(`no day: ${iso}`);
  return day;
};

/** Writes the statements of every week that is over and has none, the oldest week first. */
export async function closeWeeks(ctx: Context): Promise<void> {
  while (await closeNextWeek(ctx));
}

/** Closes one week; false when none is due. */
const closeNextWeek = (ctx: Context): Promise<boolean> =>
  withTransaction(ctx.db, async (trx) => {
    await lockForTransaction(trx, 'payout-statements');
    const [last, beforeLast] = await sql.closedWeeks(trx, 2);
    const first = last ? undefined : await sql.firstLedgerDay(trx);
    if (!last && first === undefined) return false;
    const monday = last ? addDays(dayOf(last.week_start), 7) : weekStartOf(dayOf(first ?? ''));
    const now = ctx.clock.now();
    const end = weekIsOverAt(monday);
    if (end.getTime() + restMs > now.getTime()) return false;
    // An entry may commit after its week was closed, but never after the next week was closed too.
    const companies = await sql.unstatedEntries(trx, end, beforeLast?.last_entry_id ?? 0);
    const weekStart = formatIsoDay(monday);
    await sql.insertWeek(trx, weekStart, end, now);
    if (companies.length === 0) return true;
    const { year } = weekEndOf(monday);
    const before = await sql.takeNumbers(trx, year, companies.length);
    const numbered = companies.map((company, i) => ({
      ...company,
      number: statementNumber(year, before + i + 1),
    }));
    await sql.insertStatements(trx, weekStart, numbered, now);
    return true;
  });

export const statementJobs: readonly Job[] = [
  { name: 'payout-statements', everySeconds: 60, run: closeWeeks },
];
