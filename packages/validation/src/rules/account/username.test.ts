import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { username } from './username.ts';

// @spec §5 username

it.each([
  ['eczane', 'eczane'],
  ['ecz-1', 'ecz-1'],
  [' Merkez.Eczane_1 ', 'Merkez.Eczane_1'],
  ['a2345', 'a2345'],
  ['a23456789012345', 'a23456789012345'],
  ['', messages.required],
  ['a234', messages.usernameLength],
  ['a234567890123456', messages.usernameLength],
  ['eczacı', messages.usernameTurkishLetters],
  ['ŞİFA', messages.usernameTurkishLetters],
  ['çğıöşü', messages.usernameTurkishLetters],
  ['kâğıt', messages.usernameTurkishLetters],
  ['iki kelime', messages.usernameCharacters],
  ['eczane!', messages.usernameCharacters],
  ['@eczane', messages.usernameCharacters],
])('%j: %s', (value, expected) => {
  expect(answer(username(), value)).toBe(expected);
});

it.each(Array.from('ıİşŞğĞüÜöÖçÇâÂîÎûÛ'))('refuses %s', (letter) => {
  expect(answer(username(), `eczane${letter}`)).toBe(messages.usernameTurkishLetters);
});
