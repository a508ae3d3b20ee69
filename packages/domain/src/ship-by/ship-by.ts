import {
  addDays,
  type CalendarDay,
  formatTime,
  istanbulDayOf,
  istanbulMidnight,
} from '../istanbul/istanbul.ts';
import { isPublicHoliday } from '../public-holiday/public-holiday.ts';

/**
 * Returns the deadline for handing over the parcel of an order: the end of its dispatch day. An order before
 * the seller's cutoff (`HH:MM`, Istanbul) is dispatched on the same day, a later one on the next working day;
 * Sundays and public holidays do not count, and Saturdays only if the seller works then.
 */
export function shipBy(orderedAt: Date, dispatchCutoff: string, worksOnSaturdays = false): Date {
  const today = istanbulDayOf(orderedAt);
  const first = formatTime(orderedAt) < dispatchCutoff.slice(0, 5) ? today : addDays(today, 1);
  return istanbulMidnight(addDays(workingDayFrom(first, worksOnSaturdays), 1));
}

/** Returns the day itself if it is a working day, otherwise the next working day. */
export function workingDayFrom(day: CalendarDay, worksOnSaturdays = false): CalendarDay {
  return isWeekend(day, worksOnSaturdays) || isPublicHoliday(day)
    ? workingDayFrom(addDays(day, 1), worksOnSaturdays)
    : day;
}

function isWeekend({ year, month, day }: CalendarDay, worksOnSaturdays: boolean): boolean {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return weekday === 0 || (weekday === 6 && !worksOnSaturdays);
}
