import {
  addDays,
  type CalendarDay,
  formatTime,
  istanbulDayOf,
  istanbulMidnight,
} from '../istanbul/istanbul.ts';
import { isPublicHoliday } from '../public-holiday/public-holiday.ts';

/**
 * Returns the latest moment to hand over the parcel of an order: the end of the working day on which it
 * leaves. An order before the seller's cutoff (`HH:MM`, Istanbul) leaves the same day, a later one the next
 * working day; carriers do not collect at weekends, nor on public holidays.
 */
export function shipBy(orderedAt: Date, dispatchCutoff: string): Date {
  const today = istanbulDayOf(orderedAt);
  const first = formatTime(orderedAt) < dispatchCutoff.slice(0, 5) ? today : addDays(today, 1);
  return istanbulMidnight(addDays(workingDayFrom(first), 1));
}

/** Returns the day itself, or the first working day after a weekend or public holidays. */
export function workingDayFrom(day: CalendarDay): CalendarDay {
  return isWeekend(day) || isPublicHoliday(day) ? workingDayFrom(addDays(day, 1)) : day;
}

function isWeekend({ year, month, day }: CalendarDay): boolean {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return weekday === 0 || weekday === 6;
}
