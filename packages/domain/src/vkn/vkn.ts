/**
 * Returns whether ten digits are a valid Turkish tax number. For the i-th digit from the left, t = (d + 10 − i) mod 10
 * has the value t·2^(10−i) mod 9, with 9 in place of 0 unless t is 0; the last digit makes the sum a multiple of ten.
 */
export function isVkn(digits: string): boolean {
  if (!/^[0-9]{10}$/.test(digits)) return false;
  let sum = 0;
  for (let i = 1; i <= 9; i += 1) {
    const t = (Number(digits[i - 1]) + 10 - i) % 10;
    if (t !== 0) sum += (t * 2 ** (10 - i)) % 9 || 9;
  }
  return (10 - (sum % 10)) % 10 === Number(digits[9]);
}
