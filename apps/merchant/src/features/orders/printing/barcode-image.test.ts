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
