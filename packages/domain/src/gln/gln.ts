import { gtinCheckDigit } from '../gtin/gtin.ts';

/** Returns whether a text is a Global Location Number: thirteen digits with a valid check digit (GS1 §7.9). */
export const isGln = (digits: string): boolean =>
  /^[0-9]{13}$/.test(digits) && gtinCheckDigit(digits.slice(0, -1)) === Number(digits.at(-1));
