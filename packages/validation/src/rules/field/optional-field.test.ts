import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { email } from '../account/email.ts';
import { optionalField } from './optional-field.ts';

it.each([
  ['', null],
  ['  ', null],
  [null, null],
  [undefined, null],
  ['a@b.com', 'a@b.com'],
  ['a@b', messages.emailFormat],
  [0, messages.required],
])('%j: %s', (value, expected) => {
  expect(answer(optionalField(email()), value)).toBe(expected);
});
