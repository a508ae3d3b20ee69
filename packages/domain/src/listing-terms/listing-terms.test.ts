import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatAgreedTerms,
  formatBonus,
  formatPriceBreaks,
  listingPriceMax,
  listingProblems,
  listingStockMax,
  type ListingTerms,
  parseBonus,
  parsePriceBreaks,
  stockConflict,
  typedPriceBreaks,
} from './listing-terms.ts';

const now = new Date('2026-11-20T12:00:00+03:00');
const terms = (change: Partial<ListingTerms> = {}): ListingTerms => ({
  price: 14_990,
  stock: 20,
  expiration: '2028-03-31',
  minQuantity: 1,
  maxQuantity: null,
  packSize: 1,
  priceBreaks: [],
  bonus: null,
  ...change,
});
const found = (change: Partial<ListingTerms>, reserved = 0) =>
  listingProblems(terms(change), { reserved, now }).map(({ field, code }) => `${field}: ${code}`);

const at = (fromQuantity: number, price: number) => ({ fromQuantity, price });

describe('one field', () => {
  it.each<[string, Partial<ListingTerms>, string[]]>([
    ['nothing wrong', {}, []],
    ['a price of nothing', { price: 0 }, ['price: priceZero']],
    ['one kuruş', { price: 1 }, []],
    ['no number', { price: Number.NaN }, ['price: priceRequired']],
    ['half a kuruş', { price: 10.5 }, ['price: priceRequired']],
    ['99.999,00 TL', { price: listingPriceMax }, []],
    ['99.999,01 TL', { price: listingPriceMax + 1 }, ['price: priceMax']],
    ['no stock', { stock: 0 }, ['stock: stockRequired']],
    ['half a box', { stock: 1.5 }, ['stock: stockWhole']],
    ['less than nothing', { stock: -1 }, ['stock: stockWhole']],
    ['the largest stock', { stock: listingStockMax }, []],
    ['one more', { stock: listingStockMax + 1 }, ['stock: stockMax']],
    ['without expiry', { expiration: null }, []],
    ['the expiry day itself', { expiration: '2026-11-20' }, []],
    ['the day after it', { expiration: '2026-11-19' }, ['expiration: expirationPast']],
    ['no day', { expiration: '2027-02-30' }, ['expiration: expirationFormat']],
    ['no minimum', { minQuantity: 0 }, ['minQuantity: quantityWhole']],
    ['a broken maximum', { maxQuantity: 2.5 }, ['maxQuantity: quantityWhole']],
    ['no pack', { packSize: 0 }, ['packSize: quantityWhole']],
    ['max = min', { minQuantity: 5, maxQuantity: 5 }, []],
    ['max < min', { minQuantity: 5, maxQuantity: 4 }, ['maxQuantity: maxBelowMin']],
    ['a pack fits exactly', { minQuantity: 5, maxQuantity: 6, packSize: 6 }, []],
    ['no pack fits', { minQuantity: 7, maxQuantity: 11, packSize: 6 }, ['packSize: packBeyondMax']],
  ])('%s', (_, change, problems) => {
    expect(found(change)).toEqual(problems);
  });
});

it('limits the stock to the reserved units', () => {
  expect(found({ stock: 3 }, 3)).toEqual([]);
  expect(found({ stock: 0 }, 3)).toEqual(['stock: stockBelowReserved']);
  expect(found({ stock: 0 })).toEqual(['stock: stockRequired']);
  expect(found({ stock: 1.5 }, 1)).toHaveLength(1);
  expect(listingProblems(terms({ stock: 2 }), { reserved: 3, now })).toEqual([
    {
      field: 'stock',
      code: 'stockBelowReserved',
      sentence: 'Stok, ödemesi süren 3 adedin altına inemez.',
    },
  ]);
});

