import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  getPayoutStatement,
  getPayoutStatements,
  PayoutStatement,
} from '@havan/contract/money/payout-statements';
import type { findStatements } from '@havan/contract/backoffice/money/payouts';
import { parseIsoDay } from '@havan/domain/istanbul';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { invalidCursor } from '../../../core/cursor/invalid-cursor.ts';
import { idCursor } from '../wallet/wallet.service.ts';
import { pageWith } from '../payout-runs/page-with.ts';
import { figuresOf, presentFound, presentHead, presentLine, presentWeek } from './statements.presenter.ts';
import * as sql from './statements.sql.ts';

/** Returns statements of all companies, the newest first. */
export async function foundStatements(
  { db }: Pick<Context, 'db'>,
  { search = '', cursor, pageSize }: ParsedRequestOf<typeof findStatements>,
): Promise<ResultOf<typeof findStatements>> {
  const limit = pageSize ?? linesOnPage;
  const rows = await sql.searchStatements(db, search, idCursor(cursor), limit + 1);
  return pageWith(rows, limit, presentFound, ({ id }) => String(id));
}

type Member = Pick<Actor, 'companyId'>;
const weeksOnPage = 12;
const linesOnPage = 50;
/** Largest number of lines of a statement as a file, enough for a thousand orders a day. */
const linesInFile = 20_000;

/**
 * Returns the weeks of a company, the newest first; a week without a movement has its line and no document.
 */
export async function payoutStatements(
  { db }: Pick<Context, 'db'>,
  { companyId }: Member,
  request: ParsedRequestOf<typeof getPayoutStatements>,
): Promise<ResultOf<typeof getPayoutStatements>> {
  const before = request.cursor ?? null;
  if (before !== null && !parseIsoDay(before)) throw invalidCursor();
  const limit = request.pageSize ?? weeksOnPage;
  const rows = await sql.statementWeeks(db, companyId, before, limit + 1);
  const page = rows.slice(0, limit);
  return {
    items: page.map(presentWeek),
    nextCursor: rows.length > limit ? (page.at(-1)?.week_start ?? null) : null,
    total: null,
  };
}

/**
 * Returns a statement with a page of its lines; of any company when `companyId` is null.
 *
 * @throws AppError `recordNotFound`
 */
export async function payoutStatement(
  { db }: Pick<Context, 'db'>,
  companyId: number | null,
  request: ParsedRequestOf<typeof getPayoutStatement>,
): Promise<PayoutStatement> {
  return read(db, companyId, request.statementId, request.pageSize ?? linesOnPage, idCursor(request.cursor));
}

/** Returns a statement with all its lines, for a file. @throws AppError `recordNotFound` */
export const wholeStatement = (
  { db }: Pick<Context, 'db'>,
  companyId: number | null,
  statementId: number,
): Promise<PayoutStatement> => read(db, companyId, statementId, linesInFile, null);

async function read(
  db: Context['db'],
  companyId: number | null,
  statementId: number,
  limit: number,
  after: number | null,
): Promise<PayoutStatement> {
  const head = await sql.findStatement(db, companyId, statementId);
  if (!head) throw new AppError('recordNotFound');
  const [{ lines, orders, ...sums }, rows] = await pipeline(db, [
    (one) => sql.statementTotals(one, statementId),
    (one) => sql.statementLines(one, statementId, after ?? 0, limit + 1),
  ]);
  const page = rows.slice(0, limit);
  return {
    ...presentHead(head),
    orders,
    sums: figuresOf(sums),
    lines: {
      items: page.map(presentLine),
      nextCursor: rows.length > limit ? String(page.at(-1)?.entry_id) : null,
      total: lines,
    },
  };
}
