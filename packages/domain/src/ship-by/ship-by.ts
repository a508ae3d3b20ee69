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
 * working day; nothing leaves on Sundays and public holidays, nor on Saturdays unless the seller works then.
 */
export function shipBy(orderedAt: Date, dispatchCutoff: string, worksOnSaturdays = false): Date {
  const today = istanbulDayOf(orderedAt);
  const first = formatTime(orderedAt) < dispatchCutoff.slice(0, 5) ? today : addDays(today, 1);
  return istanbulMidnight(addDays(workingDayFrom(first, worksOnSaturdays), 1));
}

/** Returns the day itself, or the first working day after a weekend or public holidays. */
export function workingDayFrom(day: CalendarDay, worksOnSaturdays = false): CalendarDay {
  return isWeekend(day, worksOnSaturdays) || isPublicHoliday(day)
    ? workingDayFrom(addDays(day, 1), worksOnSaturdays)
    : day;
}

function isWeekend({ year, month, day }: CalendarDay, worksOnSaturdays: boolean): boolean {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return weekday === 0 || (weekday === 6 && !worksOnSaturdays);
}
