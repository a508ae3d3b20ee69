import { digitsOf, withoutSeparators } from '../typed-text/typed-text.ts';

/**
 * Ranges of Turkish mobile operators after the leading 5. Source: libphonenumber 1.13. Add an alternative for
 * a new range.
 */
const assignedMobile =
  /^5(?:(?:[03-5][0-9]|1[06]|24|6[24]|7[245]|9[46])[0-9]{7}|61(?:011|61[0-9])[0-9]{4}|82[2-5][0-9]{6})$/;

/**
 * Returns the ten digits after the country code of any usual spelling (`0 (532) 123 45 67`, `+90 532…`,
 * `532…`); null for other text. Landlines have ten digits too.
 */
export function nationalNumberOf(text: string): string | null {
  const compact = withoutSeparators(text).replace(/[().]/g, '');
  return /^(?:\+90|0090|90|0)?([1-9][0-9]{9})$/.exec(compact)?.[1] ?? null;
}

/** Returns whether ten digits are in a range of a mobile operator. */
export function isMobileNumber(national: string): boolean {
  return assignedMobile.test(national);
}

/** Returns a mobile number in any usual spelling as `+905321234567`, or null. */
export function mobileToE164(text: string): string | null {
  const national = nationalNumberOf(text);
  return national !== null && isMobileNumber(national) ? `+90${national}` : null;
}

/**
 * Returns digits in the mask of specification §5, also incomplete ones: `0 (532) 123 45 67`. Additional
 * digits follow at the end.
 */
export function formatPhone(text: string): string {
  const national = nationalNumberOf(text);
  const digits = national === null ? digitsOf(text).replace(/^0+/, '') : national;
  if (digits === '') return '';
  const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)];
  const [area = '', ...rest] = parts;
  const tail = rest.filter((part) => part !== '');
  return tail.length === 0 ? `0 (${area}` : `0 (${area}) ${tail.join(' ')}`;
}

/** Returns a number with its middle masked: `0 (532) ••• •• 67`; null when it is not a phone number. */
export function maskPhone(text: string): string | null {
  const national = nationalNumberOf(text);
  return national === null ? null : `0 (${national.slice(0, 3)}) ••• •• ${national.slice(8)}`;
}
