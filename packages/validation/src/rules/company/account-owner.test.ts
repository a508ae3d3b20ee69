import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { fullNames } from '../../testing/full-names.ts';
import { accountOwner } from './account-owner.ts';

// @spec §5 account-owner

it.each(fullNames)('%j: %s', (value, expected) => {
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
