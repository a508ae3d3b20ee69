import { expect, it } from 'vitest';
import { demoBarcode, eanCheckDigit } from './barcode.ts';

it('computes the check digit of EAN-13', () => {
  // The example of the GS1 General Specifications, section 7.9.
  expect(eanCheckDigit('629104150021')).toBe(3);
});

it('stays in the range that GS1 gives to no manufacturer', () => {
  expect(demoBarcode(7, 42)).toBe('2900070000420');
  expect(() => demoBarcode(7, 1_000_000)).toThrow(RangeError);
});
