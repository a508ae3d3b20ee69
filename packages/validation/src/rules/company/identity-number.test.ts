import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { identityNumber } from './identity-number.ts';

it.each([
  ['63670650968', '63670650968'],
  [' 636 706 509 68 ', '63670650968'],
  ['', messages.required],
  ['1463940582', messages.identityNumberFormat],
  ['146394058220', messages.identityNumberFormat],
  ['1463940582a', messages.identityNumberFormat],
  ['a63670650968', messages.identityNumberFormat],
  ['-63670650968', messages.identityNumberFormat],
  ['+63670650968', messages.identityNumberFormat],
  ['-1234567890', messages.identityNumberFormat],
  ['63670650968-', messages.identityNumberFormat],
  ['10000000147', messages.identityNumberImpossible],
  ['٦3670650968', messages.foreignDigits],
])('%j: %s', (value, expected) => {
  expect(answer(identityNumber(), value)).toBe(expected);
});
