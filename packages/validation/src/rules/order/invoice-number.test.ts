import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { invoiceNumber } from './invoice-number.ts';

// @spec §5 invoice-number

it.each([
  ['ABC2026123456789', 'ABC2026123456789'],
  [' abc-2026-123456789 ', 'ABC2026123456789'],
  ['', messages.invoiceNumberRequired],
  ['ABC1999123456789', messages.invoiceNumberFormat],
  ['12345', messages.invoiceNumberFormat],
  ['ABC٢026123456789', messages.foreignDigits],
])('%j: %s', (value, expected) => {
  expect(answer(invoiceNumber(), value)).toBe(expected);
});