describe('price breaks', () => {
  it.each<[string, Partial<ListingTerms>, string[]]>([
    ['falling', { priceBreaks: [at(5, 14_000), at(10, 13_000)] }, []],
    ['five', { priceBreaks: [2, 3, 4, 5, 6].map((n) => at(n, 14_000 - n)) }, []],
    [
      'six',
      { priceBreaks: [2, 3, 4, 5, 6, 7].map((n) => at(n, 14_000 - n)) },
      ['priceBreaks: breaksTooMany'],
    ],
    ['from the minimum', { minQuantity: 5, priceBreaks: [at(5, 14_000)] }, ['priceBreaks: breakQuantity']],
    ['beyond the maximum', { maxQuantity: 9, priceBreaks: [at(10, 14_000)] }, ['priceBreaks: breakQuantity']],
    ['not whole packs', { packSize: 4, priceBreaks: [at(10, 14_000)] }, ['priceBreaks: breakQuantity']],
    ['the same price', { priceBreaks: [at(5, 14_990)] }, ['priceBreaks: breakOrder']],
    ['rising', { priceBreaks: [at(5, 14_000), at(10, 14_001)] }, ['priceBreaks: breakOrder']],
    ['twice the quantity', { priceBreaks: [at(5, 14_000), at(5, 13_000)] }, ['priceBreaks: breakOrder']],
    ['for nothing', { priceBreaks: [at(5, 0)] }, ['priceBreaks: breakOrder']],
  ])('%s', (_, change, problems) => {
    expect(found(change)).toEqual(problems);
  });

  it('are formatted for display and for fields', () => {
    const steps = [at(5, 14_000), at(10, 130_000)];
    expect(formatPriceBreaks(steps)).toBe('5+ adet 140,00 TL, 10+ adet 1.300,00 TL');
    expect(typedPriceBreaks(steps)).toBe('5: 140,00; 10: 1.300,00');
    expect(typedPriceBreaks([])).toBe('');
  });

  it.each([
    ['10: 139,90; 5: 145', [at(5, 14_500), at(10, 13_990)]],
    ['10+ adet 139,90 TL; 50=129.9;', [at(10, 13_990), at(50, 12_990)]],
    ['  ', []],
    ['10 139,90', null],
    ['10: ', null],
    ['10: bedava', null],
    [': 139,90', null],
  ])('%j', (text, steps) => {
    expect(parsePriceBreaks(text)).toEqual(steps);
  });

  it('are parsed as they are formatted', () => {
    const step = fc.record({
      fromQuantity: fc.integer({ min: 1, max: 99_999 }),
      price: fc.integer({ min: 0, max: listingPriceMax }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(step, { maxLength: 5, selector: (each) => each.fromQuantity }), (steps) => {
        const ordered = steps.toSorted((a, b) => a.fromQuantity - b.fromQuantity);
        expect(parsePriceBreaks(typedPriceBreaks(ordered))).toEqual(ordered);
      }),
    );
  });
});

describe('mal fazlası', () => {
  it.each([
    ['10+1', { buy: 10, get: 1 }],
    [' 5 + 5 ', { buy: 5, get: 5 }],
    ['5+6', null],
    ['10+0', null],
    ['0+0', null],
    ['10', null],
    ['10+1+1', null],
    ['', null],
  ])('%j', (text, bonus) => {
    expect(parseBonus(text)).toEqual(bonus);
  });

  it('is parsed as it is formatted, and valid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.nat(), (buy, any) => {
        const bonus = { buy, get: 1 + (any % buy) };
        expect(parseBonus(formatBonus(bonus))).toEqual(bonus);
        expect(found({ bonus })).toEqual([]);
      }),
    );
  });

  it('must be reachable', () => {
    expect(found({ bonus: { buy: 10, get: 11 } })).toEqual(['bonus: bonusFormat']);
    expect(found({ bonus: { buy: 10, get: 1 }, maxQuantity: 9 })).toEqual(['bonus: bonusBeyondMax']);
    expect(found({ bonus: { buy: 9, get: 1 }, maxQuantity: 9 })).toEqual([]);
  });
});

describe('a stock with sales while it was edited', () => {
  it('asks which of two values is meant', () => {
    expect(stockConflict(12, 9, 15)).toEqual({
      typed: 15,
      change: 3,
      changed: 12,
      sentence: 'Stok 12 adetten 9 adede geldi; siz 15 yazdınız. Stok 15 mi olsun, yoksa +3 ile 12 mi?',
    });
    expect(stockConflict(12, 9, 2)).toMatchObject({ change: -10, changed: 0 });
  });

  it('asks nothing without a sale', () => {
    expect(stockConflict(12, 12, 15)).toBeNull();
  });
});

it.each([
  [{ price: 14_890, stock: 1200, expiration: '2028-03-31' }, '148,90 TL, 1.200 adet, miat 03/2028'],
  [{ price: 14_890, stock: 1, expiration: null, lot: 'A1' }, '148,90 TL, 1 adet, miatsız, parti A1'],
  [
    {
      price: 14_890,
      stock: 20,
      expiration: null,
      priceBreaks: [{ fromQuantity: 10, price: 13_990 }],
      bonus: { buy: 10, get: 1 },
    },
    '148,90 TL, 20 adet, miatsız, 10+ adet 139,90 TL, mal fazlası 10+1',
  ],
])('agreed terms %j', (terms, text) => {
  expect(formatAgreedTerms(terms)).toBe(text);
});
