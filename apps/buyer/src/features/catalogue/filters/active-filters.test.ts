import { expect, test } from 'vitest';
import { activeFilters } from './active-filters.ts';

const facets = {
  categories: [],
  brands: [{ brandId: 9, brandName: 'Virendo', count: 0 }],
  sellerTypes: [],
  badges: [],
  cities: [{ cityId: 6, cityName: 'Ankara', count: 3 }],
  highScore: 0,
  longExpiry: 0,
  discounted: 0,
  campaign: 0,
  freeShipping: 0,
  inStock: 0,
  price: null,
};

// @spec §2.2 product-listings

test('each filter has a chip of its own that takes only itself away', () => {
  const search = new URLSearchParams(
    'brandId=9,10&sellerType=pharmacy&badge=2&cityId=6&highScore=true&minPrice=1000',
  );
  const active = activeFilters(Object.fromEntries(search), facets, false);
  expect(active.map(({ label }) => label)).toEqual([
    '>9,4 puan',
    'Virendo',
    'Eczane',
    'Resmi Satıcı',
    'Ankara',
    'en az 10,00 TL',
  ]);
  expect(active[1]?.without(search).get('brandId')).toBe('10');
  expect(active[5]?.without(search).has('minPrice')).toBe(false);
});

test('names that have not come yet are waited for', () => {
  expect(activeFilters({ brandId: '9', longExpiry: 'true' }, null, false).map(({ label }) => label)).toEqual([
    '8 ay+ miat',
  ]);
});
