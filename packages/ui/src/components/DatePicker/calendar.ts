/** Days are ISO strings, `2026-11-21`: no clock and no time zone can move them. */
export type Day = string;

export const monthNames = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
] as const;
export const dayNames = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'] as const;

const utc = (day: Day) => new Date(`${day}T00:00:00Z`);
const iso = (date: Date): Day => date.toISOString().slice(0, 10);

/** Returns the day so many days later (or earlier). */
export function addDays(day: Day, count: number): Day {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + count);
  return iso(date);
}

/** Returns the same day so many months later, or that month's last day when it has none. */
export function addMonths(day: Day, count: number): Day {
  const date = utc(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0);
  date.setUTCDate(Math.min(wanted, date.getUTCDate()));
  return iso(date);
}

/** Returns the weeks of a month, Monday first; days of the neighbours fill the edges. */
export function weeksOf(day: Day): Day[][] {
  const first = `${day.slice(0, 7)}-01`;
  const lead = (utc(first).getUTCDay() + 6) % 7;
  const start = addDays(first, -lead);
  const weeks: Day[][] = [];
  for (let week = 0; week < 6; week += 1) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(start, week * 7 + index));
    if (week > 0 && days[0]?.slice(0, 7) !== first.slice(0, 7)) break;
    weeks.push(days);
  }
  return weeks;
}

/** `21.11.2026` to `2026-11-21`; null when there is no such day. */
export function parseDay(text: string): Day | null {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text);
  if (!match) return null;
  const day = `${match[3]}-${match[2]}-${match[1]}`;
  const date = utc(day);
  return !Number.isNaN(date.getTime()) && iso(date) === day ? day : null;
}

/**
 * Returns the sentence for typed text that cannot be taken: half a day, no day of the calendar, or one outside the bounds,
 * which are included; null for a day within them and for nothing.
 */
export function dayProblem(text: string, min?: Day, max?: Day): string | null {
  if (text === '') return null;
  const day = parseDay(text);
  if (day === null) return text.length < 10 ? 'Tarihi GG.AA.YYYY olarak yazın.' : 'Böyle bir gün yok.';
  if (min !== undefined && day < min) return `En erken ${dayText(min)} yazabilirsiniz.`;
  return max !== undefined && day > max ? `En geç ${dayText(max)} yazabilirsiniz.` : null;
}

/** `2026-11-21` to `21.11.2026`. */
export function dayText(day: Day): string {
  return day.split('-').toReversed().join('.');
}

/** `21 Kasım 2026`, for reading aloud. */
export function longDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)} ${monthNames[Number(month) - 1] ?? ''} ${year}`;
}
