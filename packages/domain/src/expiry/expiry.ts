import {
  addMonths,
  compareDays,
  daysInMonth,
  formatIsoDay,
  istanbulDayOf,
  parseDay,
  parseIsoDay,
  type CalendarDay,
} from '../istanbul/istanbul.ts';
import { expiryCloseMonths } from '../limits/limits.ts';

/** `none` is a product without expiry; `close` is under 8 months from now (specification §4). */
export const expiryBands = ['none', 'good', 'close', 'expired'] as const;
export type ExpiryBand = (typeof expiryBands)[number];

/** Products a month on the home page's section of close expiries. */
export const expiryShelfPerMonth = 2;

/**
 * Returns the band of an expiry, an ISO day `YYYY-MM-DD` or null for none. A product may be used through its
 * expiry day and is expired from the next midnight in Istanbul.
 * @throws RangeError when the text is not a real day.
 */
export function expiryBand(expiration: string | null, now: Date): ExpiryBand {
  if (expiration === null) return 'none';
  const day = requireDay(expiration);
  const today = istanbulDayOf(now);
  if (compareDays(day, today) < 0) return 'expired';
  return compareDays(day, addMonths(today, expiryCloseMonths)) < 0 ? 'close' : 'good';
}

/** Returns whether the expiry day has passed in Istanbul; a product without expiry never expires. */
export function isExpired(expiration: string | null, now: Date): boolean {
  return expiryBand(expiration, now) === 'expired';
}

/** Returns whether an expiry is shown in red: it is close or past (specification §4). */
export function isExpiryAlarming(expiration: string | null, now: Date): boolean {
  const band = expiryBand(expiration, now);
  return band === 'close' || band === 'expired';
}

/** Returns whole months from today to the expiry day; negative once it has passed, null without expiry. */
export function monthsLeft(expiration: string | null, now: Date): number | null {
  if (expiration === null) return null;
  const day = requireDay(expiration);
  const today = istanbulDayOf(now);
  const months = (day.year - today.year) * 12 + (day.month - today.month);
  return compareDays(addMonths(today, months), day) > 0 ? months - 1 : months;
}

/** Returns `MM/YYYY`, or the text for a product without expiry (specification §3 "Listing"). */
export function expiryLabel(expiration: string | null): string {
  if (expiration === null) return noExpiryLabel;
  const { year, month } = requireDay(expiration);
  return `${String(month).padStart(2, '0')}/${String(year).padStart(4, '0')}`;
}

/** Text for a product without expiry (specification §3 "Listing"). */
export const noExpiryLabel = 'Miatsız Ürün';

/** Returns `Ad (MM/YYYY)`, or `Miatsız Ürün` for a listing without expiry (specification §3 "Listing"). */
export function listingLabel(name: string, expiration: string | null): string {
  return expiration === null ? noExpiryLabel : `${name} (${expiryLabel(expiration)})`;
}

/** Returns the last day of a month: an expiry printed as month and year lasts to its end. */
export function endOfMonth(year: number, month: number): CalendarDay {
  return { year, month, day: daysInMonth(year, month) };
}

/**
 * Parses an expiry to an ISO day: `MM/YYYY` or `MM/YY` (its last day), `DD.MM.YYYY`, or `YYYY-MM-DD` from a
 * date field. Null for anything else.
 */
export function parseExpiry(text: string): string | null {
  const month = /^(0?[1-9]|1[0-2]) ?[/.-] ?((?:20)?[0-9]{2})$/.exec(text);
  if (month) return formatIsoDay(endOfMonth(2000 + (Number(month[2]) % 2000), Number(month[1])));
  const day = parseDay(text) ?? parseIsoDay(text);
  return day && formatIsoDay(day);
}

function requireDay(expiration: string): CalendarDay {
  const day = parseIsoDay(expiration);
  if (!day) throw new RangeError(`Not a day in the form YYYY-MM-DD: ${expiration}`);
  return day;
}
