import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { decimal } from './decimal.ts';

// @spec §5 decimal

it.each([
  ['12', 12],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['12,55', 12.55],
  ['12.55', 12.55],
  ['0,01', 0.01],
  ['-5', -5],
  ['-5,25', -5.25],
  [' 7 ', 7],
  ['1.234,56', 1234.56],
  ['12.345,6', 12_345.6],
  ['99999', 99_999],
  ['99999,00', 99_999],
  ['', messages.required],
  ['99999,01', messages.tooMuch(99_999)],
  ['100000', messages.tooMuch(99_999)],
  ['1.234.567,8', messages.tooMuch(99_999)],
  ['12,345', messages.decimalFormat],
  ['12.345', messages.decimalFormat],
  ['1,234.56', messages.decimalFormat],
  ['1234.567,8', messages.decimalFormat],
  ['1.23,45', messages.decimalFormat],
  ['1.234,567', messages.decimalFormat],
  ['1.234.', messages.decimalFormat],
  ['12,', messages.decimalFormat],
  [',5', messages.decimalFormat],
  ['--5', messages.decimalFormat],
  ['+5', messages.decimalFormat],
  ['0x10', messages.decimalFormat],
  ['1e3', messages.decimalFormat],
  ['abc', messages.decimalFormat],
  ['x1', messages.decimalFormat],
  ['1x', messages.decimalFormat],
  ['x1.234,5', messages.decimalFormat],
  ['1.234,5x', messages.decimalFormat],
  ['١٢', messages.foreignDigits],
])('%j: %s', (value, expected) => {
  expect(answer(decimal(), value)).toBe(expected);
});

it('takes other bounds and words', () => {
  const rule = decimal({ min: 1, max: 10, requiredMessage: 'Boş olamaz.' });
  expect(answer(rule, '')).toBe('Boş olamaz.');
  expect(answer(rule, '0,99')).toBe(messages.tooLittle(1));
  expect(answer(rule, '1')).toBe(1);
  expect(answer(rule, '10')).toBe(10);
  expect(answer(rule, '10,01')).toBe(messages.tooMuch(10));
});

it('reads a number the same with a comma and with a dot', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_900 }), (hundredths) => {
      const text = (hundredths / 100).toFixed(2);
      expect(answer(decimal(), text.replace('.', ','))).toBe(answer(decimal(), text));
    }),
  );
});
