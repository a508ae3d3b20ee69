import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { taxOrIdentityNumber } from './tax-or-identity-number.ts';

it.each([
  ['63670650968', '63670650968'],
  ['473 025 97 42', '4730259742'],
  ['', messages.required],
  ['473025974', messages.taxOrIdentityFormat],
  ['636706509680', messages.taxOrIdentityFormat],
  ['a4730259742', messages.taxOrIdentityFormat],
  ['473025974a', messages.taxOrIdentityFormat],
  ['-1234567890', messages.taxOrIdentityFormat],
  ['+1234567890', messages.taxOrIdentityFormat],
  ['-63670650968', messages.taxOrIdentityFormat],
  ['+4730259742', messages.taxOrIdentityFormat],
  ['4730259742-', messages.taxOrIdentityFormat],
  ['10000000147', messages.identityNumberImpossible],
  ['4730259743', messages.taxNumberImpossible],
  ['４730259742', messages.foreignDigits],
])('%j: %s', (value, expected) => {
  expect(answer(taxOrIdentityNumber(), value)).toBe(expected);
});
