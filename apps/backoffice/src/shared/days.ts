import { addDays, istanbulIsoDay, istanbulMidnight, parseIsoDay } from '@havan/domain/istanbul';

/** Returns the first moment of an ISO day in Istanbul; null for no day. */
export function dayStart(day: string | null): string | null {
  const parsed = day === null ? null : parseIsoDay(day);
  return parsed && istanbulMidnight(parsed).toISOString();
}

/**
 * Returns the first moment after an ISO day in Istanbul, where a period whose last day this is ends; null for no day.
 */
export function dayEnd(day: string | null): string | null {
  const parsed = day === null ? null : parseIsoDay(day);
  return parsed && istanbulMidnight(addDays(parsed, 1)).toISOString();
}

/** Returns the last moment of something that ends at `instant`, for its last day on the screen. */
export const lastMoment = (instant: string): string => new Date(Date.parse(instant) - 1).toISOString();

/** Returns the ISO day on which something begins. */
export const startDay = (instant: string): string => istanbulIsoDay(new Date(instant));

/** Returns the last ISO day of something that ends at `instant`. */
export const lastDay = (instant: string): string => istanbulIsoDay(new Date(lastMoment(instant)));
