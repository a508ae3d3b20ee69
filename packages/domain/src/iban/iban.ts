import { grouped, upperAscii, withoutSeparators } from '../typed-text/typed-text.ts';

/** TR, two check digits, five digits of the bank, one reserved digit, sixteen characters of the account. */
const shape = /^TR[0-9]{8}[0-9A-Z]{16}$/;

/** Returns the compact form of a typed or pasted IBAN: capitals, without separators and a leading word "IBAN". */
export function normalizeIban(text: string): string {
  return upperAscii(withoutSeparators(text)).replace(/^IBAN:?/, '');
}

/** Returns whether a compact text has the length and characters of a Turkish IBAN (specification §5: 24 after TR). */
export function hasIbanShape(iban: string): boolean {
  return shape.test(iban);
}

/** Returns whether a compact text is a valid Turkish IBAN: ISO 13616 format and mod 97, check digits 02 to 98. */
export function isIbanTr(iban: string): boolean {
  if (!shape.test(iban)) return false;
  // 00, 01 and 99 can pass mod 97, but are never the result of the computation.
  const check = Number(iban.slice(2, 4));
  return check >= 2 && check <= 98 && mod97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Returns an IBAN in groups of four (ISO 13616): `TR33 0006 1005 1978 6457 8413 26`. */
export function formatIban(text: string): string {
  return grouped(normalizeIban(text), [4, 4, 4, 4, 4, 4, 4], ' ');
}

/** Returns an IBAN with its middle masked: `TR33 •••• •••• •••• •••• ••13 26`. */
export function maskIban(text: string): string {
  const iban = normalizeIban(text);
  if (iban.length <= 8) return formatIban(iban);
  return grouped(iban.slice(0, 4) + '•'.repeat(iban.length - 8) + iban.slice(-4), [4, 4, 4, 4, 4, 4, 4], ' ');
}

function mod97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
