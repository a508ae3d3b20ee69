import { expect, test } from 'vitest';
import { offer } from '../../offers/testing.ts';
import { shelve } from './expiry-shelf.ts';

const now = new Date('2026-11-21T11:00:00Z');
const product = (name: string, expiration: string | null) => ({ name, bestListing: offer({ expiration }) });
const namesIn = (month: number, products: ReturnType<typeof product>[]) =>
  shelve(products, now)[month - 1]?.products.map(({ name }) => name);

test('the shelf reaches as far as its products, four months at least and eight at most', () => {
  const lengthOf = (...expirations: string[]) =>
    shelve(
      expirations.map((each) => product(each, each)),
      now,
    ).length;
  expect(lengthOf()).toBe(4);
  expect(lengthOf('2027-03-31')).toBe(5);
  expect(lengthOf('2027-07-20', '2028-01-31')).toBe(8);
});

test('a product stands in the month in which it expires', () => {
  const products = [product('gün', '2026-12-20'), product('ay', '2026-12-21'), product('son', '2027-07-20')];
  expect(namesIn(1, products)).toEqual(['gün']);
  expect(namesIn(2, products)).toEqual(['ay']);
  expect(namesIn(8, products)).toEqual(['son']);
});

test('eight months and more, no expiry and no offer stand elsewhere', () => {
  const products = [product('sekiz', '2027-07-21'), product('miatsız', null)];
  expect(
    shelve([...products, { name: 'yok', bestListing: null }], now).flatMap((month) => month.products),
  ).toEqual([]);
});

test('a month holds two products, the first that came', () => {
  const products = ['a', 'b', 'c'].map((name) => product(name, '2027-01-31'));
  expect(namesIn(3, products)).toEqual(['a', 'b']);
});
