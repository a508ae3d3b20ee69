import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { cardNumber } from './card-number.ts';

// @spec §5 card-number

it.each([
  ['4111 1111 1111 1111', '4111111111111111'],
  ['4716-2210-5188-5662', '4716221051885662'],
  // Troy, which the rule of the schema library refuses
  ['9792 0300 0000 0000', '9792030000000000'],
  ['6500524791755854', '6500524791755854'],
  ['3782 822463 10005', '378282246310005'],
  ['4716989580001715211', '4716989580001715211'],
  ['', messages.required],
  ['4111 1111 1111 111a', messages.cardNumberDigits],
  ['a111 1111 1111 1111', messages.cardNumberDigits],
  ['-', messages.cardNumberDigits],
  ['4111 1111 1111', messages.cardNumberLength],
  ['34343434343434', messages.cardNumberLength],
  ['375556917985515999999993', messages.cardNumberLength],
  ['4111 1111 1111 1112', messages.cardNumberImpossible],
  ['４１１１ 1111 1111 1111', messages.foreignDigits],
])('%j: %s', (value, expected) => {
  expect(answer(cardNumber(), value)).toBe(expected);
});
