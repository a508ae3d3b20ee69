import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getWithdrawals } from '@havan/contract/backoffice/money/payouts';
import type { Context } from '../../../core/context.ts';
import { invalidCursor } from '../../../core/cursor/invalid-cursor.ts';
import { pageWith } from '../payout-runs/page-with.ts';
import { listWithdrawals } from './wallet.sql.ts';

const usualPage = 25;

/** Withdrawals of every company in one state, the newest first. */
export async function withdrawalQueue(
  { db }: Pick<Context, 'db'>,
  { state, cursor, pageSize }: ParsedRequestOf<typeof getWithdrawals>,
): Promise<ResultOf<typeof getWithdrawals>> {
  const limit = pageSize ?? usualPage;
  const rows = await listWithdrawals(db, state, positionOf(cursor), limit + 1);
  return pageWith(
    rows,
    limit,
    (row) => ({
      withdrawalId: row.id,
      companyId: row.company_id,
      name: row.name,
      amount: row.amount,
      iban: row.iban,
      accountOwner: row.account_owner,
      state: row.state,
      tries: row.tries,
      createdAt: row.created_at.toISOString(),
      closedAt: row.closed_at?.toISOString() ?? null,
    }),
    ({ created_at: at, id }) => `${at.getTime()}_${id}`,
  );
}

/** @throws AppError `invalidRequest` for a text that is no position */
function positionOf(cursor: string | undefined): { at: Date; id: string } | null {
  if (cursor === undefined) return null;
  const match = /^(\d{1,15})_([\da-f-]{36})$/.exec(cursor);
  if (!match) throw invalidCursor();
  return { at: new Date(Number(match[1])), id: match[2] ?? '' };
}
