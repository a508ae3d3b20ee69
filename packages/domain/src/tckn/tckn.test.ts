import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTckn } from './tckn.ts';

// @spec §5 tax-identity-numbers

// Invented numbers, which belong to no known person.
it.each([
  '63670650968',
  '98577764654',
  '31254562020',
  '17404120166',
  '14639405822',
  '19090909018',
  '10000000146',
])('%s is valid', (digits) => {
  expect(isTckn(digits)).toBe(true);
});

it.each([
  ['10000000147', 'last digit off'],
  ['65970181152', 'tenth digit off'],
  ['86845470866', 'two neighbours exchanged'],
  ['12345678901', 'neither digit right'],
  ['07291716092', 'starts with 0'],
  ['1463940582', 'ten digits'],
  ['146394058220', 'twelve digits'],
  ['1463940582a', 'a letter'],
  ['x14639405822', 'something before'],
  ['14639405822x', 'something after'],
  ['14639405822\n', 'a line end after'],
  ['14639405822 ', 'a space after'],
  ['\n14639405822', 'a line end before'],
  ['14639405822\r\nx', 'a second line'],
  ['-14639405822', 'a sign'],
  ['', 'nothing'],
])('%j is invalid: %s', (digits) => {
  expect(isTckn(digits)).toBe(false);
});

it('has exactly one pair of check digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000_000, max: 999_999_999 }), (body) => {
      const valid = Array.from({ length: 100 }, (_, i) => `${body}${String(i).padStart(2, '0')}`).filter(
        isTckn,
      );
      expect(valid).toHaveLength(1);
    }),
    { numRuns: 50 },
  );
});
