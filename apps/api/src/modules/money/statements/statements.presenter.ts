import type { FoundStatement } from '@havan/contract/backoffice/money/payouts';
import type {
  PayoutStatement,
  PayoutStatementLine,
  PayoutStatementWeek,
} from '@havan/contract/money/payout-statements';
import { formatIsoDay, parseIsoDay } from '@havan/domain/istanbul';
import { netOf, type StatementFigures, weekEndOf } from '@havan/domain/payout-statement';
import type { StatementHead, StatementLineRow, StatementWeekRow } from './statements.sql.ts';

function weekEnd(weekStart: string): string {
  const monday = parseIsoDay(weekStart);
  if (!monday) throw new Error(`no day: ${weekStart}`);
  return formatIsoDay(weekEndOf(monday));
}

export const presentWeek = (row: StatementWeekRow): PayoutStatementWeek => ({
  weekStart: row.week_start,
  weekEnd: weekEnd(row.week_start),
  statementId: row.id,
  number: row.number,
  orders: row.orders,
  openingBalance: row.opening_balance ?? row.balance,
  closingBalance: row.closing_balance ?? row.balance,
});

export const figuresOf = (row: StatementFigures): StatementFigures => ({
  sale: row.sale,
  refund: row.refund,
  commission: row.commission,
  commissionVat: row.commissionVat,
  shipping: row.shipping,
  campaign: row.campaign,
  withholding: row.withholding,
  other: row.other,
});

export function presentLine(row: StatementLineRow): PayoutStatementLine {
  const amounts = figuresOf(row);
  return {
    entryId: row.entry_id,
    at: row.at.toISOString(),
    kind: row.kind,
    orderId: row.order_id,
    orderType: row.order_id === null ? null : row.is_sale ? 'sold' : 'purchased',
    otherName: row.other_name,
    ...amounts,
    net: netOf(amounts),
  };
}

export const presentFound = (row: {
  id: number;
  number: string;
  company_id: number;
  name: string;
  week_start: string;
  opening_balance: number;
  closing_balance: number;
}): FoundStatement => ({
  statementId: row.id,
  number: row.number,
  companyId: row.company_id,
  name: row.name,
  weekStart: row.week_start,
  openingBalance: row.opening_balance,
  closingBalance: row.closing_balance,
});

export const presentHead = (row: StatementHead): Omit<PayoutStatement, 'sums' | 'orders' | 'lines'> => ({
  statementId: row.id,
  number: row.number,
  weekStart: row.week_start,
  weekEnd: weekEnd(row.week_start),
  createdAt: row.created_at.toISOString(),
  tradeName: row.trade_name,
  taxOffice: row.tax_office,
  taxNumber: row.tax_number,
  openingBalance: row.opening_balance,
  closingBalance: row.closing_balance,
});
