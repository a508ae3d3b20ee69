import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { barcode } from './barcode.ts';

it.each([
  ['8699819010076', '8699819010076'],
  ['8 699819 010076', '8699819010076'],
  ['73513537', '73513537'],
  ['036000291452', '036000291452'],
  ['08699819010076', '08699819010076'],
  ['', messages.required],
  ['123456789', messages.barcodeFormat],
  ['1234567', messages.barcodeFormat],
  ['086998190100761', messages.barcodeFormat],
  ['a73513537', messages.barcodeFormat],
  ['a8699819010076', messages.barcodeFormat],
  ['8699819010076a', messages.barcodeFormat],
  ['73513537a', messages.barcodeFormat],
  ['8699819010077', messages.barcodeImpossible],
  ['８699819010076', messages.foreignDigits],
])('%j: %s', (value, expected) => {
  expect(answer(barcode(), value)).toBe(expected);
});
