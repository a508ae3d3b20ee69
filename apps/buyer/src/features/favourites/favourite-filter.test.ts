import { expect, test } from 'vitest';
import { isNarrowed, isPartlyIgnored, queryOf, readFavouriteView } from './favourite-filter.ts';

const viewOf = (query: string) => readFavouriteView(new URLSearchParams(query));

test.each([{}, { inStock: 'true' }, { categoryId: '1376', priceDropped: 'true', sort: 'dropped' }])(
  'the address %j is written as it was read',
  (query) => {
    expect(queryOf(viewOf(new URLSearchParams(query as Record<string, string>).toString()))).toEqual(query);
  },
);

test('unknown values in the address are ignored', () => {
  expect(queryOf(viewOf('categoryId=-1&sort=colour&inStock=1&x=2'))).toEqual({});
  expect(queryOf(viewOf('categoryId=1e3'))).toEqual({});
});

test.each(['categoryId=-1', 'categoryId=1e3', 'sort=colour', 'inStock=1', 'x=2', 'sort=price&sort=newest'])(
  'it is said that %j is not known',
  (query) => {
    expect(isPartlyIgnored(new URLSearchParams(query))).toBe(true);
  },
);

test.each(['', 'inStock=true&sort=price', 'inStock=false&sort=newest', 'categoryId=', 'notification=5'])(
  'nothing is said about %j',
  (query) => {
    expect(isPartlyIgnored(new URLSearchParams(query))).toBe(false);
  },
);

test('an order alone narrows nothing', () => {
  expect(isNarrowed(viewOf('sort=price'))).toBe(false);
  expect(isNarrowed(viewOf('priceDropped=true'))).toBe(true);
});
