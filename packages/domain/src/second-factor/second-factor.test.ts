import { expect, it } from 'vitest';
import { needsSecondFactor, secondFactorFrom } from './second-factor.ts';

it.each([
  [secondFactorFrom - 1, 0, false],
  [secondFactorFrom, 0, true],
  [1, secondFactorFrom - 1, true],
  [1_000, secondFactorFrom - 1_001, false],
])('%i kuruş after %i: %s', (amount, withdrawn, expected) => {
  expect(needsSecondFactor(amount, withdrawn)).toBe(expected);
});
