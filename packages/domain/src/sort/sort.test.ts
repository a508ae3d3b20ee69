import { expect, it } from 'vitest';
import {
  sortConstraintKeys,
  sortConstraintLabels,
  sortOptionLabels,
  sortOptionOfCode,
  sortOptions,
  type SortOption,
} from './sort.ts';

it.each([
  ['mostAffordable', 2, 'En avantajlı'],
  ['bestSeller', 3, 'Çok satanlar'],
  ['byPrice', 4, 'Fiyata göre'],
] as const)('%s is %d and reads %s', (option: SortOption, code, label) => {
  expect(sortOptions[option]).toBe(code);
  expect(sortOptionOfCode(code)).toBe(option);
  expect(sortOptionLabels[option]).toBe(label);
});

it.each([0, 1, 5])('%d is no sort option', (code) => {
  expect(sortOptionOfCode(code)).toBeNull();
});

it('has the four constraint keys, each with a label', () => {
  expect(sortConstraintKeys).toEqual(['expiration', 'shipping', 'rating', 'min']);
  expect(new Set(sortConstraintKeys.map((key) => sortConstraintLabels[key]).filter(Boolean)).size).toBe(4);
});
