import { expect, test } from 'vitest';
import {
  isPlace,
  readProductFilter,
  withChoice,
  withoutFilters,
  withParameter,
  withSwitch,
} from './product-filter.ts';

const read = (query: string, place = {}) => readProductFilter(place, new URLSearchParams(query), false);

// @spec §2.2 product-listings seller-listings
// @spec §7 bad-input

test('the place comes from the path, the rest from the query', () => {
  expect(read('q=vitamin&longExpiry=true&sort=4', { categoryId: '1376' })).toEqual({
    filter: { categoryId: '1376', q: 'vitamin', longExpiry: 'true', sort: '4' },
    isPartlyIgnored: false,
  });
  expect(read('brandId=9', { sellerId: '12' }).filter).toEqual({ sellerId: '12', brandId: '9' });
});

test.each([
  'brandId=abc',
  'sort=1',
  'highScore=yes',
  'minPrice=-5',
  'maxPrice=1,50',
  'sellerType=bakkal',
  'badge=3',
  'renk=mavi',
  'page=-1',
  'minPrice=500&maxPrice=100',
])('what there is not is left out with a word: %s', (query) => {
  expect(read(query)).toEqual({ filter: {}, isPartlyIgnored: true });
});

test.each(['0', 'abc', '-1', '1.5', '1'.repeat(20)])('%s is no category and no seller', (id) => {
  expect(isPlace({ categoryId: id })).toBe(false);
  expect(isPlace({ sellerId: id })).toBe(false);
});

test('a list may be of a category, of a seller or of everything', () => {
  expect([{ categoryId: '1226' }, { sellerId: '4' }, {}].every(isPlace)).toBe(true);
});

test.each(['', 'q=%20', 'utm_source=x', 'notification=5'])('nothing is said about %j', (query) => {
  expect(read(query)).toEqual({ filter: {}, isPartlyIgnored: false });
});

test('of several choices the good ones stay, each once', () => {
  expect(read('cityId=34,x,6,34')).toEqual({ filter: { cityId: '34,6' }, isPartlyIgnored: true });
  expect(read('sellerType=pharmacy,merchant')).toEqual({
    filter: { sellerType: 'pharmacy,merchant' },
    isPartlyIgnored: false,
  });
});

test('choices named several times are one list, of anything else the first counts with a word', () => {
  expect(read('brandId=1&brandId=2')).toEqual({ filter: { brandId: '1,2' }, isPartlyIgnored: false });
  expect(withChoice(new URLSearchParams('brandId=1&brandId=2'), 'brandId', '1').toString()).toBe('brandId=2');
  expect(read('sort=2&sort=3')).toEqual({ filter: { sort: '2' }, isPartlyIgnored: true });
  expect(read('sort=4&sort=4')).toEqual({ filter: { sort: '4' }, isPartlyIgnored: false });
});

test('a null character is no part of a search', () => {
  expect(read('q=%00krem').filter).toEqual({ q: 'krem' });
  expect(read('q=%E2%80%AEpa%C2%ADrol%E2%80%AC').filter).toEqual({ q: 'parol' });
  expect(read('q=%00')).toEqual({ filter: {}, isPartlyIgnored: true });
});

test('a search text is cut at a hundred characters', () => {
  expect(read(`q=${'a'.repeat(120)}`)).toMatchObject({
    filter: { q: 'a'.repeat(100) },
    isPartlyIgnored: true,
  });
});

test('one parameter changes, the others stay', () => {
  const search = new URLSearchParams('q=a&sort=4');
  expect(withParameter(search, 'sort', null).toString()).toBe('q=a');
  expect(withParameter(search, 'highScore', 'true').toString()).toBe('q=a&sort=4&highScore=true');
});

test('a switch is turned on and off again', () => {
  const on = withSwitch(new URLSearchParams('q=a'), 'inStock', false);
  expect(on.toString()).toBe('q=a&inStock=true');
  expect(withSwitch(on, 'inStock', false).toString()).toBe('q=a');
});

test('a choice is added and taken back', () => {
  const one = withChoice(new URLSearchParams('q=a'), 'cityId', '34');
  const two = withChoice(one, 'cityId', '6');
  expect(two.get('cityId')).toBe('34,6');
  expect(withChoice(two, 'cityId', '34').get('cityId')).toBe('6');
  expect(withChoice(one, 'cityId', '34').toString()).toBe('q=a');
});

test('clearing keeps what was searched and its order', () => {
  expect(withoutFilters(new URLSearchParams('q=a&sort=4&badge=2&minPrice=5'), false).toString()).toBe(
    'q=a&sort=4',
  );
});

test('without a word of the address the wish of the company for a long expiry holds, and one press lifts it', () => {
  const read = (query: string) => readProductFilter({}, new URLSearchParams(query), true);
  expect(read('q=a').filter).toEqual({ q: 'a', longExpiry: 'true' });
  const lifted = withSwitch(new URLSearchParams('q=a'), 'longExpiry', true);
  expect(lifted.toString()).toBe('q=a&longExpiry=false');
  expect(read(lifted.toString())).toEqual({ filter: { q: 'a' }, isPartlyIgnored: false });
  expect(withSwitch(lifted, 'longExpiry', true).toString()).toBe('q=a&longExpiry=true');
  expect(withoutFilters(new URLSearchParams('badge=2'), true).toString()).toBe('longExpiry=false');
});
