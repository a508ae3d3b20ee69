import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMersis, isMersis, isMersisGrouped, normalizeMersis, taxNumberInMersis } from './mersis.ts';

// @spec §5 mersis

it.each([
  ['0313055766900016', '0313-0557-6690-0016', '3130557669'],
  ['0396-1368-7140-0001', '0396-1368-7140-0001', '3961368714'],
  ['0177 0813 3520 0001', '0177-0813-3520-0001', '1770813352'],
])('%s', (text, shown, taxNumber) => {
  expect(isMersis(normalizeMersis(text))).toBe(true);
  expect(formatMersis(text)).toBe(shown);
  expect(taxNumberInMersis(normalizeMersis(text))).toBe(taxNumber);
});

it.each([
  '012345678900001',
  '07322178480700001',
  '0123456789123456789',
  '031305576690001a',
  'x0313055766900016',
  '0313055766900016x',
  '',
])('%j is not a MERSIS number', (text) => {
  expect(isMersis(normalizeMersis(text))).toBe(false);
  expect(taxNumberInMersis(normalizeMersis(text))).toBeNull();
});

it.each([
  '0313055766900016\n',
  '0313055766900016 ',
  '\n0313055766900016',
  '0313055766900016\r\nx',
  '-0313055766900016',
])('%j is not a bare number', (text) => {
  expect(isMersis(text)).toBe(false);
  expect(taxNumberInMersis(text)).toBeNull();
});

it.each(['0313-0557-6690-0016\n', '0313-0557-6690-0016 ', '0313055766900016\n', '\n0313055766900016'])(
  '%j is grouped incorrectly',
  (text) => {
    expect(isMersisGrouped(text)).toBe(false);
  },
);

it.each([
  ['0609123456700001', 'its middle is no tax number'],
  ['1396136871400001', 'it does not begin with 0'],
])('gives no hint for %s: %s', (digits) => {
  expect(isMersis(digits)).toBe(true);
  expect(taxNumberInMersis(digits)).toBeNull();
});

it.each([
  ['', ''],
  ['0313', '0313'],
  ['03130', '0313-0'],
  ['0313-', '0313'],
  ['03130557669000169', '0313-0557-6690-0016-9'],
])('while typing %j shows %j', (typed, shown) => {
  expect(formatMersis(typed)).toBe(shown);
});

it('loses no digit while grouping', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789- ')), maxLength: 25 }),
      (text) => {
        expect(normalizeMersis(formatMersis(text))).toBe(normalizeMersis(text));
      },
    ),
  );
});
