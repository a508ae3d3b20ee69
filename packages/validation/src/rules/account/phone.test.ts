import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { phone } from './phone.ts';

// @spec §5 phone

it.each([
  ['0 (532) 123 45 67', '+905321234567'],
  ['+90 532 123 45 67', '+905321234567'],
  ['5321234567', '+905321234567'],
  ['', messages.required],
  ['0 (532) 123 45 6', messages.phoneFormat],
  ['03124567890', messages.phoneFormat],
  ['4441234', messages.phoneFormat],
  ['05111234567', messages.phoneImpossible],
  ['٠٥٣٢1234567', messages.foreignDigits],
])('%j: %s', (value, expected) => {
  expect(answer(phone(), value)).toBe(expected);
});
