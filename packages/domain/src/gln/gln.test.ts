import { expect, it } from 'vitest';
import { isGln } from './gln.ts';

it.each([
  ['8680001000005', true],
  ['8680001000007', false],
  ['868000100000', false],
  ['08680001000005', false],
  ['8680001 00006', false],
  ['-680001000006', false],
  ['', false],
])('%j is a GLN: %s', (digits, expected) => {
  expect(isGln(digits)).toBe(expected);
});
