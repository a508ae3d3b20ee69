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

it('has room for the brands of a market of several million listings', () => {
  const brands = [1, 9_999, 10_000, 99_999];
  expect(brands.map((brand) => demoBarcode(brand, 1).slice(0, 6))).toEqual([
    '290001',
    '299999',
    '200000',
    '289999',
  ]);
  expect(() => demoBarcode(100_000, 1)).toThrow(RangeError);
});
