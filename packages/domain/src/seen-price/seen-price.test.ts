import { expect, it } from 'vitest';
import { staffPresets } from '../staff-right/staff-right.ts';
import { seesPrices } from './seen-price.ts';

it.each([
  ['sales', true],
  ['warehouse', false],
  ['accounting', true],
  ['owner', true],
] as const)('the rights of %s show prices: %s', (preset, sees) => {
  expect(seesPrices(staffPresets[preset])).toBe(sees);
});

it('who has none of them, or manages users alone, sees no prices', () => {
  expect(seesPrices([])).toBe(false);
  expect(seesPrices(['people', 'ship'])).toBe(false);
});
