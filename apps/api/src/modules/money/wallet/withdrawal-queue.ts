import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getWithdrawals, QueuedWithdrawal } from '@havan/contract/backoffice/money/payouts';
import type { Context } from '../../../core/context.ts';
import { invalidCursor } from '../../../core/cursor/invalid-cursor.ts';
import type { BankPort } from '../../../core/ports/bank-port.ts';
import { pageWith } from '../payout-runs/page-with.ts';
import { type ListedWithdrawal, listWithdrawals } from './wallet.sql.ts';

const usualPage = 25;

/** Returns withdrawals of all companies in one state, the newest first. */
export async function withdrawalQueue(
  ctx: Context,
  operatorId: number,
  { state, cursor, pageSize }: ParsedRequestOf<typeof getWithdrawals>,
): Promise<ResultOf<typeof getWithdrawals>> {
  const limit = pageSize ?? usualPage;
  const rows = await listWithdrawals(ctx.db, state, positionOf(cursor), limit + 1);
  return pageWith(
    rows,
    limit,
    (row) => presentListed(ctx, operatorId, row),
    ({ created_at: at, id }) => `${at.getTime()}_${id}`,
  );
}

/** Returns a withdrawal as an operator sees it. */
export const presentListed = (
  { clock, ports }: Pick<Context, 'clock' | 'ports'>,
  operatorId: number,
  row: ListedWithdrawal,
): QueuedWithdrawal => ({
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
  bankReference: row.bank_reference,
  refusalReason: row.refusal_reason,
  isByHand: row.state === 'requested' && isWithOperators(ports.bank, row, clock.now()),
  said:
    row.state === 'requested' && row.said_outcome
      ? {
          operator: row.said_by_name ?? '–',
          isYou: row.said_by === operatorId,
          outcome: row.said_outcome,
        }
      : null,
});

/** Returns whether an operator sends a withdrawal: the bank sends nothing by itself, and the rest is over. */
export const isWithOperators = (
  { abilities }: Pick<BankPort, 'abilities'>,
  { send_at: sendAt }: Pick<ListedWithdrawal, 'send_at'>,
  now: Date,
): boolean => !abilities.sendsTransfers && sendAt.getTime() <= now.getTime();

/** @throws AppError `invalidRequest` for an invalid cursor */
function positionOf(cursor: string | undefined): { at: Date; id: string } | null {
  if (cursor === undefined) return null;
  const match = /^(\d{1,15})_([\da-f-]{36})$/.exec(cursor);
  if (!match) throw invalidCursor();
  return { at: new Date(Number(match[1])), id: match[2] ?? '' };
}
