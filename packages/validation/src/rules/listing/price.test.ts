import * as fc from 'fast-check';
import { formatAmount } from '@havan/domain/money';
import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { price } from './price.ts';

it.each([
  ['12,50', 1250],
  ['12.5', 1250],
  ['0,01', 1],
  ['1.005,01', 100_501],
  ['99999', 9_999_900],
  ['', 'Fiyat alanı zorunludur'],
  [null, 'Fiyat alanı zorunludur'],
  ['0', messages.priceZero],
  ['0,00', messages.priceZero],
  ['0.0', messages.priceZero],
  ['-1', messages.priceZero],
  ['abc', messages.decimalFormat],
  ['99999,01', messages.tooMuch(99_999)],
])('%j: %s', (value, expected) => {
  expect(answer(price(), value)).toBe(expected);
});

it('reads back every amount that is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_900 }), (kurus) => {
      expect(answer(price(), formatAmount(kurus))).toBe(kurus);
    }),
  );
});
