import { expect, it } from 'vitest';
import { barcodeImage } from './barcode-image.ts';

const drawn = (...input: Parameters<typeof barcodeImage>) =>
  decodeURIComponent(barcodeImage(...input).src.replace('data:image/svg+xml,', ''));

it('draws a number as bars that differ from those of another', () => {
  expect(drawn('604419')).toMatch(/^<svg /);
  expect(drawn('604419')).not.toBe(drawn('604398'));
  expect(drawn('604419')).toBe(drawn('604419'));
});

it('takes the letters of a tracking number', () => {
  expect(drawn('AB12345')).toMatch(/<path/);
});

it('draws a shipping container code with the identifiers of GS1, which are no part of the plain text', () => {
  const sscc = drawn('(00)106141411234567897', 'gs1-128');
  expect(sscc).toMatch(/<path/);
  expect(sscc).not.toBe(drawn('106141411234567897'));
  expect(() => barcodeImage('(00)12', 'gs1-128')).toThrow('GS1');
});

it('leaves ten modules of white on either side', () => {
  // The start, three pairs of digits and the check character have 11 modules each, the stop has 13.
  expect(barcodeImage('604419').modules).toBe(10 + 11 + 3 * 11 + 11 + 13 + 10);
  // The first bar begins after the quiet zone.
  const [first = ''] = /M\d+(?:\.\d+)? /.exec(drawn('604419')) ?? [];
  expect(Number(first.slice(1))).toBeGreaterThanOrEqual(10);
});
