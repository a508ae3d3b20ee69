import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { taxNumber } from './tax-number.ts';

it.each([
  ['4730259742', '4730259742'],
  [' 473 025 97 42 ', '4730259742'],
  ['', messages.required],
  ['-4730259742', messages.taxNumberFormat],
  ['+4730259742', messages.taxNumberFormat],
  ['473-025-97-42', messages.taxNumberFormat],
  ['473025974\u22122', messages.taxNumberFormat],
  ['473025974', messages.taxNumberFormat],
  ['47302597420', messages.taxNumberFormat],
  ['473025974a', messages.taxNumberFormat],
  ['a4730259742', messages.taxNumberFormat],
  ['4730259743', messages.taxNumberImpossible],
  ['４730259742', messages.foreignDigits],
])('%j: %s', (value, expected) => {
  expect(answer(taxNumber(), value)).toBe(expected);
});
