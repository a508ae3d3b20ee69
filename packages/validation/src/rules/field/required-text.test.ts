import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { requiredText } from './required-text.ts';

// @spec §5 default-rule

it.each([
  [' ab ', 'ab'],
  ['abcd', 'abcd'],
  ['', messages.required],
  ['a', messages.tooShort(2)],
  ['abcde', messages.tooLong(4)],
])('%j: %s', (value, expected) => {
  expect(answer(requiredText(2, 4), value)).toBe(expected);
});
