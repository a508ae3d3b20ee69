import { isGtin } from '../gtin/gtin.ts';
import { daysInMonth, formatIsoDay, isRealDay } from '../istanbul/istanbul.ts';
import type { ElementRule } from './application-identifiers.ts';

/** GS1 character set 82: letters, digits and some punctuation; no Turkish letters and no spaces. */
const set82 = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/;

/** Returns the value of an element as text; null when it violates its format. */
export function readElement(raw: string, { min, max, kind }: ElementRule): string | null {
  if (kind === 'text') {
    // Some labels pad a variable element with blanks instead of a separator.
    const text = raw.trimEnd();
    return text.length >= min && text.length <= max && set82.test(text) ? text : null;
  }
  if (raw.length < min || raw.length > max || !/^[0-9]+$/.test(raw)) return null;
  if (kind === 'gtin') return isGtin(raw) ? raw : null;
  if (kind === 'date') return readDate(raw);
  if (kind === 'count') return raw.replace(/^0+(?=[0-9])/, '');
  return kind === 'measure' ? readMeasure(raw) : raw;
}

/** Parses `YYMMDD` to an ISO day of this century; day 00 is the last day of the month. */
function readDate(raw: string): string | null {
  const year = 2000 + Number(raw.slice(0, 2));
  const month = Number(raw.slice(2, 4));
  const written = Number(raw.slice(4, 6));
  const day = { year, month, day: written === 0 ? daysInMonth(year, month) : written };
  return isRealDay(day) ? formatIsoDay(day) : null;
}

/** Parses a measure whose first digit is the number of decimals: `3017230` is `17.230`. */
function readMeasure(raw: string): string | null {
  const decimals = Number(raw[0]);
  const digits = raw.slice(1).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/^0+(?=[0-9])/, '');
  return decimals === 0 ? whole : `${whole}.${digits.slice(digits.length - decimals)}`;
}
