import { orderStates, pendingPayoutSlug } from '@havan/domain/order';
import { expect, test } from 'vitest';
import {
  isNarrowedFilter,
  orderRequestOf,
  orderSearchOf,
  readOrderFilter,
  slugOfState,
} from './order-filters.ts';

const read = (slug: string | undefined, query: string) => readOrderFilter(slug, new URLSearchParams(query));

// @spec buying order-lists

test('an empty address is every order, first page, all closed', () => {
  expect(read(undefined, '')).toEqual({
    slug: null,
    q: '',
    from: null,
    to: null,
    otherId: null,
    counted: null,
    cursor: null,
    open: null,
  });
});

test('the address survives being read and written again', () => {
  const filter = read('shipped', 'q=Ballıca&from=2026-11-01&to=2026-11-20&other=7&cursor=abc%3D&open=604160');
  expect(filter).toEqual({
    slug: 'shipped',
    q: 'Ballıca',
    from: '2026-11-01',
    to: '2026-11-20',
    otherId: 7,
    counted: null,
    cursor: 'abc=',
    open: 604160,
  });
  expect(readOrderFilter('shipped', new URLSearchParams(orderSearchOf(filter)))).toEqual(filter);
});

test.each([
  ['an unknown state', 'lost', '', 'slug', null],
  ['an Object key', 'constructor', '', 'slug', null],
  ['a day that is none', undefined, 'from=2026-13-01', 'from', null],
  ['an order id that is none', undefined, 'open=-1', 'open', null],
  ['a search beyond 100 letters', undefined, `q=${'a'.repeat(120)}`, 'q', 'a'.repeat(100)],
] as const)('%s is set aside', (_, slug, query, key, value) => {
  expect(read(slug, query)[key]).toBe(value);
});

test('reversed days are put in order', () => {
  expect(read(undefined, 'from=2026-11-20&to=2026-11-01')).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-20',
  });
});

test('the defaults leave no trace in the address', () => {
  expect(
    orderSearchOf({ q: '', from: null, to: null, otherId: null, counted: null, cursor: null, open: null }),
  ).toBe('');
});

test('the wire is asked by the public code of the state', () => {
  expect(orderRequestOf(read('delivered', 'q=HV'), 'sold', 20)).toEqual({
    type: 'sold',
    pageSize: '20',
    stateMask: '512',
    q: 'HV',
  });
  expect(orderRequestOf(read(undefined, 'cursor=x'), 'purchased', 24)).toEqual({
    type: 'purchased',
    pageSize: '24',
    cursor: 'x',
  });
});

test('every state has a list of its own', () => {
  expect(new Set(orderStates.map(slugOfState)).size).toBe(orderStates.length);
});

test('the figure of what waits to be paid out opens the orders that make it', () => {
  const filter = readOrderFilter(pendingPayoutSlug, new URLSearchParams());
  expect(orderRequestOf(filter, 'sold', 20).stateMask).toBe(String(1 + 2 + 4 + 512));
});

test.each([
  [undefined, '', false],
  [undefined, 'open=604001', false],
  ['new', '', true],
  [undefined, 'q=krem', true],
  [undefined, 'from=2026-11-01', true],
  [undefined, 'to=2026-11-01', true],
  [undefined, 'other=7', true],
  [undefined, 'cursor=9', true],
  [undefined, 'counted=fact:late', true],
  [undefined, 'counted=brand:12&label=Derma', true],
])('%s?%s leaves orders out: %s', (slug, text, isNarrowed) => {
  expect(isNarrowedFilter(read(slug, text))).toBe(isNarrowed);
});

test('a list says what the figure counted that led to it', () => {
  const brand = read('paid', 'counted=brand:12&label=Derma%20%26%20Co&from=2026-11-01');
  expect(brand.counted).toEqual({ by: 'brand', value: '12', label: 'Derma & Co' });
  expect(readOrderFilter('paid', new URLSearchParams(orderSearchOf(brand)))).toEqual(brand);
  expect(orderRequestOf(brand, 'sold', 24)).toMatchObject({ brandId: '12', stateMask: '551' });
  expect(orderRequestOf(read(undefined, 'counted=fact:late'), 'sold', 24)).toMatchObject({ fact: 'late' });
  for (const odd of ['fact:lost', 'brand:0', 'brand', 'seller:3', '']) {
    expect(read(undefined, `counted=${odd}`).counted).toBeNull();
  }
});
