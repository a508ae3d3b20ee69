import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { stock } from './stock.ts';

it.each([
  ['1', 1],
  [' 25 ', 25],
  ['007', 7],
  ['1.000', 1000],
  ['12.345', 12_345],
  ['99999', 99_999],
  ['', 'Stok alanı zorunludur'],
  [undefined, 'Stok alanı zorunludur'],
  ['0', 'Stok alanı zorunludur'],
  ['00', 'Stok alanı zorunludur'],
  ['1,5', messages.stockWhole],
  ['1.5', messages.stockWhole],
  ['1.0000', messages.stockWhole],
  ['1234.000', messages.stockWhole],
  ['-1', messages.stockWhole],
  ['abc', messages.stockWhole],
  ['x1', messages.stockWhole],
  ['1x', messages.stockWhole],
  ['x1.000', messages.stockWhole],
  ['1.000x', messages.stockWhole],
  ['100000', messages.tooMuch(99_999)],
  ['1.234.567', messages.tooMuch(99_999)],
  ['١', messages.foreignDigits],
])('%j: %s', (value, expected) => {
  expect(answer(stock(), value)).toBe(expected);
});
