import { addDays, istanbulDayOf, istanbulMidnight } from '@havan/domain/istanbul';

const minuteMs = 60_000;

/** Returns the first minute of the Istanbul day that is `days` after that of `now`. */
export const dayStart = (now: Date, days: number): Date =>
  istanbulMidnight(addDays(istanbulDayOf(now), days));

/** Returns the last minute of that day, as sellers write it: 23:59. */
export const dayEnd = (now: Date, days: number): Date =>
  new Date(dayStart(now, days + 1).getTime() - minuteMs);
