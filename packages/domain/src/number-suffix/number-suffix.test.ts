import { expect, it } from 'vitest';
import { holding } from './number-suffix.ts';

it.each([
  [1, '1’li'],
  [2, '2’li'],
  [3, '3’lü'],
  [4, '4’lü'],
  [6, '6’lı'],
  [9, '9’lu'],
  [10, '10’lu'],
  [12, '12’li'],
  [20, '20’li'],
  [40, '40’lı'],
  [90, '90’lı'],
  [100, '100’lü'],
  [300, '300’lü'],
  [1000, '1000’li'],
])('a box of %i is written %s', (count, text) => {
  expect(holding(count)).toBe(text);
});
