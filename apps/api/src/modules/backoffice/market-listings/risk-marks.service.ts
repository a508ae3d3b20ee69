import type { getRiskMarks, liftRiskMark, markRisk } from '@havan/contract/backoffice/risk/market-listings';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { record } from '../audit/record.ts';
import { presentRiskMark } from './market-listings.presenter.ts';
import * as sql from './risk-marks.sql.ts';

type Marks = ResultOf<typeof getRiskMarks>;

/** Returns everything that is marked as risky. */
export const riskMarks = async ({ db }: Context): Promise<Marks> => ({
  marks: (await sql.findRiskMarks(db)).map(presentRiskMark),
});

/**
 * Marks a product, brand or category as risky: invoices of its listings are requested within a minute.
 * @throws AppError `conflict` for a marked one
 */
export const mark = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { of, id, note }: ParsedRequestOf<typeof markRisk>,
): Promise<Marks> =>
  withTransaction(ctx.db, async (trx) => {
    const at = ctx.clock.now();
    if (!(await sql.insertRiskMark(trx, { of, id, note, operatorId: me.operatorId, at })))
      throw new AppError('conflict', { message: 'Bu kayıt bulunamadı ya da zaten riskli.' });
    await record(trx, at, me, caller, {
      action: 'risk.mark',
      subject: [of, id],
      before: null,
      after: { note },
    });
    return riskMarks({ ...ctx, db: trx });
  });

/** Lifts a mark; a job frees the listings that it has suspended. @throws AppError `recordNotFound` */
export const lift = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { markId }: ParsedRequestOf<typeof liftRiskMark>,
): Promise<Marks> =>
  withTransaction(ctx.db, async (trx) => {
    const at = ctx.clock.now();
    if (!(await sql.liftMark(trx, markId, { operatorId: me.operatorId, at })))
      throw new AppError('recordNotFound');
    await record(trx, at, me, caller, {
      action: 'risk.lift',
      subject: ['riskMark', markId],
      before: { state: 'open' },
      after: { state: 'closed' },
    });
    return riskMarks({ ...ctx, db: trx });
  });
