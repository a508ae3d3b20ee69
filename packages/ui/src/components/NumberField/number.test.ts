import { expect, test } from 'vitest';
import { numberText, parseNumber } from './number.ts';

test.each([
  ['398,5', 2, 398.5],
  ['398.5', 2, 398.5],
  ['1.234,56', 2, 1234.56],
  ['1.234', 2, 1234],
  ['1.234.567', 2, 1_234_567],
  ['1.234', 3, 1.234],
  [' 12 ', 0, 12],
  ['1.200', 0, 1200],
  ['12,', 2, 12],
  [',5', 2, 0.5],
])('%s with %i decimals is %d', (text, decimals, value) => {
  expect(parseNumber(text, decimals)).toBe(value);
});

test.each([
  ['-5', 2],
  ['1e3', 2],
  ['1.2.3', 2],
  ['12,9', 0],
  ['1,234', 2],
  ['12.34,5', 2],
  ['1.234,567', 2],
  ['12a3', 0],
  [',', 2],
  ['', 2],
  ['1 000', 0],
])('%s with %i decimals is rejected', (text, decimals) => {
  expect(parseNumber(text, decimals)).toBeNull();
});

test('parses the number that it formatted', () => {
  expect(numberText(1234.5, 2)).toBe('1.234,50');
  expect(parseNumber(numberText(1_234_567.89, 2), 2)).toBe(1_234_567.89);
  expect(numberText(null, 2)).toBe('');
});
