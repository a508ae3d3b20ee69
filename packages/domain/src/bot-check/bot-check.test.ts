import { expect, it } from 'vitest';
import { isBotCheckPassed } from './bot-check.ts';

// @spec §5 bot-check
// @spec §8 bot-check-failure

it.each([
  [0.5, undefined, true],
  [1, undefined, true],
  [0.49, undefined, false],
  [0, 200, false],
  [0, 1788, true],
  [null, 1788, true],
  [null, undefined, false],
  [Number.NaN, undefined, false],
])('score %s with status %s passes: %s', (score, status, passed) => {
  expect(isBotCheckPassed(score, status)).toBe(passed);
});
