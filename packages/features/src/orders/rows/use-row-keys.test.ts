import { expect, test } from 'vitest';
import { nextIndex } from './use-row-keys.ts';

test.each([
  ['from outside, forward', -1, 1, 3, 0],
  ['from outside, backward', -1, -1, 3, -1],
  ['from outside an empty list', -1, 1, 0, -1],
  ['in the middle', 1, 1, 3, 2],
  ['back to the first', 1, -1, 3, 0],
  ['beyond the last', 2, 1, 3, -1],
  ['before the first', 0, -1, 3, -1],
] as const)('%s', (_, current, step, length, next) => {
  expect(nextIndex(current, step, length)).toBe(next);
});
