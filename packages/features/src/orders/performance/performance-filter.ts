import { type PerformanceGroup, performanceGroups } from '@havan/contract/sales/performance';
import { addDays, addMonths, formatIsoDay, istanbulDayOf, parseIsoDay } from '@havan/domain/istanbul';
import {
  daysOfPeriod,
  longestPeriodDays,
  type Period,
  type PeriodStep,
  periodSteps,
  stepFor,
} from '@havan/domain/period';

/** Periods with a button of their own; any other period is entered as two days. */
export const periodChoices = ['week', 'days30', 'days90', 'month', 'year'] as const;
export type PeriodChoice = (typeof periodChoices)[number];

export const groupSorts = ['best', 'worst', 'rising', 'falling'] as const;
export type GroupSort = (typeof groupSorts)[number];

/** Filter of the page, kept in the query. */
export interface PerformanceFilter extends Period {
  readonly step: PeriodStep;
  readonly by: PerformanceGroup;
  readonly sort: GroupSort;
}

/** Returns the days of a choice, up to today. */
export function periodOf(choice: PeriodChoice, now: Date): Period {
  const today = istanbulDayOf(now);
  const to = formatIsoDay(today);
  const back = (days: number): Period => ({ from: formatIsoDay(addDays(today, 1 - days)), to });
  if (choice === 'week') return back(7);
  if (choice === 'days30') return back(30);
  if (choice === 'days90') return back(90);
  if (choice === 'month') return { from: formatIsoDay({ ...today, day: 1 }), to };
  return { from: formatIsoDay(addDays(addMonths(today, -12), 1)), to };
}

/** Returns the choice whose days a period has; null for any other period. */
export const choiceOf = ({ from, to }: Period, now: Date): PeriodChoice | null =>
  periodChoices.find((choice) => {
    const period = periodOf(choice, now);
    return period.from === from && period.to === to;
  }) ?? null;

/** Returns the filter of a query; an invalid or too long period becomes the last 30 days. */
export function readPerformanceFilter(search: URLSearchParams, now: Date): PerformanceFilter {
  const given = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const days = parseIsoDay(given.from) && parseIsoDay(given.to) ? daysOfPeriod(given) : 0;
  const period = days >= 1 && days <= longestPeriodDays ? given : periodOf('days30', now);
  return {
    ...period,
    step: periodSteps.find((step) => step === search.get('step')) ?? stepFor(period),
    by: performanceGroups.find((group) => group === search.get('by')) ?? 'product',
    sort: groupSorts.find((sort) => sort === search.get('sort')) ?? 'best',
  };
}

/** Returns the query parameters of a filter; defaults are left out. */
export function performanceSearchOf(
  { from, to, step, by, sort }: PerformanceFilter,
  now: Date,
): Record<string, string> {
  const usual = periodOf('days30', now);
  const isUsual = from === usual.from && to === usual.to;
  return {
    ...(!isUsual && { from, to }),
    ...(step !== stepFor({ from, to }) && { step }),
    ...(by !== 'product' && { by }),
    ...(sort !== 'best' && { sort }),
  };
}

/** Returns a filter after a change; a new period gets the usual step for its length unless the change names one. */
export function changedFilter(
  filter: PerformanceFilter,
  change: Partial<PerformanceFilter>,
): PerformanceFilter {
  const next = { ...filter, ...change };
  const isNewPeriod = next.from !== filter.from || next.to !== filter.to;
  return isNewPeriod && change.step === undefined ? { ...next, step: stepFor(next) } : next;
}
