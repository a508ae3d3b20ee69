import { expect, it } from 'vitest';
import {
  categoryIds,
  categoryLabels,
  footerCategories,
  highlightedCategoryId,
  localWarehouseCategoryId,
  specialCategories,
} from './category.ts';

// @spec §3 category-levels
// @spec §6 warehouse-eligible
// @spec §9 category-ids

it('keeps the ids of the specification', () => {
  expect(footerCategories.map((category) => [categoryLabels[category], categoryIds[category]])).toEqual([
    ['Medikal', 1576],
    ['Kişisel Bakım', 1424],
    ['Besin Takviyesi', 1376],
    ['Sağlık', 1795],
    ['Anne & Bebek', 1288],
    ['Sarf Malzemeleri', 1847],
    ['Outlet', 1921],
    ['Özel Kategoriler', 1926],
  ]);
  expect(specialCategories.map((category) => [categoryLabels[category], categoryIds[category]])).toEqual([
    ['Pet Ürünleri', 1927],
    ['Plaj ve Deniz Ürünleri', 1928],
  ]);
  expect(localWarehouseCategoryId).toBe(1234567890);
  expect(highlightedCategoryId).toBe(1226);
});
