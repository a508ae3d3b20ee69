import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardBrandLabels,
  cardBrandOf,
  cardBrands,
  cardMaskDigits,
  formatCardExpiry,
  formatCardNumber,
  hasCardLength,
  isCardExpired,
  isLuhn,
  lastFourOf,
  maskedCard,
  normalizeCardNumber,
  parseCardExpiry,
} from './card.ts';
import { troyRanges } from './troy-ranges.ts';

const typedDigits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), maxLength: 22 });

// @spec §5 american-express card-expiry card-last-four card-masks card-number

describe('brand', () => {
  it.each([
    ['4', 'visa'],
    ['4111 1111 1111 1111', 'visa'],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['50', 'none'],
    ['56', 'none'],
    ['2220', 'none'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', 'none'],
    ['25', 'mastercard'],
    ['22', 'none'],
    ['27', 'none'],
    ['27209', 'mastercard'],
    ['34', 'amex'],
    ['37', 'amex'],
    ['35', 'none'],
    ['134', 'none'],
    ['9792', 'troy'],
    ['979', 'none'],
    ['9793', 'none'],
    ['65', 'none'],
    ['6500524791755854', 'troy'],
    ['650052', 'troy'],
    ['65005', 'none'],
    ['650053', 'none'],
    ['650082', 'troy'],
    ['650083', 'troy'],
    ['650084', 'none'],
    ['65875003', 'troy'],
    ['65875004', 'none'],
    ['6501701585309176', 'troy'],
    ['155', 'none'],
    ['', 'none'],
  ] as const)('%j is %s', (typed, brand) => {
    expect(cardBrandOf(typed)).toBe(brand);
  });

  it('the Troy ranges are sorted and inside 65', () => {
    expect(troyRanges.length).toBe(54);
    for (const [from, to] of troyRanges) {
      expect(from).toMatch(/^65(?:\d{4}|\d{6})$/);
      expect(to).toHaveLength(from.length);
      expect(from <= to).toBe(true);
      expect(cardBrandOf(from)).toBe('troy');
      expect(cardBrandOf(to)).toBe('troy');
    }
  });

  it('has a label for each', () => {
    expect(cardBrands.map((brand) => cardBrandLabels[brand])).toEqual([
      'Visa',
      'MasterCard',
      'Troy',
      'American Express',
      'Kart',
    ]);
  });
});

describe('Luhn', () => {
  it.each([
    '4111111111111111',
    '5528790000000008',
    '9792030000000000',
    '378282246310005',
    '6501701585309176',
    '0',
    '18',
  ])('%s passes', (digits) => {
    expect(isLuhn(digits)).toBe(true);
  });

  it.each(['4111111111111112', '5155538815266208', '37828224631000', '', 'a', '4111 1111', 'x18', '18x'])(
    '%j fails',
    (digits) => {
      expect(isLuhn(digits)).toBe(false);
    },
  );

  it('detects every single wrong digit', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (position, change) => {
        const digits = Array.from('4111111111111111', Number);
        digits[position] = ((digits[position] ?? 0) + change) % 10;
        expect(isLuhn(digits.join(''))).toBe(false);
      }),
    );
  });
});

it.each([
  ['4'.repeat(12), false],
  ['4'.repeat(13), true],
  ['4'.repeat(19), true],
  ['4'.repeat(20), false],
  [`34${'0'.repeat(13)}`, true],
  [`34${'0'.repeat(12)}`, false],
  [`37${'0'.repeat(14)}`, false],
])('%s has a length that cards have: %s', (digits, isWithin) => {
  expect(hasCardLength(digits)).toBe(isWithin);
});

it.each([
  ['4929 7226 5379 7141', '4929722653797141'],
  ['4716-2210-5188-5662', '4716221051885662'],
  ['4111 1111 1111 111a', null],
  ['', null],
  ['x1', null],
])('%j means %s', (text, digits) => {
  expect(normalizeCardNumber(text)).toBe(digits);
});

it.each([
  ['378282246310005', '0005'],
  ['4543 5900 0000 0006', '0006'],
  ['4543 5900 0000 000', '0000'],
  ['45435900000000', null],
  ['4111111111111111110', null],
])('the last four of %s are %s', (typed, lastFour) => {
  expect(lastFourOf(typed)).toBe(lastFour);
});

it('shows a stored card by its last four', () => {
  expect(maskedCard('0006')).toBe('•••• 0006');
});

describe('masks', () => {
  it.each([
    ['34', 15],
    ['4111', 16],
    ['4'.repeat(16), 16],
    ['4'.repeat(17), 19],
    ['', 16],
  ])('%s has %d digits', (typed, digits) => {
    expect(cardMaskDigits(typed)).toBe(digits);
  });

  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['4111111111111111110', '4111 1111 1111 1111 110'],
    ['378282246310005', '3782 822463 10005'],
    ['37828', '3782 8'],
    ['41111', '4111 1'],
    ['', ''],
  ])('%s is shown as %s', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown);
  });

  it('lose no digit', () => {
    fc.assert(
      fc.property(typedDigits, (digits) => {
        expect(formatCardNumber(digits).replaceAll(' ', '')).toBe(digits);
        expect(formatCardNumber(formatCardNumber(digits))).toBe(formatCardNumber(digits));
      }),
    );
  });
});

describe('expiry', () => {
  const november = new Date('2026-11-20T12:00:00+03:00');

  it.each([
    ['01/27', { month: 1, year: 2027 }, false],
    ['09/30', { month: 9, year: 2030 }, false],
    ['12/26', { month: 12, year: 2026 }, false],
    ['11/26', { month: 11, year: 2026 }, false],
    ['10/26', { month: 10, year: 2026 }, true],
    ['12/25', { month: 12, year: 2025 }, true],
    ['12 / 27', { month: 12, year: 2027 }, false],
    ['12/00', { month: 12, year: 2000 }, true],
  ])('%s is %j, past: %s', (text, expiry, past) => {
    expect(parseCardExpiry(text)).toEqual(expiry);
    expect(isCardExpired(text, november)).toBe(past);
  });

  it('lasts to the end of its month in Istanbul', () => {
    expect(isCardExpired('11/26', new Date('2026-11-30T20:59:59Z'))).toBe(false);
    expect(isCardExpired('11/26', new Date('2026-11-30T21:00:00Z'))).toBe(true);
  });

  it.each([
    '',
    '13/27',
    '00/27',
    '1/27',
    '12/',
    '12/2',
    '12/2027',
    '12-27',
    '1227',
    'ab/cd',
    'x12/27',
    '12  /27',
    '12/  27',
  ])('refuses %j', (text) => {
    expect(parseCardExpiry(text)).toBeNull();
    expect(isCardExpired(text, november)).toBe(true);
  });

  it.each([
    ['1', '1'],
    ['12', '12'],
    ['122', '12/2'],
    ['1227', '12/27'],
    ['12/27', '12/27'],
  ])('while typing %s shows %s', (typed, shown) => {
    expect(formatCardExpiry(typed)).toBe(shown);
  });
});
