import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { strongPassword } from './strong-password.ts';

// @spec §5 strong-password

it.each([
  ['kG7vQ2xL', 'kG7vQ2xL'],
  [' kG7vQ2x', ' kG7vQ2x'],
  ['çŞ7vqğüö', 'çŞ7vqğüö'],
  [`kG7${'x'.repeat(29)}`, `kG7${'x'.repeat(29)}`],
  ['', messages.required],
  [undefined, messages.required],
  ['kG7vQ2x', messages.passwordLength],
  [`kG7${'x'.repeat(30)}`, messages.passwordLength],
  ['kg7vq2xl', messages.passwordStrength],
  ['KG7VQ2XL', messages.passwordStrength],
  ['kGovQtxL', messages.passwordStrength],
  ['Sifre123', messages.passwordCommon],
])('%j: %s', (value, expected) => {
  expect(answer(strongPassword(), value)).toBe(expected);
});
