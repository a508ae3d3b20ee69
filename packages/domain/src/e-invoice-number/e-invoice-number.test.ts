import { expect, it } from 'vitest';
import { isEInvoiceNumber, isEttn, isUblAmount, nextEInvoiceNumber } from './e-invoice-number.ts';

// @spec §5 invoice-number

it.each([
  ['GIB2009000000011', true],
  ['ABC2026123456789', true],
  ['A1C2099000000001', true],
  ['ABC1999123456789', false],
  ['ABC2126123456789', false],
  ['AB2026123456789', false],
  ['ABCD2026123456789', false],
  ['abc2026123456789', false],
  ['ÇBC2026123456789', false],
  ['ABC202612345678', false],
  ['ABC20261234567890', false],
  ['xABC2026123456789', false],
  ['', false],
])('%s is an invoice number: %s', (text, number) => {
  expect(isEInvoiceNumber(text)).toBe(number);
});

it('continues within a series', () => {
  expect(nextEInvoiceNumber('HVN', 2026, 0)).toBe('HVN2026000000001');
  expect(nextEInvoiceNumber('HVN', 2026, 41)).toBe('HVN2026000000042');
  expect(() => nextEInvoiceNumber('HVN', 2026, 999_999_999)).toThrow(
    'Not an invoice number: HVN20261000000000',
  );
  expect(() => nextEInvoiceNumber('hvn', 2026, 0)).toThrow(RangeError);
});

it.each([
  ['F47AC10B-58CC-4372-A567-0E02B2C3D479', true],
  ['f47ac10b-58cc-4372-a567-0e02b2c3d479', true],
  ['F47AC10B58CC4372A5670E02B2C3D479', false],
  ['F47AC10B-58CC-4372-A567-0E02B2C3D47', false],
  ['F47AC10B-58CC-4372-A567-0E02B2C3D4790', false],
  ['xF47AC10B-58CC-4372-A567-0E02B2C3D479', false],
  ['G47AC10B-58CC-4372-A567-0E02B2C3D479', false],
  ['F47AC10B-58CC-4372-0E02B2C3D479', false],
  ['F47AC10-B58CC-4372-A567-0E02B2C3D479', false],
  ['', false],
])('%s is an ETTN: %s', (text, ettn) => {
  expect(isEttn(text)).toBe(ettn);
});

it.each([
  ['12', true],
  ['12.5', true],
  ['12.50', true],
  [' 12.5\n', true],
  ['1,234.56', true],
  ['1,234,567', true],
  ['1'.repeat(17), true],
  ['1'.repeat(18), false],
  ['1.234,56', false],
  ['12,5', false],
  ['1,2345', false],
  ['12.', false],
  ['12.555', false],
  ['.5', false],
  ['-5', false],
  ['+5', false],
  ['x5', false],
  ['5x', false],
  ['', false],
])('%j is an amount of a document: %s', (text, amount) => {
  expect(isUblAmount(text)).toBe(amount);
});
