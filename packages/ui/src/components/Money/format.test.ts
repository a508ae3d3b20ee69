import { describe, expect, test } from 'vitest';
import { moneyParts, moneyText } from './format.ts';

describe('money', () => {
  test.each([
    [0, '0,00 TL'],
    [5, '0,05 TL'],
    [39_850, '398,50 TL'],
    [123_456_789, '1.234.567,89 TL'],
    [-101, '−1,01 TL'],
  ])('%i kuruş is %s', (value, text) => {
    expect(moneyText(value)).toBe(text);
  });

  test('a fraction of a kuruş throws and is not rounded', () => {
    expect(() => moneyParts(1.5)).toThrow(RangeError);
    expect(() => moneyParts(Number.NaN)).toThrow(RangeError);
  });
});
