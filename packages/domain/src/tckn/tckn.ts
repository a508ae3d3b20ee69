/**
 * Returns whether eleven digits are a valid Turkish identity number: the first is not 0, and the last two are
 * check digits (d10 = 7·(d1+d3+d5+d7+d9) − (d2+d4+d6+d8), d11 = d1+…+d10, both mod 10).
 */
export function isTckn(digits: string): boolean {
  if (!/^[1-9][0-9]{10}$/.test(digits)) return false;
  const d = Array.from(digits, Number);
  let odd = 0;
  let even = 0;
  for (let i = 0; i < 9; i += 1) {
    if (i % 2 === 0) odd += d[i] ?? 0;
    else even += d[i] ?? 0;
  }
  // The difference may be negative, and `%` of a negative number is negative in JavaScript.
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return tenth === d[9] && (odd + even + tenth) % 10 === d[10];
}
