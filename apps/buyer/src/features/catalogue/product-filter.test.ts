import { expect, test } from 'vitest';
import { readProductFilter, withParameter } from './product-filter.ts';

const read = (query: string, place = {}) => readProductFilter(place, new URLSearchParams(query));

test('the place comes from the path, the rest from the query', () => {
  expect(read('q=vitamin&longExpiry=true&sort=4', { categoryId: '1376' })).toEqual({
    categoryId: '1376',
    q: 'vitamin',
    longExpiry: 'true',
    sort: '4',
  });
  expect(read('brandId=9', { sellerId: '12' })).toEqual({ sellerId: '12', brandId: '9' });
});

test('what is no id, no sort and no switch is ignored', () => {
  expect(read('brandId=abc&sort=1&highScore=yes&q=%20', { categoryId: '0' })).toEqual({});
});

test('a search text is cut at a hundred characters', () => {
  expect(read(`q=${'a'.repeat(120)}`).q).toHaveLength(100);
});

test('one parameter changes, the others stay', () => {
  const search = new URLSearchParams('q=a&sort=4');
  expect(withParameter(search, 'sort', null).toString()).toBe('q=a');
  expect(withParameter(search, 'highScore', 'true').toString()).toBe('q=a&sort=4&highScore=true');
});
