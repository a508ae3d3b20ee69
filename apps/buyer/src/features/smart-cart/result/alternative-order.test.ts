import type { SmartCart } from '@havan/contract/cart/smart-cart';
import { sortOptions } from '@havan/domain/sort';
import { expect, it } from 'vitest';
import { inOrder } from './alternative-order.ts';

type Alternative = SmartCart['alternatives'][number];

const cheapest: Alternative = {
  alternativeId: 0,
  total: 100,
  goodsTotal: 90,
  shippingTotal: 10,
  proven: true,
  parcels: 3,
  earliestExpiry: '2027-01-01',
  lowestScoreTenths: 80,
  groups: [],
};

const baskets = [
  cheapest,
  { ...cheapest, alternativeId: 1, total: 110, goodsTotal: 85, earliestExpiry: '2027-06-01' },
  { ...cheapest, alternativeId: 2, total: 120, goodsTotal: 100, lowestScoreTenths: 94, parcels: 2 },
  { ...cheapest, alternativeId: 3, total: 130, goodsTotal: 120, parcels: 1, earliestExpiry: null },
];

// @spec §2.2 smart-cart

it.each([
  [sortOptions.mostAffordable, [0, 1, 2, 3]],
  [sortOptions.bestSeller, [2, 0, 1, 3]],
  [sortOptions.byPrice, [1, 0, 2, 3]],
  ['parcels' as const, [3, 2, 0, 1]],
  ['expiry' as const, [3, 1, 0, 2]],
])('by %s the best comes first', (order, ids) => {
  expect(inOrder(baskets, order).map(({ alternativeId }) => alternativeId)).toEqual(ids);
});
