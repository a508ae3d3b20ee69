import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['', 0],
  ['Ab1', 1],
  ['Eczane123', 1],
  ['hepsikucuk', 2],
  ['kG7vQ2xL', 3],
  ['kG7vQ2xL-mR4', 4],
] as const)('%j is worth %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
