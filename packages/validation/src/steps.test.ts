import * as v from 'valibot';
import { expect, it } from 'vitest';
import * as messages from './messages.ts';
import { asciiDigits, requiredText } from './steps.ts';
import { answer } from './testing/answer.ts';

// @spec §5 check-digits

it.each([
  [' a b ', 'a b'],
  ['\u200bx', 'x'],
  ['', messages.required],
  ['  ', messages.required],
  ['\u200b', messages.required],
  [null, messages.required],
  [undefined, messages.required],
  [7, messages.required],
])('a required text %j: %s', (value, expected) => {
  expect(answer(requiredText(), value)).toBe(expected);
});

it('may refuse in the words of its field', () => {
  expect(answer(requiredText('Boş olamaz.'), '')).toBe('Boş olamaz.');
  expect(answer(requiredText('Boş olamaz.'), null)).toBe('Boş olamaz.');
});

it.each([
  ['12', '12'],
  ['ab', 'ab'],
  ['١٢', messages.foreignDigits],
  ['１２', messages.foreignDigits],
])('digits %j: %s', (value, expected) => {
  expect(answer(v.pipe(v.string(), asciiDigits()), value)).toBe(expected);
});
