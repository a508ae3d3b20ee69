import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { gln } from './gln.ts';

it.each([
  ['8680001000005', '8680001000005'],
  [' 868 0001 00000 5 ', '8680001000005'],
  ['', messages.required],
  ['868000100000', messages.glnFormat],
  ['868000100000x', messages.glnFormat],
  ['8680001000007', messages.glnImpossible],
  ['٨680001000005', messages.foreignDigits],
])('%j: %s', (value, expected) => {
  expect(answer(gln(), value)).toBe(expected);
});
