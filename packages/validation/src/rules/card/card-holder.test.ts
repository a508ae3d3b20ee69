import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { fullNames } from '../../testing/full-names.ts';
import { cardHolder } from './card-holder.ts';

// @spec §5 card-holder

it.each(fullNames)('%j: %s', (value, expected) => {
  expect(answer(cardHolder(), value)).toBe(expected);
});

it('refuses dots', () => {
  expect(answer(cardHolder(), 'Ayşe Y.')).toBe(messages.nameCharacters);
});
