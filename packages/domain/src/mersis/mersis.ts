import { isVkn } from '../vkn/vkn.ts';
import { digitsOf, grouped, withoutSeparators } from '../typed-text/typed-text.ts';

/** Returns the typed text without spaces and hyphens; other characters stay and are rejected by `isMersis`. */
export function normalizeMersis(text: string): string {
  return withoutSeparators(text);
}

/** Returns whether digits are ungrouped, or in four groups of four with equal separators (hyphen or space). */
export function isMersisGrouped(text: string): boolean {
  return /^\d{4}([-\u2010-\u2015\u2212 \u00a0]?)\d{4}\1\d{4}\1\d{4}$/u.test(text);
}

/**
 * Returns whether a text has sixteen digits. The algorithm of the check digit is not published, so it is not checked.
 */
export function isMersis(digits: string): boolean {
  return /^[0-9]{16}$/.test(digits);
}

/** Returns groups of four with hyphens, also of an incomplete number: `0313-0557-6690-0016` (specification §5). */
export function formatMersis(text: string): string {
  return grouped(digitsOf(text), [4, 4, 4, 4], '-');
}

/**
 * Returns the tax number inside a MERSIS number, for a hint beside the field. It is no reason for a
 * rejection: all known numbers are 0, the tax number and five digits, but no source confirms this.
 */
export function taxNumberInMersis(digits: string): string | null {
  if (!isMersis(digits) || !digits.startsWith('0')) return null;
  const taxNumber = digits.slice(1, 11);
  return isVkn(taxNumber) ? taxNumber : null;
}
