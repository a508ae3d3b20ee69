import { addMonths, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';

/** Returns the first day of the month that lies so many months from this one. */
export const monthFrom = (now: Date, months: number): string =>
  formatIsoDay(addMonths({ ...istanbulDayOf(now), day: 1 }, months));
