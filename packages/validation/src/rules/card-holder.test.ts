import { expect, it } from 'vitest';
import * as messages from '../messages.ts';
import { answer } from '../testing/answer.ts';
import { cardHolder } from './card-holder.ts';

it.each([
  ['AYŞE YILMAZ', 'AYŞE YILMAZ'],
  ['  Ali   Can  Öz ', 'Ali Can Öz'],
  ["Anne-Marie O'Neil", "Anne-Marie O'Neil"],
  ['Şükrü İğne’ci', 'Şükrü İğne’ci'],
  ['A B', 'A B'],
  ['', messages.required],
  [' ', messages.required],
  [null, messages.required],
  ['Ayşe', messages.fullNameRequired],
  ['Ayşe-Yılmaz', messages.fullNameRequired],
  ['Ayşe Yılmaz 2', messages.nameCharacters],
  ['2 Ayşe Yılmaz', messages.nameCharacters],
  ['Ayşe Yılm4z', messages.nameCharacters],
  ['Ayşe @Yılmaz', messages.nameCharacters],
  ['-Ayşe Yılmaz', messages.nameCharacters],
  ['Ayşe Yılmaz-', messages.nameCharacters],
  ['Ayşe_Yılmaz', messages.nameCharacters],
  ['Ayşe -Yılmaz', messages.nameCharacters],
  [`${'a'.repeat(50)} ${'b'.repeat(49)}`, `${'a'.repeat(50)} ${'b'.repeat(49)}`],
  [`${'a'.repeat(50)} ${'b'.repeat(50)}`, messages.tooLong(100)],
])('%j: %s', (value, expected) => {
  expect(answer(cardHolder(), value)).toBe(expected);
});

it('knows no dots', () => {
  expect(answer(cardHolder(), 'Ayşe Y.')).toBe(messages.nameCharacters);
});
