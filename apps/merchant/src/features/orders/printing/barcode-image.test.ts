import { expect, it } from 'vitest';
import { barcodeImage } from './barcode-image.ts';

const drawn = (text: string) => decodeURIComponent(barcodeImage(text).replace('data:image/svg+xml,', ''));

it('draws a number as bars that differ from those of another', () => {
  expect(drawn('604419')).toMatch(/^<svg /);
  expect(drawn('604419')).not.toBe(drawn('604398'));
  expect(drawn('604419')).toBe(drawn('604419'));
});

it('takes the letters of a tracking number', () => {
  expect(drawn('AB12345')).toMatch(/<path/);
});

it('draws a shipping container code with the identifiers of GS1, which are no part of the plain text', () => {
  const sscc = decodeURIComponent(barcodeImage('(00)106141411234567897', 'gs1-128'));
  expect(sscc).toMatch(/<path/);
  expect(sscc).not.toBe(decodeURIComponent(barcodeImage('106141411234567897')));
  expect(() => barcodeImage('(00)12', 'gs1-128')).toThrow('GS1');
});
