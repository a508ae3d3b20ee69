import { expect, it } from 'vitest';
import * as messages from '../messages.ts';
import { answer } from '../testing/answer.ts';
import { accountOwner } from './account-owner.ts';

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
  expect(answer(accountOwner(), value)).toBe(expected);
});

it.each([
  ['Örnek Ecza Deposu A.Ş.', 'Örnek Ecza Deposu A.Ş.'],
  ['Örnek Ltd. Şti.', 'Örnek Ltd. Şti.'],
  ['Örnek Ltd.Şti', 'Örnek Ltd.Şti'],
  ['Örnek..Ltd Şti', messages.nameCharacters],
  ['.Örnek Ltd', messages.nameCharacters],
  ['Örnek Ltd..', messages.nameCharacters],
  ['Örnek & Oğlu Ltd', messages.nameCharacters],
])('the company %j: %s', (value, expected) => {
  expect(answer(accountOwner(), value)).toBe(expected);
});
