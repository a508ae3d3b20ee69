/** A calendar day as an ISO string, `2026-11-21`, independent of clock and time zone. */
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

/** Returns the day `count` days later; earlier for a negative count. */
export function addDays(day: Day, count: number): Day {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + count);
  return iso(date);
}

/** Returns the same day `count` months later, or the last day of that month when it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const date = utc(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0);
  date.setUTCDate(Math.min(wanted, date.getUTCDate()));
  return iso(date);
}

/** Returns the weeks of a month, Monday first; days of the neighbouring months fill the first and the last week. */
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

/** Returns `21.11.2026` as `2026-11-21`; null when the text is not a calendar day. */
export function parseDay(text: string): Day | null {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text);
  if (!match) return null;
  const day = `${match[3]}-${match[2]}-${match[1]}`;
  const date = utc(day);
  return !Number.isNaN(date.getTime()) && iso(date) === day ? day : null;
}

/**
 * Returns the error of a typed text: incomplete, not a calendar day, or outside the bounds (both inclusive).
 * Null for a valid day and for an empty text.
 */
export function dayProblem(text: string, min?: Day, max?: Day): string | null {
  if (text === '') return null;
  const day = parseDay(text);
  if (day === null) return text.length < 10 ? 'Tarihi GG.AA.YYYY olarak yazın.' : 'Böyle bir gün yok.';
  if (min !== undefined && day < min) return `En erken ${dayText(min)} yazabilirsiniz.`;
  return max !== undefined && day > max ? `En geç ${dayText(max)} yazabilirsiniz.` : null;
}

/** Returns `2026-11-21` as `21.11.2026`. */
export function dayText(day: Day): string {
  return day.split('-').toReversed().join('.');
}

/** Returns `2026-11-21` as `21 Kasım 2026`, for screen readers. */
export function longDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)} ${monthNames[Number(month) - 1] ?? ''} ${year}`;
}
