/**
 * Turkey is UTC+3 all year since 2016-09-07, so calendar days need no time zone table. Earlier instants do
 * not occur in the product.
 */
const istanbulOffsetMs = 3 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** A calendar day; `month` is 1-12. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Returns the number of days of a month (1-12) in the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Returns whether the three numbers are a valid calendar day. */
export function isRealDay({ year, month, day }: CalendarDay): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Returns the day in Istanbul at an instant. */
export function istanbulDayOf(now: Date): CalendarDay {
  const local = new Date(now.getTime() + istanbulOffsetMs);
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
}

/** Cache of the last day: an import asks for today once a row. */
let stored = { dayNumber: Number.NaN, text: '' };

/** Returns the day in Istanbul at an instant as `YYYY-MM-DD`. */
export function istanbulIsoDay(now: Date): string {
  const dayNumber = Math.floor((now.getTime() + istanbulOffsetMs) / dayMs);
  if (dayNumber !== stored.dayNumber) {
    stored = { dayNumber, text: formatIsoDay(istanbulDayOf(now)) };
  }
  return stored.text;
}

/** Returns the first instant of a day in Istanbul. */
export function istanbulMidnight(day: CalendarDay): Date {
  return new Date(Date.UTC(day.year, day.month - 1, day.day) - istanbulOffsetMs);
}

const isoDayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Parses `YYYY-MM-DD`; null for anything else and for days that do not exist. */
export function parseIsoDay(text: string): CalendarDay | null {
  const match = isoDayPattern.exec(text);
  if (!match) return null;
  const day = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isRealDay(day) ? day : null;
}

/** Returns `YYYY-MM-DD`, which also sorts as text. */
export function formatIsoDay({ year, month, day }: CalendarDay): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** Returns `DD.MM.YYYY`, the display format of dates (product §9). */
export function formatDay({ year, month, day }: CalendarDay): string {
  return `${padded(day, 2)}.${padded(month, 2)}.${padded(year, 4)}`;
}

/** Returns the Istanbul day of an instant as `DD.MM.YYYY`. */
export function formatDate(instant: Date): string {
  return formatDay(istanbulDayOf(instant));
}

/** Returns the Istanbul time of an instant as `HH:MM`. */
export function formatTime(instant: Date): string {
  const local = new Date(instant.getTime() + istanbulOffsetMs);
  return `${padded(local.getUTCHours(), 2)}:${padded(local.getUTCMinutes(), 2)}`;
}

const trDayPattern = /^(\d{2})\.(\d{2})\.(\d{4})$/;

/** Parses `DD.MM.YYYY` (specification §5 "date"); null for anything else and for days that do not exist. */
export function parseDay(text: string): CalendarDay | null {
  const match = trDayPattern.exec(text);
  if (!match) return null;
  const day = { year: Number(match[3]), month: Number(match[2]), day: Number(match[1]) };
  return isRealDay(day) ? day : null;
}

/** Returns the same day `months` later, or the last day of that month when it is shorter (31.01 + 1 = 28.02). */
export function addMonths({ year, month, day }: CalendarDay, months: number): CalendarDay {
  const index = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(index / 12);
  const targetMonth = index - targetYear * 12 + 1;
  return { year: targetYear, month: targetMonth, day: Math.min(day, daysInMonth(targetYear, targetMonth)) };
}

/** Returns the day `days` later. */
export function addDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const moved = new Date(Date.UTC(year, month - 1, day) + days * dayMs);
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** Returns a negative number, zero or a positive number when `a` is before, on or after `b`. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
