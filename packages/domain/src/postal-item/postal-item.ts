/** Service letters of UPU S10 for items of a post; others are reserved or for tests only. */
const serviceLetters = /^(?:A[V-Z]|Q[A-M]|[BCDEGHLMNPRUVZ][A-Z])/;
/** Weights of the check digit, from the left (UPU S10 §4.3). */
const weights = [8, 6, 4, 2, 3, 5, 9, 7] as const;

/** Returns the check digit of eight digits. */
export function postalCheckDigit(serial: string): number {
  const sum = weights.reduce((before, weight, at) => before + weight * Number(serial[at]), 0);
  const rest = 11 - (sum % 11);
  if (rest === 10) return 0;
  return rest === 11 ? 5 : rest;
}

/**
 * Returns whether a text is the number of an item of the national post (UPU S10): service letters, eight
 * digits with a check digit, and the country.
 */
export function isPostalItem(text: string): boolean {
  if (!/^[A-Z]{2}[0-9]{9}TR$/.test(text) || !serviceLetters.test(text)) return false;
  return postalCheckDigit(text.slice(2, 10)) === Number(text[10]);
}
