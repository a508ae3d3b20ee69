import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { cardCvc } from './card-cvc.ts';

it.each([
  ['123', '123'],
  [' 1234 ', '1234'],
  ['', messages.required],
  ['12', messages.cvcFormat],
  ['12345', messages.cvcFormat],
  ['12a', messages.cvcFormat],
  ['a123', messages.cvcFormat],
  ['١٢٣', messages.foreignDigits],
])('%j: %s', (value, expected) => {
  expect(answer(cardCvc(), value)).toBe(expected);
});
