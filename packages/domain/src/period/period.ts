import {
  addDays,
  addMonths,
  type CalendarDay,
  compareDays,
  daysInMonth,
  formatIsoDay,
  parseIsoDay,
} from '../istanbul/istanbul.ts';

/** A run of Istanbul days, both ends included, `YYYY-MM-DD`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The lengths into which a period is cut. */
export const periodSteps = ['day', 'week', 'month'] as const;
export type PeriodStep = (typeof periodSteps)[number];

/** The longest period that is measured at once, in days: three years. */
export const longestPeriodDays = 1096;

const dayNumber = ({ year, month, day }: CalendarDay): number => Date.UTC(year, month - 1, day) / 86_400_000;

const dayOf = (text: string): CalendarDay => {
  const day = parseIsoDay(text);
  if (!day) throw new RangeError(`No day: ${text}`);
  return day;
};

/** Returns how many days a period has; 0 or less where it ends before it begins. */
export const daysOfPeriod = ({ from, to }: Period): number =>
  dayNumber(dayOf(to)) - dayNumber(dayOf(from)) + 1;

/**
 * Returns the period that a period is compared with: whole months with as many months before them, any other
 * run of days with as many days before it.
 */
export function periodBefore(period: Period): Period {
  const from = dayOf(period.from);
  const to = dayOf(period.to);
  if (from.day === 1 && to.day === daysInMonth(to.year, to.month)) {
    const months = (to.year - from.year) * 12 + to.month - from.month + 1;
    return { from: formatIsoDay(addMonths(from, -months)), to: formatIsoDay(addDays(from, -1)) };
  }
  return { from: formatIsoDay(addDays(from, -daysOfPeriod(period))), to: formatIsoDay(addDays(from, -1)) };
}

/**
 * Returns the first days of the parts of a period: its first day, then every Monday or the first of every
 * month in it.
 */
export function partsOfPeriod(period: Period, step: PeriodStep): string[] {
  const last = dayOf(period.to);
  const parts: string[] = [];
  for (let day = dayOf(period.from); compareDays(day, last) <= 0; day = nextPart(day, step))
    parts.push(formatIsoDay(day));
  return parts;
}

function nextPart(day: CalendarDay, step: PeriodStep): CalendarDay {
  if (step === 'day') return addDays(day, 1);
  if (step === 'month') return addMonths({ ...day, day: 1 }, 1);
  // Day 0 of the count was a Thursday.
  const sinceMonday = (dayNumber(day) + 3) % 7;
  return addDays(day, 7 - sinceMonday);
}

/**
 * Returns the step in which a period is first drawn: days up to six weeks, weeks up to half a year, else
 * months.
 */
export function stepFor(period: Period): PeriodStep {
  const days = daysOfPeriod(period);
  return days <= 42 ? 'day' : days <= 190 ? 'week' : 'month';
}

/**
 * Returns how much a figure has changed, in tenths of a percent; null where there was nothing to compare
 * with.
 */
export const changeSince = (value: number, before: number): number | null =>
  before === 0 ? null : Math.round(((value - before) * 1000) / Math.abs(before));
