import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { email } from './email.ts';

// @spec §5 email kep

it.each([
  [' Eczane@Ornek.com.tr ', 'Eczane@Ornek.com.tr'],
  ['', messages.required],
  ['eczane@', messages.emailFormat],
  ['eczane@ornek', messages.emailFormat],
])('%j: %s', (value, expected) => {
  expect(answer(email(), value)).toBe(expected);
});
