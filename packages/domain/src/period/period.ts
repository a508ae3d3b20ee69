import {
  addDays,
  addMonths,
  type CalendarDay,
  compareDays,
  daysInMonth,
  formatIsoDay,
  parseIsoDay,
} from '../istanbul/istanbul.ts';

/** A range of Istanbul days, `YYYY-MM-DD`, both inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Units into which a period is divided. */
export const periodSteps = ['day', 'week', 'month'] as const;
export type PeriodStep = (typeof periodSteps)[number];

/** Maximum length of a period in days: three years. */
export const longestPeriodDays = 1096;

const dayNumber = ({ year, month, day }: CalendarDay): number => Date.UTC(year, month - 1, day) / 86_400_000;

const dayOf = (text: string): CalendarDay => {
  const day = parseIsoDay(text);
  if (!day) throw new RangeError(`No day: ${text}`);
  return day;
};

/** Returns the number of days of a period; 0 or less when it ends before it starts. */
export const daysOfPeriod = ({ from, to }: Period): number =>
  dayNumber(dayOf(to)) - dayNumber(dayOf(from)) + 1;

/** Returns the period to compare with: as many whole months before whole months, otherwise as many days before. */
export function periodBefore(period: Period): Period {
  const from = dayOf(period.from);
  const to = dayOf(period.to);
  if (from.day === 1 && to.day === daysInMonth(to.year, to.month)) {
    const months = (to.year - from.year) * 12 + to.month - from.month + 1;
    return { from: formatIsoDay(addMonths(from, -months)), to: formatIsoDay(addDays(from, -1)) };
  }
  return { from: formatIsoDay(addDays(from, -daysOfPeriod(period))), to: formatIsoDay(addDays(from, -1)) };
}

/** Returns the first days of the parts of a period: its first day, then every Monday or every first day of a month. */
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
  // Day 0 is a Thursday.
  const sinceMonday = (dayNumber(day) + 3) % 7;
  return addDays(day, 7 - sinceMonday);
}

/** Returns the default unit of a period: days up to six weeks, weeks up to half a year, otherwise months. */
export function stepFor(period: Period): PeriodStep {
  const days = daysOfPeriod(period);
  return days <= 42 ? 'day' : days <= 190 ? 'week' : 'month';
}

/** Returns the change of a value in tenths of a percent; null when the previous value is 0. */
export const changeSince = (value: number, before: number): number | null =>
  before === 0 ? null : Math.round(((value - before) * 1000) / Math.abs(before));
