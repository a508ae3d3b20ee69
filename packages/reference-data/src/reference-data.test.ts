import {
  categoryIds,
  categoryLabels,
  highlightedCategoryId,
  type KnownCategory,
} from '@havan/domain/category';
import { expect, it } from 'vitest';
import { categories } from './categories.ts';
import { districts, provinces } from './places.ts';

const known = Object.keys(categoryIds) as KnownCategory[];

it('has every province once, by the number on its cars', () => {
  expect(provinces.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 81 }, (_, i) => i + 1),
  );
  expect(new Set(provinces.map(({ name }) => name)).size).toBe(81);
  expect(provinces.find(({ id }) => id === 34)?.name).toBe('İstanbul');
});

it('gives every district an id of its province, and every province a district', () => {
  expect(districts.filter(({ id, provinceId }) => Math.floor(id / 1000) !== provinceId)).toEqual([]);
  expect(new Set(districts.map(({ id }) => id)).size).toBe(districts.length);
  expect(new Set(districts.map(({ provinceId }) => provinceId)).size).toBe(81);
  const names = districts.map(({ provinceId, name }) => `${provinceId} ${name}`);
  expect(new Set(names).size).toBe(names.length);
});

it.each(known)('has the category %s under the id of the specification', (category) => {
  expect(categories.find(({ id }) => id === categoryIds[category])?.name).toBe(categoryLabels[category]);
});

it('is a tree of three levels whose parents come first', () => {
  const seen = new Map<number, number>();
  for (const { id, parentId, depth } of categories) {
    expect(seen.has(id)).toBe(false);
    expect(parentId === null ? 1 : (seen.get(parentId) ?? Number.NaN) + 1).toBe(depth);
    seen.set(id, depth);
  }
  expect(categories.filter(({ isHighlight }) => isHighlight).map(({ id }) => id)).toEqual([
    highlightedCategoryId,
  ]);
});
