import { orderStateCodes, type OrderState } from '@havan/domain/order';
import { expect, test } from 'vitest';
import { orderTabs } from './order-tabs.ts';

const count = (state: OrderState, n: number) => ({ state, stateCode: orderStateCodes[state], count: n });

// @spec buying order-lists

test('the first tab counts every state, each other one its own', () => {
  const tabs = orderTabs([count('shipped', 35), count('awaitingSellerConfirmation', 14)], 'sold', null);
  expect(tabs.map(({ slug, count }) => [slug, count])).toEqual([
    [null, 49],
    ['new', 14],
    ['awaitingshipment', 0],
    ['shipped', 35],
    ['delivered', 0],
    ['completed', 0],
    ['cancelled', 0],
    ['preorder', 0],
  ]);
});

test('each side reads its own words', () => {
  const name = (side: 'sold' | 'purchased') =>
    orderTabs([], side, null).find(({ slug }) => slug === 'awaitingshipment')?.name;
  expect(name('sold')).toBe('Kargo bekliyor');
  expect(name('purchased')).toBe('Hazırlanıyor');
});

test('a state keeps its tab where a filter leaves none of its orders', () => {
  const slugs = orderTabs([count('shipped', 1)], 'sold', 'new').map(({ slug }) => slug);
  expect(slugs).toContain('preorder');
});
