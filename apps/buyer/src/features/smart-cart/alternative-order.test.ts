import type { SmartCart } from '@havan/contract/smart-cart';
import { sortOptions } from '@havan/domain/sort';
import { expect, it } from 'vitest';
import { inOrder } from './alternative-order.ts';

type Alternative = SmartCart['alternatives'][number];

const basket = (alternativeId: number, total: number, goodsTotal: number, score: number): Alternative => ({
  alternativeId,
  total,
  goodsTotal,
  shippingTotal: total - goodsTotal,
  proven: true,
  parcels: 1,
  earliestExpiry: null,
  lowestScoreTenths: score,
  groups: [],
});

const baskets = [basket(0, 100, 90, 80), basket(1, 110, 85, 80), basket(2, 120, 100, 94)];

it.each([
  [sortOptions.mostAffordable, [0, 1, 2]],
  [sortOptions.bestSeller, [2, 0, 1]],
  [sortOptions.byPrice, [1, 0, 2]],
])('sort option %i', (sort, order) => {
  expect(inOrder(baskets, sort).map(({ alternativeId }) => alternativeId)).toEqual(order);
});
