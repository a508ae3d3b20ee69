import { expect, it } from 'vitest';
import { mersisOf, taxNumberOf } from './register-numbers.ts';

/** Returns whether ten digits are a tax number, by the inverse form of the rule. */
function isTaxNumber(text: string): boolean {
  const sum = Array.from(text.slice(0, 9)).reduce((total, digit, i) => {
    const shifted = (Number(digit) + 9 - i) % 10;
    return total + (shifted === 9 ? 9 : (shifted * 2 ** (9 - i)) % 9);
  }, 0);
  return /^\d{10}$/.test(text) && (10 - (sum % 10)) % 10 === Number(text[9]);
}

it('makes tax numbers that differ and pass the check', () => {
  // The published example of the algorithm proves that the check above does not merely repeat our own code.
  expect(isTaxNumber('4540536920')).toBe(true);
  expect(isTaxNumber('4540536921')).toBe(false);
  const numbers = Array.from({ length: 3000 }, (_, i) => taxNumberOf(i + 1));
  expect(numbers.filter((number) => !isTaxNumber(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(3000);
});

it('puts the tax number into the MERSIS number', () => {
  expect(mersisOf('9800079198')).toBe('0980007919800015');
});
