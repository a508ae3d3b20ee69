import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { address } from './address.ts';

// @spec §5 tax-office-address

it.each([
  ['Moda Cd. No: 7/2', 'Moda Cd. No: 7/2'],
  [' Moda\n Cd. ', 'Moda Cd.'],
  ['7A', '7A'],
  ['a'.repeat(500), 'a'.repeat(500)],
  ['', messages.required],
  [null, messages.required],
  ['12345', messages.addressNumeric],
  ['12 34', messages.addressNumeric],
  ['a'.repeat(501), messages.tooLong(500)],
])('%j: %s', (value, expected) => {
  expect(answer(address(), value)).toBe(expected);
});
