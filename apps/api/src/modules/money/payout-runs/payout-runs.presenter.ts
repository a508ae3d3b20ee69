import type { DuePayout, PayoutRun, PayoutTransfer } from '@havan/contract/backoffice/money/payouts';
import { mayApproveRun } from '@havan/domain/payout-run';
import type { DueRow, ListedTransfer, RunRow } from './payout-runs.sql.ts';

export const presentRun = (row: RunRow, operatorId: number): PayoutRun => ({
  runId: row.id,
  number: row.number,
  payoutDay: row.payout_day,
  throughWeek: row.through_week,
  state: row.state,
  total: row.total,
  transfers: row.transfers,
  sent: row.sent,
  returned: row.returned,
  preparedBy: row.prepared_name,
  preparedAt: row.prepared_at.toISOString(),
  approvedBy: row.approved_name,
  approvedAt: row.approved_at?.toISOString() ?? null,
  mayApprove: row.state === 'prepared' && mayApproveRun(row.total, row.prepared_by, operatorId),
});

export const presentDue = (row: DueRow): DuePayout => ({
  companyId: row.company_id,
  name: row.name,
  amount: row.amount,
  iban: row.iban,
});

export const presentTransfer = (row: ListedTransfer): PayoutTransfer => ({
  transferId: row.id,
  companyId: row.company_id,
  name: row.name,
  amount: row.amount,
  iban: row.iban,
  accountOwner: row.account_owner,
  state: row.state,
  returnReason: row.return_reason,
  closedAt: row.closed_at?.toISOString() ?? null,
});
