import { addDays, istanbulIsoDay, istanbulMidnight, parseIsoDay } from '@havan/domain/istanbul';

/** The first moment of an ISO day in Istanbul; null for no day. */
export function dayStart(day: string | null): string | null {
  const parsed = day === null ? null : parseIsoDay(day);
  return parsed && istanbulMidnight(parsed).toISOString();
}

/** The first moment behind an ISO day in Istanbul: what runs up to that day ends then. */
export function dayEnd(day: string | null): string | null {
  const parsed = day === null ? null : parseIsoDay(day);
  return parsed && istanbulMidnight(addDays(parsed, 1)).toISOString();
}

/** The ISO day on which something begins. */
export const startDay = (instant: string): string => istanbulIsoDay(new Date(instant));

/** The last ISO day of something that ends at `instant`. */
export const lastDay = (instant: string): string => istanbulIsoDay(new Date(new Date(instant).getTime() - 1));
