import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isVkn } from './vkn.ts';

// @spec §5 tax-identity-numbers

it.each([
  '1234567890',
  '4730259742',
  '4560337988',
  '0690039813',
  '2420384723',
  '0010213576',
  '9990112519',
  '0677432150',
])('%s is valid', (digits) => {
  expect(isVkn(digits)).toBe(true);
});

it.each([
  ['4540536921', 'check digit off'],
  ['3250580253', 'check digit off'],
  ['6320269055', 'two neighbours exchanged'],
  ['333067086', 'nine digits'],
  ['78101474391', 'eleven digits'],
  ['x1234567890', 'something before'],
  ['1234567890x', 'something after'],
  ['4730259742\n', 'a line end after'],
  ['4730259742 ', 'a space after'],
  ['\n4730259742', 'a line end before'],
  ['4730259742\r\nx', 'a second line'],
  ['-4730259742', 'a sign'],
  ['', 'nothing'],
])('%j is invalid: %s', (digits) => {
  expect(isVkn(digits)).toBe(false);
});

it('has exactly one check digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (number) => {
      const body = String(number).padStart(9, '0');
      expect(Array.from('0123456789').filter((check) => isVkn(body + check))).toHaveLength(1);
    }),
    { numRuns: 50 },
  );
});
