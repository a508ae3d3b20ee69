/**
 * Returns whether a text is the number of an e-Fatura or e-Arşiv: three capitals or digits, the year 20YY, nine digits.
 */
export function isEInvoiceNumber(text: string): boolean {
  return /^[A-Z0-9]{3}20[0-9]{2}[0-9]{9}$/.test(text);
}

/**
 * Returns the next number of a series within its year. @throws RangeError when the nine digits are used up.
 */
export function nextEInvoiceNumber(prefix: string, year: number, last: number): string {
  const next = `${prefix}${year}${String(last + 1).padStart(9, '0')}`;
  if (!isEInvoiceNumber(next)) throw new RangeError(`Not an invoice number: ${next}`);
  return next;
}

/** Returns whether a text is the ETTN of an invoice: a UUID with hyphens, in upper or lower case. */
export function isEttn(text: string): boolean {
  return /^[a-f0-9]{8}(?:-[a-f0-9]{4}){3}-[a-f0-9]{12}$/i.test(text);
}

/**
 * Returns whether a text is an amount of a UBL-TR document: not negative, a dot before at most two decimals,
 * commas only as thousands separators. Like the official document checker it accepts surrounding blanks and
 * 17 digits, although its message states 15.
 */
export function isUblAmount(text: string): boolean {
  return /^[ \t\r\n]*[0-9]{1,17}(?:,[0-9]{3})*(?:\.[0-9]{1,2})?[ \t\r\n]*$/.test(text);
}
