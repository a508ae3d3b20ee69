export type DateFormat = 'date' | 'dateTime' | 'time' | 'monthYear' | 'dayMonth' | 'long';

const zone = 'Europe/Istanbul';
const twoDigits = { day: '2-digit', month: '2-digit' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const formats: Record<DateFormat, Intl.DateTimeFormat> = {
  date: new Intl.DateTimeFormat('tr-TR', { timeZone: zone, ...twoDigits, year: 'numeric' }),
  dateTime: new Intl.DateTimeFormat('tr-TR', { timeZone: zone, ...twoDigits, year: 'numeric', ...clock }),
  time: new Intl.DateTimeFormat('tr-TR', { timeZone: zone, ...clock }),
  monthYear: new Intl.DateTimeFormat('tr-TR', { timeZone: zone, month: '2-digit', year: 'numeric' }),
  dayMonth: new Intl.DateTimeFormat('tr-TR', { timeZone: zone, day: 'numeric', month: 'long' }),
  long: new Intl.DateTimeFormat('tr-TR', {
    timeZone: zone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    weekday: 'long',
  }),
};

/** Parses an ISO instant, a day (`2028-09-30`) or a month (`2028-09`); days and months are taken in Istanbul time. */
function instant(value: string): Date {
  if (/^\d{4}-\d{2}$/.test(value)) return new Date(`${value}-15T12:00:00+03:00`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return new Date(`${value}T12:00:00+03:00`);
  return new Date(value);
}

/**
 * Returns a date in Istanbul time: `21.11.2026`, `21.11.2026 14:32`, `14:32`, `09/2028`, `21 Kasım` or `21
 * Kasım 2026 Cumartesi`. Throws a RangeError for an invalid date.
 */
export function dateText(value: string, format: DateFormat): string {
  const date = instant(value);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date: ${value}`);
  const parts = formats[format].format(date);
  return format === 'monthYear' ? parts.replace('.', '/') : parts;
}
