import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { requiredCheckbox } from './required-checkbox.ts';

// @spec §5 agreement-ticked checkbox-select

it.each([
  [true, true],
  [false, messages.consentRequired],
  [undefined, messages.consentRequired],
  ['true', messages.consentRequired],
])('%j: %s', (value, expected) => {
  expect(answer(requiredCheckbox(), value)).toBe(expected);
});

it('may refuse in the words of its field', () => {
  expect(answer(requiredCheckbox('İşaretleyiniz.'), false)).toBe('İşaretleyiniz.');
});
