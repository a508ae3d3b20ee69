import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import {
  allocate,
  formatAmount,
  formatMoney,
  kurusOfLira,
  largestShare,
  moneyParts,
  parseMoney,
  splitVat,
  vatRates,
} from './money.ts';

/** Amounts up to ±10 trillion lira, far beyond those of the product. */
const kurus = fc.integer({ min: -1e15, max: 1e15 });

// @spec §1 turkish-interface

describe('formatMoney', () => {
  it.each([
    [0, '0,00 TL'],
    [-0, '0,00 TL'],
    [1, '0,01 TL'],
    [10, '0,10 TL'],
    [99, '0,99 TL'],
    [100, '1,00 TL'],
    [99_999, '999,99 TL'],
    [100_000, '1.000,00 TL'],
    [123_456, '1.234,56 TL'],
    [123_456_789, '1.234.567,89 TL'],
    [-150, '-1,50 TL'],
    [-1, '-0,01 TL'],
    [-123_456, '-1.234,56 TL'],
    [Number.MAX_SAFE_INTEGER, '90.071.992.547.409,91 TL'],
  ])('%d kuruş is %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
    expect(`${formatAmount(amount)} TL`).toBe(text);
  });

  it.each([0.5, Number.NaN, Infinity, 2 ** 53])(
    'rejects %d, which is not a whole number of kuruş',
    (amount) => {
      expect(() => formatMoney(amount)).toThrow(new RangeError(`Not a whole number of kuruş: ${amount}`));
    },
  );

  it('returns the parts of an amount', () => {
    expect(moneyParts(-123_405)).toEqual({ sign: '-', whole: '1.234', fraction: '05', currency: 'TL' });
    expect(moneyParts(5)).toEqual({ sign: '', whole: '0', fraction: '05', currency: 'TL' });
  });
});

describe('parseMoney', () => {
  it.each([
    ['1.234,56 TL', 123_456],
    ['1.234,56TL', 123_456],
    ['1234,5', 123_450],
    ['1234.56', 123_456],
    ['1234.5 TL', 123_450],
    ['1234.5TL', 123_450],
    ['1.234', 123_400],
    ['12.345.678', 1_234_567_800],
    ['  7 ', 700],
    ['0,05', 5],
    ['-0,05', -5],
    ['-1.000,00 TL', -100_000],
    ['-0', 0],
    ['007', 700],
  ])('%s is %d kuruş', (text, amount) => {
    expect(parseMoney(text)).toBe(amount);
  });

  it.each([
    '',
    'TL',
    'abc',
    '1,234.56',
    '1.23.456',
    '12.34,5',
    '1.2345',
    '1,234',
    '1,',
    ',5',
    '.5',
    '--5',
    '+5',
    '5 ₺',
    '5  TL',
    'x5',
    '5x',
    '1.5x',
    'x1.5',
    '1.234.5',
    '1e3',
    '٣',
    '99999999999999999',
  ])('refuses %j', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  it('parses every amount that formatMoney returns', () => {
    fc.assert(
      fc.property(kurus, (amount) => {
        expect(parseMoney(formatMoney(amount))).toBe(amount);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(() => parseMoney(text)).not.toThrow();
      }),
    );
  });
});

describe('kurusOfLira', () => {
  it.each([
    [0.01, 1],
    [1.005, 101],
    [1.004, 100],
    [-1.005, -101],
    [99_999.99, 9_999_999],
    [0.1 + 0.2, 30],
    [-0.001, 0],
  ])('%d lira is %d kuruş', (lira, amount) => {
    expect(kurusOfLira(lira)).toBe(amount);
  });

  it.each([Number.NaN, Infinity, 1e21])('refuses %d', (lira) => {
    expect(() => kurusOfLira(lira)).toThrow(RangeError);
  });
});

describe('largestShare', () => {
  it('is the first share of allocate', () => {
    fc.assert(
      fc.property(kurus, fc.integer({ min: 1, max: 12 }), (total, count) => {
        const shares = allocate(
          total,
          Array.from({ length: count }, () => 1),
        );
        expect(largestShare(total, count)).toBe(shares[0]);
      }),
    );
  });

  it('rejects fractions of a kuruş', () => {
    expect(() => largestShare(0.5, 2)).toThrow(RangeError);
  });
});

describe('splitVat', () => {
  it.each([
    [12_000, 20, 10_000, 2_000],
    [11_000, 10, 10_000, 1_000],
    [10_100, 1, 10_000, 100],
    [100, 20, 83, 17],
    [3, 20, 2, 1],
    [2, 20, 2, 0],
    [0, 20, 0, 0],
    [100, 0, 100, 0],
    [-100, 20, -83, -17],
    [-2, 20, -2, 0],
  ])('%d at %d percent is %d and %d', (gross, rate, net, vat) => {
    expect(splitVat(gross, rate)).toEqual({ net, vat });
  });

  it('always adds up to the gross amount', () => {
    fc.assert(
      fc.property(kurus, fc.constantFrom(...vatRates), (gross, rate) => {
        const { net, vat } = splitVat(gross, rate);
        expect(net + vat).toBe(gross);
        expect(Math.abs(vat)).toBeLessThanOrEqual(Math.abs(gross));
      }),
    );
  });

  it.each([-1, Number.NaN])('refuses the rate %d', (rate) => {
    expect(() => splitVat(100, rate)).toThrow(`Not a VAT rate: ${rate}`);
  });

  it('refuses half a kuruş', () => {
    expect(() => splitVat(0.5, 20)).toThrow(RangeError);
  });
});

describe('allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [100, [0, 1], [0, 100]],
    [10, [3, 7], [3, 7]],
    [5, [0.5, 0.5], [3, 2]],
    [10, [8.1, 1.9], [8, 2]],
    [-100, [0, 1], [0, -100]],
    [1, [1, 2, 3], [0, 0, 1]],
    [0, [1, 2], [0, 0]],
    [0, [0, 0], [0, 0]],
    [7, [5], [7]],
  ] as const)('%d by %j is %j', (total, weights, shares) => {
    expect(allocate(total, weights)).toEqual(shares);
  });

  it('adds up to the total and differs from the exact share by less than a kuruş', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), weights, (total, parts) => {
        const sum = parts.reduce((a, b) => a + b, 0);
        fc.pre(sum > 0);
        const shares = allocate(total, parts);
        expect(shares.reduce((a, b) => a + b, 0)).toBe(total);
        shares.forEach((share, i) => {
          expect(Math.abs(share - (total * (parts[i] ?? 0)) / sum)).toBeLessThan(1.001);
        });
      }),
    );
  });

  it.each([
    [100, [], 'There is no weight to share by'],
    [0, [], 'There is no weight to share by'],
    [100, [0, 0], 'There is no weight to share by'],
    [100, [1, -1], 'A weight is negative or no number'],
    [100, [Number.NaN], 'A weight is negative or no number'],
    [100, [Infinity], 'A weight is negative or no number'],
    [0.5, [1], 'Not a whole number of kuruş: 0.5'],
  ] as const)('refuses to share %d by %j', (total, weights, problem) => {
    expect(() => allocate(total, weights)).toThrow(new RangeError(problem));
  });
});
