import { addDays, istanbulDayOf, istanbulMidnight } from '../istanbul/istanbul.ts';
import { workingDayFrom } from '../ship-by/ship-by.ts';

const hourMs = 3_600_000;
/** Office hours in Istanbul time. */
export const officeHours = { from: 9, to: 18 } as const;

/**
 * Returns the instant after `hours` working hours: 09.00 to 18.00 in Istanbul, without weekends and public holidays.
 */
export function afterWorkingHours(at: Date, hours: number): Date {
  let left = hours * hourMs;
  let day = workingDayFrom(istanbulDayOf(at));
  for (;;) {
    const midnight = istanbulMidnight(day).getTime();
    const start = Math.max(at.getTime(), midnight + officeHours.from * hourMs);
    const room = Math.max(0, midnight + officeHours.to * hourMs - start);
    if (left <= room) return new Date(start + left);
    left -= room;
    day = workingDayFrom(addDays(day, 1));
  }
}

/** Returns the working minutes between two instants, by the same rule; 0 when `to` is before `from`. */
export function workingMinutesBetween(from: Date, to: Date): number {
  let minutes = 0;
  for (let day = workingDayFrom(istanbulDayOf(from)); ; day = workingDayFrom(addDays(day, 1))) {
    const midnight = istanbulMidnight(day).getTime();
    if (midnight >= to.getTime()) return Math.round(minutes);
    const start = Math.max(from.getTime(), midnight + officeHours.from * hourMs);
    const end = Math.min(to.getTime(), midnight + officeHours.to * hourMs);
    minutes += Math.max(0, end - start) / 60_000;
  }
}
