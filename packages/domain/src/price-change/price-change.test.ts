import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedPrice,
  formatPriceChange,
  parsePriceChange,
  type PriceChange,
  priceChangeFormat,
  priceBases,
} from './price-change.ts';

const facts = { price: 14_990, psf: 20_000, cost: 10_000, cheapest: 14_890 };
const rule = (base: 'price' | 'psf' | 'cost' | 'cheapest', factor: number, amount = 0): PriceChange => ({
  kind: 'rule',
  base,
  factor,
  amount,
});

describe('typed changes of a price', () => {
  it.each<[string, PriceChange | null]>([
    ['149,90', { kind: 'set', price: 14_990 }],
    ['149.9 TL', { kind: 'set', price: 14_990 }],
    ['1.234,56', { kind: 'set', price: 123_456 }],
    ['1.234', { kind: 'set', price: 123_400 }],
    ['+%10', { kind: 'percent', basisPoints: 1000 }],
    ['-%2,5', { kind: 'percent', basisPoints: -250 }],
    ['+10%', { kind: 'percent', basisPoints: 1000 }],
    ['\u2212% 0,01', { kind: 'percent', basisPoints: -1 }],
    ['%10', null],
    ['10%', null],
    ['-2,5', { kind: 'amount', amount: -250 }],
    ['+1.000', { kind: 'amount', amount: 100_000 }],
    ['- 0,10 TL', { kind: 'amount', amount: -10 }],
    ['-0', { kind: 'amount', amount: 0 }],
    ['=PSF*0,72', rule('psf', 7200)],
    ['= psf x 0.7215', rule('psf', 7215)],
    ['=PSF-%28', rule('psf', 7200)],
    ['=PSF', rule('psf', 10_000)],
    ['=enucuz-0,10', rule('cheapest', 10_000, -10)],
    ['=maliyet*1,2+3', rule('cost', 12_000, 300)],
    ['=MALİYET+%20', rule('cost', 12_000)],
    ['=fiyat*1,05', rule('price', 10_500)],
    ['=PSF*0,72345', null],
    ['=XYZ*2', null],
    ['=PSF/2', null],
    ['=1+1', null],
    ['2,555', null],
    ['', null],
    ['abc', null],
    ['12 13', null],
  ])('%j', (text, change) => {
    expect(parsePriceChange(text)).toEqual(change);
  });

  it('never throws, for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: fc.constantFrom('+', '-', '%', '=', '*', '.', ',', '0', 'PSF') }),
        ),
        (text) => {
          const change = parsePriceChange(text);
          expect(change === null || typeof changedPrice(change, facts) === 'object').toBe(true);
        },
      ),
    );
  });
});

const anyChange: fc.Arbitrary<PriceChange> = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), price: fc.integer({ min: 0, max: 9_999_900 }) }),
  fc.record({
    kind: fc.constant('amount' as const),
    amount: fc.integer({ min: -9_999_900, max: 9_999_900 }),
  }),
  fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: -9999, max: 99_999 }) }),
  fc.record({
    kind: fc.constant('rule' as const),
    base: fc.constantFrom(...priceBases),
    factor: fc.integer({ min: 1, max: 99_999 }),
    amount: fc.integer({ min: -99_999, max: 99_999 }),
  }),
);

it('parses every change as it is formatted', () => {
  fc.assert(
    fc.property(anyChange, (change) => {
      expect(parsePriceChange(formatPriceChange(change))).toEqual(change);
    }),
  );
});

it.each<[PriceChange, string]>([
  [{ kind: 'percent', basisPoints: 1000 }, '+%10'],
  [{ kind: 'percent', basisPoints: -250 }, '−%2,5'],
  [{ kind: 'amount', amount: -250 }, '−2,50 TL'],
  [rule('psf', 7200), '=PSF*0,72'],
  [rule('cost', 12_000, 300), '=MALİYET*1,2+3,00'],
])('%j is formatted as %s', (change, text) => {
  expect(formatPriceChange(change)).toBe(text);
});

describe('the changed price', () => {
  it.each<[string, number]>([
    ['+%10', 16_489],
    ['-%10', 13_491],
    ['-2,5', 14_740],
    ['=PSF*0,72', 14_400],
    ['=ENUCUZ-0,10', 14_880],
    ['=MALİYET*1,2+3', 12_300],
    ['99.999,00', 9_999_900],
  ])('%s of 149,90 TL', (text, price) => {
    expect(changedPrice(parsePriceChange(text) ?? rule('psf', 0), facts)).toEqual({ price });
  });

  it.each([
    [5, 1000, 6], // 5.5
    [4, 1000, 4], // 4.4
    [45, -1000, 41], // 40.5
    [1, -5000, 1], // 0.5
    [14_995, 1, 14_996], // 14,996.4995
  ])('%d kuruş by %d hundredths of a percent, half up: %d', (price, basisPoints, after) => {
    expect(changedPrice({ kind: 'percent', basisPoints }, { ...facts, price })).toEqual({ price: after });
  });

  it('is exact for every share of every price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_900 }),
        fc.integer({ min: -9999, max: 9999 }),
        (price, basisPoints) => {
          const answer = changedPrice({ kind: 'percent', basisPoints }, { ...facts, price });
          const after = 'price' in answer ? answer.price : null;
          // Twice the distance from the exact value is at most one unit of the last decimal place.
          const twice = after === null ? 0 : 2 * (after * 10_000 - price * (10_000 + basisPoints));
          expect(twice).toBeGreaterThan(-10_000);
          expect(twice).toBeLessThanOrEqual(10_000);
        },
      ),
    );
  });

  it.each([
    ['-149,90', 'priceZero', 'Fiyat 0 olamaz.'],
    ['-%100', 'priceZero', 'Fiyat 0 olamaz.'],
    ['-%250', 'priceZero', 'Fiyat 0 olamaz.'],
    ['0', 'priceZero', 'Fiyat 0 olamaz.'],
    ['99.999,01', 'priceMax', 'Fiyat en fazla 99.999,00 TL olabilir.'],
    ['99999999999', 'priceMax', 'Fiyat en fazla 99.999,00 TL olabilir.'],
    ['9'.repeat(60), 'priceMax', 'Fiyat en fazla 99.999,00 TL olabilir.'],
    ['+%99999999999', 'priceMax', 'Fiyat en fazla 99.999,00 TL olabilir.'],
    ['-99999999999', 'priceZero', 'Fiyat 0 olamaz.'],
  ])('%s is refused: %s', (text, refusal, sentence) => {
    const change = parsePriceChange(text);
    expect(change && changedPrice(change, facts)).toEqual({ refusal, sentence });
  });

  it.each([
    ['psf', 'noPsf'],
    ['cost', 'noCost'],
    ['cheapest', 'noCheapest'],
  ] as const)('is refused when %s is unknown', (base, refusal) => {
    expect(changedPrice(rule(base, 10_000), { ...facts, [base]: null })).toMatchObject({ refusal });
  });
});

it('returns its written form', () => {
  expect(priceChangeFormat).toMatch(/\.$/);
});
