import { digitsOf, withoutSeparators } from '../typed-text/typed-text.ts';

/**
 * Ranges of the Turkish numbering plan that mobile operators hold, after the leading 5 (as published with
 * libphonenumber 1.13). A new range of an operator is one more alternative here.
 */
const assignedMobile =
  /^5(?:(?:[03-5][0-9]|1[06]|24|6[24]|7[245]|9[46])[0-9]{7}|61(?:011|61[0-9])[0-9]{4}|82[2-5][0-9]{6})$/;

/**
 * Returns the ten digits after the country code, from any of the usual spellings (`0 (532) 123 45 67`, `+90
 * 532…`, `532…`), or null for any other text. A landline has ten digits too.
 */
export function nationalNumberOf(text: string): string | null {
  const compact = withoutSeparators(text).replace(/[().]/g, '');
  return /^(?:\+90|0090|90|0)?([1-9][0-9]{9})$/.exec(compact)?.[1] ?? null;
}

/** Returns whether ten digits are a number that a mobile operator can have given out. */
export function isMobileNumber(national: string): boolean {
  return assignedMobile.test(national);
}

/** `+905321234567` of any usual spelling of a mobile number, or null. */
export function mobileToE164(text: string): string | null {
  const national = nationalNumberOf(text);
  return national !== null && isMobileNumber(national) ? `+90${national}` : null;
}

/**
 * Returns the mask of specification §5 filled as far as digits go: `0 (532) 123 45 67`. Extra digits follow
 * at the end.
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

/** Returns the number with its middle hidden: `0 (532) ••• •• 67`; null when it is no phone number. */
export function maskPhone(text: string): string | null {
  const national = nationalNumberOf(text);
  return national === null ? null : `0 (${national.slice(0, 3)}) ••• •• ${national.slice(8)}`;
}
