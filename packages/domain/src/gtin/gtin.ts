/**
 * Returns whether a text is a GTIN of 8, 12, 13 or 14 digits with a valid check digit (weights 3 and 1 from the right).
 */
export function isGtin(digits: string): boolean {
  if (!/^(?:[0-9]{8}|[0-9]{12,14})$/.test(digits)) return false;
  return gtinCheckDigit(digits.slice(0, -1)) === Number(digits.at(-1));
}

/** Returns the check digit (0-9) for the given digits. */
export function gtinCheckDigit(body: string): number {
  let sum = 0;
  for (let i = 0; i < body.length; i += 1) {
    sum += Number(body[body.length - 1 - i]) * (i % 2 === 0 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10;
}

/**
 * Returns the valid EAN-13s that differ from these digits by one typing error: a wrong, missing or additional
 * digit, or two swapped digits. Empty for a valid GTIN.
 */
export function mistypedGtins(digits: string): string[] {
  if (isGtin(digits) || !/^[0-9]{12,14}$/.test(digits)) return [];
  const found = new Set<string>();
  const keep = (candidate: string): void => {
    if (candidate.length === 13 && isGtin(candidate)) found.add(candidate);
  };
  for (let at = 0; at <= digits.length; at += 1) {
    const [before, after] = [digits.slice(0, at), digits.slice(at)];
    keep(before + after.slice(1));
    keep(before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2));
    for (let digit = 0; digit <= 9; digit += 1) {
      keep(`${before}${digit}${after}`);
      keep(`${before}${digit}${after.slice(1)}`);
    }
  }
  return [...found];
}

/** Returns a barcode with leading zeros as the 14 digits of a karekod; null when it is not a GTIN. */
export function toGtin14(gtin: string): string | null {
  return isGtin(gtin) ? gtin.padStart(14, '0') : null;
}

/** Returns the 13 digits printed below an EAN-13, without the leading zero; null when there are none. */
export function toEan13(gtin14: string): string | null {
  return isGtin(gtin14) && gtin14.length === 14 && gtin14.startsWith('0') ? gtin14.slice(1) : null;
}
