import type { SmartCart } from '@havan/contract/smart-cart';
import { type SortOptionCode, sortOptions } from '@havan/domain/sort';

type Alternative = SmartCart['alternatives'][number];

/**
 * The alternatives by a sort option of the specification (§3), the best first: 2 by what is paid in all, parcels
 * included; 3 by the lowest score among the sellers; 4 by the price of the goods alone. Equals by what is paid in all.
 */
export function inOrder(alternatives: readonly Alternative[], sort: SortOptionCode): Alternative[] {
  return [...alternatives].sort((a, b) => keyOf(a, sort) - keyOf(b, sort) || a.total - b.total);
}

function keyOf(one: Alternative, sort: SortOptionCode): number {
  if (sort === sortOptions.bestSeller) return -one.lowestScoreTenths;
  return sort === sortOptions.byPrice ? one.goodsTotal : one.total;
}
