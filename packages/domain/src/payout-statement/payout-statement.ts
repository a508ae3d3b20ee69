import {
  addDays,
  type CalendarDay,
  compareDays,
  formatDay,
  istanbulDayOf,
  istanbulMidnight,
} from '../istanbul/istanbul.ts';
import { accessTable } from '../access/access.ts';
import type { CompanyType } from '../company/company.ts';
import type { Kurus } from '../money/money.ts';
import { workingDayFrom } from '../ship-by/ship-by.ts';

/** Columns of a payout statement with their signs; they add up to the change of the company's account. */
export const statementFigures = [
  'sale',
  'refund',
  'commission',
  'commissionVat',
  'shipping',
  'campaign',
  'withholding',
  'other',
] as const;
export type StatementFigure = (typeof statementFigures)[number];

export const statementFigureLabels: Readonly<Record<StatementFigure, string>> = {
  sale: 'Satış',
  refund: 'İade',
  commission: 'Komisyon',
  commissionVat: 'Komisyon KDV',
  shipping: 'Kargo payı',
  campaign: 'Kampanya payı',
  withholding: 'Stopaj',
  other: 'Para hareketi',
};

export type StatementFigures = Readonly<Record<StatementFigure, Kurus>>;

/** Returns the sum of the columns of a line, in kuruş. */
export const netOf = (amounts: StatementFigures): Kurus =>
  statementFigures.reduce((sum, figure) => sum + amounts[figure], 0);

/** Returns the sums of the columns over several lines. */
export const sumOfFigures = (lines: readonly StatementFigures[]): Record<StatementFigure, Kurus> => {
  const sums = Object.fromEntries(statementFigures.map((figure) => [figure, 0])) as Record<
    StatementFigure,
    Kurus
  >;
  for (const line of lines) for (const figure of statementFigures) sums[figure] += line[figure];
  return sums;
};

/** Kinds of lines of a statement: the kinds of ledger entries that move a seller's account. */
export const statementLineKinds = [
  'release',
  'refund',
  'capture',
  'withdrawal',
  'withdrawalBack',
  'accountPayout',
  'accountPayoutBack',
  'withholding',
  'bonus',
  'adjustment',
] as const;
export type StatementLineKind = (typeof statementLineKinds)[number];

export const statementLineLabels: Readonly<Record<StatementLineKind, string>> = {
  release: 'Tamamlanan sipariş',
  refund: 'İade',
  capture: 'Cüzdanla alışveriş',
  withdrawal: 'Para çekme',
  withdrawalBack: 'Geri gelen para çekme',
  accountPayout: 'Hesaba ödeme',
  accountPayoutBack: 'Geri dönen ödeme',
  withholding: 'Gelir vergisi stopajı',
  bonus: 'Ciro primi',
  adjustment: 'Düzeltme',
};

/** Payout methods: to the wallet when orders are completed, or to the bank account once a week. */
export const payoutWays = ['wallet', 'account'] as const;
export type PayoutWay = (typeof payoutWays)[number];

/** Returns the payout method of a company: to its account when its menu has no wallet (product §10 "Payout"). */
export const payoutWayOf = (companyType: CompanyType): PayoutWay =>
  accessTable[companyType].menu.includes('wallet') ? 'wallet' : 'account';

/** Returns the Monday of the week of a day. */
export function weekStartOf({ year, month, day }: CalendarDay): CalendarDay {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return addDays({ year, month, day }, -((weekday + 6) % 7));
}

/** Returns the Sunday of the week that starts on this Monday. */
export const weekEndOf = (monday: CalendarDay): CalendarDay => addDays(monday, 6);

/** Returns the first instant after the week that starts on this Monday, in Istanbul. */
export const weekIsOverAt = (monday: CalendarDay): Date => istanbulMidnight(addDays(monday, 7));

/** Returns `16.11.2026–22.11.2026`. */
export const weekText = (monday: CalendarDay): string =>
  `${formatDay(monday)}–${formatDay(weekEndOf(monday))}`;

/** Returns `HK-2026-000047`: the year of the week's end, and the number in that year's series without gaps. */
export const statementNumber = (year: number, sequence: number): string =>
  `HK-${year}-${String(sequence).padStart(6, '0')}`;

/**
 * Returns the day on which money earned at this instant is paid to a bank account: the Wednesday after the
 * end of the week, or the next working day.
 */
export function payoutDayOf(earnedAt: Date): CalendarDay {
  const monday = weekStartOf(istanbulDayOf(earnedAt));
  return workingDayFrom(addDays(monday, 9));
}

/** Returns the next payout day, today included. */
export function nextPayoutDay(now: Date): CalendarDay {
  const today = istanbulDayOf(now);
  const wednesday = workingDayFrom(addDays(weekStartOf(today), 2));
  return compareDays(wednesday, today) >= 0 ? wednesday : workingDayFrom(addDays(weekStartOf(today), 9));
}
