import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { samePasswords, strongPassword2 } from './strong-password2.ts';

it.each([
  ['kG7vQ2xL', 'kG7vQ2xL'],
  ['', messages.required],
  [null, messages.required],
  ['kG7vQ2xl', messages.passwordsDiffer],
  ['kG7vQ2xL ', messages.passwordsDiffer],
])('%j again: %s', (value, expected) => {
  expect(answer(strongPassword2('kG7vQ2xL'), value)).toBe(expected);
});

it.each([
  ['a', 'a', true],
  ['a', 'b', false],
])('%s and %s are the same: %s', (password, passwordAgain, same) => {
  expect(samePasswords({ password, passwordAgain })).toBe(same);
});
