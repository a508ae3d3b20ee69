import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { date } from './date.ts';

it.each([
  ['31.12.2026', '2026-12-31'],
  ['29.02.2028', '2028-02-29'],
  ['', messages.required],
  [null, messages.required],
  ['29.02.2026', messages.dateFormat],
  [' 01.01.2026', messages.dateFormat],
  ['01.1.2026', messages.dateFormat],
  ['2026.01.01', messages.dateFormat],
  ['01.01.26', messages.dateFormat],
])('%j: %s', (value, expected) => {
  expect(answer(date(), value)).toBe(expected);
});
