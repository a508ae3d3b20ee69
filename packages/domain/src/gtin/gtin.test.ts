import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { gtinCheckDigit, isGtin, mistypedGtins, toEan13, toGtin14 } from './gtin.ts';

// @spec §5 check-digits

it.each([
  ['73513537', '00000073513537', null],
  ['036000291452', '00036000291452', null],
  ['1234567890128', '01234567890128', null],
  ['8699819010076', '08699819010076', null],
  ['08699819010076', '08699819010076', '8699819010076'],
  ['38425876095074', '38425876095074', null],
])('%s is a GTIN, %s in full', (digits, gtin14, ean13) => {
  expect(isGtin(digits)).toBe(true);
  expect(toGtin14(digits)).toBe(gtin14);
  expect(toEan13(digits)).toBe(ean13);
});

it.each([
  ['8680150150526', 'one digit changed'],
  ['869950801075', 'check digit missing'],
  ['0705632085948', 'check digit wrong'],
  ['123456784', 'nine digits'],
  ['1234567', 'seven digits'],
  ['086998190100761', 'fifteen digits'],
  ['86998190100ab', 'letters'],
  ['x73513537', 'something before'],
  ['73513537x', 'something after'],
  ['x8699819010076', 'something before'],
  ['', 'nothing'],
])('%s is not a GTIN: %s', (digits) => {
  expect(isGtin(digits)).toBe(false);
  expect(toGtin14(digits)).toBeNull();
  expect(toEan13(digits)).toBeNull();
});

it('accepts exactly one last digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (number) => {
      const body = String(number).padStart(12, '0');
      const valid = Array.from('0123456789').filter((digit) => isGtin(body + digit));
      expect(valid).toEqual([String(gtinCheckDigit(body))]);
      expect(toEan13(toGtin14(body + valid[0]) ?? '')).toBe(body + valid[0]);
    }),
  );
});

it.each([
  ['8699819010176', 'another digit struck'],
  ['869981901076', 'a digit left out'],
  ['86998190100766', 'a digit too many'],
  ['8699891010076', 'two digits swapped'],
])('%s may be a mistyped barcode of a package: %s', (digits) => {
  expect(mistypedGtins(digits)).toContain('8699819010076');
  expect(mistypedGtins(digits).every(isGtin)).toBe(true);
});

it.each(['8699819010076', '73513537', '86998', 'abc', ''])('%j has no correction', (digits) => {
  expect(mistypedGtins(digits)).toEqual([]);
});
