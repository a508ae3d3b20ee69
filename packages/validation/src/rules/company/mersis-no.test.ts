import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { mersisNo } from './mersis-no.ts';

// @spec §5 mersis

it.each([
  ['0313-0557-6690-0016', '0313055766900016'],
  ['0313 0557 6690 0016', '0313055766900016'],
  ['0609123456700001', '0609123456700001'],
  ['', messages.mersisRequired],
  ['0313-05576-690-0016', messages.mersisFormat],
  ['03130557-66900016', messages.mersisFormat],
  ['0313-0557 6690-0016', messages.mersisFormat],
  ['-0313055766900016', messages.mersisFormat],
  ['0313--0557-6690-0016', messages.mersisFormat],
  [undefined, messages.mersisRequired],
  ['031305576690001', messages.mersisFormat],
  ['03130557669000160', messages.mersisFormat],
  ['031305576690001a', messages.mersisFormat],
  ['٠313055766900016', messages.foreignDigits],
])('%j: %s', (value, expected) => {
  expect(answer(mersisNo(), value)).toBe(expected);
});
