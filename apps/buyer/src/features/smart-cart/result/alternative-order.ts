import type { SmartCart } from '@havan/contract/cart/smart-cart';
import { type SortOptionCode, sortOptions } from '@havan/domain/sort';

type Alternative = SmartCart['alternatives'][number];

/** A sort option of the specification (§3), or one criterion by which a cart may be best. */
export type AlternativeOrder = SortOptionCode | 'parcels' | 'expiry';

/** The orders as they are listed. */
export const alternativeOrders: readonly AlternativeOrder[] = [
  sortOptions.mostAffordable,
  'parcels',
  'expiry',
  sortOptions.bestSeller,
  sortOptions.byPrice,
];

/** Returns the order of a query parameter; by total price without one. */
export const orderFrom = (text: string | null): AlternativeOrder =>
  alternativeOrders.find((order) => String(order) === text) ?? sortOptions.mostAffordable;

/** Returns the parameter of an order; undefined for the usual one. */
export const orderText = (order: AlternativeOrder): string | undefined =>
  order === sortOptions.mostAffordable ? undefined : String(order);

/**
 * Returns the alternatives, the best first. By 2: the total with shipping; by 3: the lowest seller score; by 4: the
 * price of the goods alone; `parcels`: the fewest; `expiry`: the latest first expiry. Ties are ordered by the total.
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
  // No expiry is later than any.
  expiry: ({ earliestExpiry }) => (earliestExpiry === null ? -Number.MAX_VALUE : -Date.parse(earliestExpiry)),
};
