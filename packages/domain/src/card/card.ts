import { istanbulDayOf } from '../istanbul/istanbul.ts';
import { digitsOf, grouped, withoutSeparators } from '../typed-text/typed-text.ts';
import { troyRanges } from './troy-ranges.ts';

/** The schemes whose logos the footer shows (specification §2.3); `none` is any other card. */
export const cardBrands = ['visa', 'mastercard', 'troy', 'amex', 'none'] as const;
export type CardBrand = (typeof cardBrands)[number];

export const cardBrandLabels: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  troy: 'Troy',
  amex: 'American Express',
  none: 'Kart',
};

/**
 * Returns the scheme by the first digits, also of an incomplete number. Troy is checked first, because its
 * ranges lie within those of other schemes; 34 and 37 are American Express (specification §5).
 */
export function cardBrandOf(typed: string): CardBrand {
  const digits = digitsOf(typed);
  if (digits.startsWith('9792')) return 'troy';
  if (digits.startsWith('65') && troyRanges.some((range) => isWithin(digits, range))) return 'troy';
  if (/^3[47]/.test(digits)) return 'amex';
  if (digits.startsWith('4')) return 'visa';
  return /^5[1-5]/.test(digits) || isWithin(digits, ['2221', '2720']) ? 'mastercard' : 'none';
}

/**
 * Returns whether the first digits are in a range. With fewer digits than the bounds, every continuation must be in it.
 */
function isWithin(digits: string, [from, to]: readonly [from: string, to: string]): boolean {
  const start = digits.slice(0, from.length);
  return start.padEnd(from.length, '0') >= from && start.padEnd(to.length, '9') <= to;
}

/** Returns the digits of a typed number; null when it contains anything but digits, spaces and hyphens. */
export function normalizeCardNumber(text: string): string | null {
  const compact = withoutSeparators(text);
  return /^[0-9]+$/.test(compact) ? compact : null;
}

/** Returns whether a text of digits satisfies the Luhn check (specification §5). */
export function isLuhn(digits: string): boolean {
  if (!/^[0-9]+$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Returns whether a card number can have this length: 13 to 19 digits (ISO/IEC 7812), American Express 15. */
export function hasCardLength(digits: string): boolean {
  return cardBrandOf(digits) === 'amex' ? digits.length === 15 : digits.length >= 13 && digits.length <= 19;
}

/** Returns the last four digits of a complete number of 15 or 16 digits, otherwise null (specification §5). */
export function lastFourOf(typed: string): string | null {
  const digits = digitsOf(typed);
  return digits.length === 15 || digits.length === 16 ? digits.slice(-4) : null;
}

/** Returns the number of digits in the mask: 15 for American Express, 16, or 19 for longer cards (specification §5). */
export function cardMaskDigits(typed: string): 15 | 16 | 19 {
  if (cardBrandOf(typed) === 'amex') return 15;
  return digitsOf(typed).length > 16 ? 19 : 16;
}

/** Returns the digits in the groups printed on the card: 4-6-5 for American Express, otherwise fours. */
export function formatCardNumber(typed: string): string {
  const sizes = cardBrandOf(typed) === 'amex' ? [4, 6, 5] : [4, 4, 4, 4];
  return grouped(digitsOf(typed), sizes, ' ');
}

/** Returns the display of a stored card: `•••• 1234`. */
export function maskedCard(lastFour: string): string {
  return `•••• ${lastFour}`;
}

export interface CardExpiry {
  readonly month: number;
  /** Four digits. */
  readonly year: number;
}

/** Parses `MM/YY`, with optional spaces around the slash; null for anything else. */
export function parseCardExpiry(text: string): CardExpiry | null {
  const match = /^(0[1-9]|1[0-2]) ?\/ ?([0-9]{2})$/.exec(text);
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : null;
}

/** Returns digits as `MM/YY` while they are typed. */
export function formatCardExpiry(typed: string): string {
  return grouped(digitsOf(typed), [2, 2], '/');
}

/**
 * Returns whether a card with this `MM/YY` is past the last day of its month in Istanbul; invalid text counts as past.
 */
export function isCardExpired(text: string, now: Date): boolean {
  const expiry = parseCardExpiry(text);
  if (!expiry) return true;
  const today = istanbulDayOf(now);
  return expiry.year * 12 + expiry.month < today.year * 12 + today.month;
}
