import type { ResultOf } from '@havan/contract/call';
import type { getOrders } from '@havan/contract/sales/orders';
import {
  type OrderState,
  pendingPayoutSlug,
  pendingPayoutStates,
  soldStates,
  orderStateNames,
} from '@havan/domain/order';
import {
  orderFilterSlugs,
  orderFilterStates,
  paidSlug,
  type OrderFilter,
  type OrderFilterSlug,
  type OrderSide,
} from '../order-filters.ts';
import { orderTexts } from '../order-texts.ts';

export type OrderCounts = ResultOf<typeof getOrders>['counts'];

export interface OrderTab {
  /** Null is every state. */
  readonly slug: OrderFilter['slug'];
  readonly name: string;
  readonly count: number;
}

const waits = (state: OrderState): boolean => pendingPayoutStates.some((each) => each === state);

const isPaid = (state: OrderState): boolean => soldStates.some((each) => each === state);

/**
 * Returns the tabs over the list with their counts. Every state has a tab, also where a filter leaves none of its
 * orders.
 */
export function orderTabs(counts: OrderCounts, side: OrderSide, current: OrderFilter['slug']): OrderTab[] {
  const countOf = (slug: OrderFilterSlug) =>
    counts.find(({ state }) => state === orderFilterStates[slug])?.count ?? 0;
  const states = orderFilterSlugs.map((slug) => ({
    slug,
    name: orderStateNames[side][orderFilterStates[slug]],
    count: countOf(slug),
  }));
  const everything = {
    slug: null,
    name: orderTexts.everyState,
    count: counts.reduce((sum, { count }) => sum + count, 0),
  };
  // Not one of the fixed tabs: it is shown only while its filter is open.
  const waiting: OrderTab = {
    slug: pendingPayoutSlug,
    name: orderTexts.pendingPayout,
    count: counts.reduce((sum, { state, count }) => sum + (waits(state) ? count : 0), 0),
  };
  const paid: OrderTab = {
    slug: paidSlug,
    name: orderTexts.paid,
    count: counts.reduce((sum, { state, count }) => sum + (isPaid(state) ? count : 0), 0),
  };
  if (current === paidSlug) return [everything, ...states, paid];
  return [everything, ...states, ...(current === pendingPayoutSlug ? [waiting] : [])];
}
