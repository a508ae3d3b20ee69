import { formatDay, parseIsoDay } from '@havan/domain/istanbul';
import type { Period } from '@havan/domain/period';

/** Returns an ISO day as it is shown, `DD.MM.YYYY`. */
export function shownDay(iso: string): string {
  const day = parseIsoDay(iso);
  return day ? formatDay(day) : iso;
}

/** Both ends of a period, `24.10.2026–22.11.2026`. */
export const shownPeriod = ({ from, to }: Period): string => `${shownDay(from)}–${shownDay(to)}`;
