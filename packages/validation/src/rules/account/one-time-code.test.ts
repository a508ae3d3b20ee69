import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { oneTimeCode } from './one-time-code.ts';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['', messages.required],
  ['12345', messages.codeFormat],
  ['1234567', messages.codeFormat],
  ['12345a', messages.codeFormat],
  ['a123456', messages.codeFormat],
  ['١٢٣456', messages.foreignDigits],
])('%j: %s', (value, expected) => {
  expect(answer(oneTimeCode(), value)).toBe(expected);
});
