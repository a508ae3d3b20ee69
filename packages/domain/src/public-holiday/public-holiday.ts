import { addDays, type CalendarDay, formatIsoDay, parseIsoDay } from '../istanbul/istanbul.ts';

/** Public holidays with fixed dates, `MM-DD` (law 2429 on national days and general holidays). */
const everyYear: ReadonlySet<string> = new Set([
  '01-01',
  '04-23',
  '05-01',
  '05-19',
  '07-15',
  '08-30',
  '10-29',
]);

/**
 * First days of Ramazan Bayramı (three days) and Kurban Bayramı (four days), by the calendar of the
 * Presidency of Religious Affairs. Later years have only their fixed holidays until they are added here.
 */
const movable = [
  { days: 3, from: ['2026-03-20', '2027-03-09', '2028-02-26', '2029-02-14', '2030-02-04'] },
  { days: 4, from: ['2026-05-27', '2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13'] },
] as const;

const movableDays: ReadonlySet<string> = new Set(
  movable.flatMap(({ days, from }) =>
    from.flatMap((text) => {
      const first = parseIsoDay(text);
      return first ? Array.from({ length: days }, (_, i) => formatIsoDay(addDays(first, i))) : [];
    }),
  ),
);

/**
 * Returns whether a day is a public holiday of Turkey. The eve of a holiday, free from 13:00 on, is not:
 * parcels leave in the morning.
 */
export function isPublicHoliday(day: CalendarDay): boolean {
  const text = formatIsoDay(day);
  return everyYear.has(text.slice(5)) || movableDays.has(text);
}
