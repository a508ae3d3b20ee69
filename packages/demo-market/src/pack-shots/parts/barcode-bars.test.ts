import { expect, it } from 'vitest';
import { barsPath, ean13Modules } from './barcode-bars.ts';

it('draws a number as the standard shows it', () => {
  // 4 006381 333931, the example of the GS1 specification's Wikipedia article.
  expect(ean13Modules('4006381333931')).toBe(
    '10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101',
  );
});

it('has 95 modules for every number, and none for an invalid one', () => {
  expect(ean13Modules('2900020005000')).toHaveLength(95);
  expect(ean13Modules('12345')).toBeNull();
  expect(ean13Modules('290002000500x')).toBeNull();
});

it('draws a bar for every run of modules', () => {
  expect(barsPath('1011', 0, 0, 2, 10).match(/M/g)).toHaveLength(2);
});
