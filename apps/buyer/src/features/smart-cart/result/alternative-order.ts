import type { SmartCart } from '@havan/contract/cart/smart-cart';
import { type SortOptionCode, sortOptions } from '@havan/domain/sort';

type Alternative = SmartCart['alternatives'][number];

/** A sort option of the specification (§3), or one thing that a basket may be best in. */
export type AlternativeOrder = SortOptionCode | 'parcels' | 'expiry';

/** As they are offered. */
export const alternativeOrders: readonly AlternativeOrder[] = [
  sortOptions.mostAffordable,
  'parcels',
  'expiry',
  sortOptions.bestSeller,
  sortOptions.byPrice,
];

/** Returns the order in the address; by total price without one. */
export const orderFrom = (text: string | null): AlternativeOrder =>
  alternativeOrders.find((order) => String(order) === text) ?? sortOptions.mostAffordable;

/** Returns the parameter of an order; undefined for the usual one. */
export const orderText = (order: AlternativeOrder): string | undefined =>
  order === sortOptions.mostAffordable ? undefined : String(order);

/**
 * Returns the alternatives, the best first: by 2 what is paid in all, parcels included; by 3 the lowest score
 * among the sellers; by 4 the price of the goods alone; the fewest parcels; the line that expires first
 * expiring the latest. Equals by what is paid in all.
 */
export function inOrder(alternatives: readonly Alternative[], order: AlternativeOrder): Alternative[] {
  const key = keys[order];
  return alternatives.toSorted((a, b) => key(a) - key(b) || a.total - b.total);
}

const keys: Readonly<Record<AlternativeOrder, (one: Alternative) => number>> = {
  2: ({ total }) => total,
  3: ({ lowestScoreTenths }) => -lowestScoreTenths,
  4: ({ goodsTotal }) => goodsTotal,
  parcels: ({ parcels }) => parcels,
  // What does not expire outlasts everything.
  expiry: ({ earliestExpiry }) => (earliestExpiry === null ? -Number.MAX_VALUE : -Date.parse(earliestExpiry)),
};
