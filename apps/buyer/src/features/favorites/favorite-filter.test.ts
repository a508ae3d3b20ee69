import { expect, test } from 'vitest';
import { isNarrowed, queryOf, readFavouriteView } from './favorite-filter.ts';

const viewOf = (query: string) => readFavouriteView(new URLSearchParams(query));

test.each([{}, { inStock: 'true' }, { categoryId: '1376', priceDropped: 'true', sort: 'dropped' }])(
  'the address %j is written as it was read',
  (query) => {
    expect(queryOf(viewOf(new URLSearchParams(query as Record<string, string>).toString()))).toEqual(query);
  },
);

test('what the address does not know is ignored', () => {
  expect(queryOf(viewOf('categoryId=-1&sort=colour&inStock=1&x=2'))).toEqual({});
});

test('an order alone narrows nothing', () => {
  expect(isNarrowed(viewOf('sort=price'))).toBe(false);
  expect(isNarrowed(viewOf('priceDropped=true'))).toBe(true);
});
