import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { requiredSelect } from './required-select.ts';

// @spec §5 checkbox-select

it.each([
  [20, 20],
  [1, 1],
  ['', messages.selectionRequired],
  [null, messages.selectionRequired],
  [18, messages.selectionRequired],
  ['20', messages.selectionRequired],
])('%j: %s', (value, expected) => {
  expect(answer(requiredSelect([1, 10, 20]), value)).toBe(expected);
});

it('may refuse in the words of its field', () => {
  expect(answer(requiredSelect(['a'], 'Seçiniz.'), '')).toBe('Seçiniz.');
});
