import { expect, test } from 'vitest';
import { cleanNumber, numberText, parseNumber } from './number.ts';

test.each([
  ['12a3', 0, '123'],
  ['12,9', 0, '12'],
  ['398.5', 2, '398,5'],
  ['1.234,567', 2, '1234,56'],
  [',5', 2, ',5'],
])('%s with %i decimals is cleaned to %s', (text, decimals, clean) => {
  expect(cleanNumber(text, decimals)).toBe(clean);
});

test('a cleaned text is a number or nothing', () => {
  expect(parseNumber('398,5')).toBe(398.5);
  expect(parseNumber(',')).toBeNull();
  expect(numberText(1234.5, 2)).toBe('1.234,50');
  expect(numberText(null, 2)).toBe('');
});
