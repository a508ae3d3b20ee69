import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  endHoliday as endCall,
  getHoliday as getCall,
  planHoliday,
} from '@havan/contract/listings/holiday';
import { holidayProblem } from '@havan/domain/holiday';
import { formatDay, istanbulIsoDay, parseIsoDay } from '@havan/domain/istanbul';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import * as sql from './holidays.sql.ts';

/** Returns the holiday of the company, planned or running. */
export async function holidayOf(
  ctx: Context,
  { companyId }: Pick<Actor, 'companyId'>,
): Promise<ResultOf<typeof getCall>> {
  const [row, counts] = await Promise.all([
    sql.findHoliday(ctx.db, companyId),
    sql.countPaused(ctx.db, companyId, istanbulIsoDay(ctx.clock.now())),
  ]);
  if (!row) return { holiday: null };
  const isNow = row.begun_at !== null;
  return {
    holiday: {
      startsOn: row.starts_on,
      endsOn: row.ends_on,
      isNow,
      listings: isNow ? counts.paused : counts.onSale,
    },
  };
}

/** Returns why a company cannot put listings on sale now; null outside its holidays. */
export async function holidayRefusal(ctx: Context, companyId: number): Promise<string | null> {
  const row = await sql.findHoliday(ctx.db, companyId);
  const last = row?.begun_at ? parseIsoDay(row.ends_on) : null;
  return last && `Tatildesiniz. Tatil ${formatDay(last)} günü bitince ilanlar satışa açılabilir.`;
}

/**
 * Plans or moves the holiday of the company; a holiday that starts today pauses the listings at once.
 *
 * @throws AppError `invalidRequest` for invalid days
 */
export async function setHoliday(
  ctx: Context,
  actor: Actor,
  { startsOn, endsOn }: ParsedRequestOf<typeof planHoliday>,
): Promise<ResultOf<typeof planHoliday>> {
  const now = ctx.clock.now();
  const today = istanbulIsoDay(now);
  return withTransaction(ctx.db, async (trx) => {
    const before = await sql.findHoliday(trx, actor.companyId, { lock: true });
    // A running holiday keeps its first day.
    const first = before?.begun_at ? before.starts_on : startsOn;
    const problem = holidayProblem(
      { startsOn: first, endsOn },
      { today, hasBegun: Boolean(before?.begun_at) },
    );
    if (problem)
      throw new AppError('invalidRequest', {
        message: problem.sentence,
        errors: [{ code: 'holiday', message: problem.sentence, path: problem.field }],
      });
    await sql.writeHoliday(trx, {
      company_id: actor.companyId,
      starts_on: first,
      ends_on: endsOn,
      created_by: actor.userId,
      at: now,
    });
    if (!before?.begun_at && first <= today) await sql.pauseListings(trx, actor.companyId, now);
    return holidayOf({ ...ctx, db: trx }, actor);
  });
}

/** Ends the running holiday of the company, or deletes the planned one. */
export async function endHoliday(ctx: Context, { companyId }: Actor): Promise<ResultOf<typeof endCall>> {
  await withTransaction(ctx.db, async (trx) => {
    if (await sql.findHoliday(trx, companyId, { lock: true }))
      await sql.resumeListings(trx, companyId, ctx.clock.now());
  });
  return { holiday: null };
}

/** Pauses and resumes the listings of sellers whose holiday starts or has ended. */
export async function keepHolidays(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const today = istanbulIsoDay(now);
  for (const { company_id } of await sql.findDueHolidays(ctx.db, today)) {
    // Each seller is its own transaction.
    await withTransaction(ctx.db, async (trx) => {
      const row = await sql.findHoliday(trx, company_id, { lock: true });
      if (!row) return;
      if (row.ends_on < today) await sql.resumeListings(trx, company_id, now);
      else if (row.begun_at === null && row.starts_on <= today) await sql.pauseListings(trx, company_id, now);
    });
  }
}
