import type { ResultOf } from '@havan/contract/call';
import type { getOrders } from '@havan/contract/orders';
import {
  orderFilterSlugs,
  orderFilterStates,
  type OrderFilterSlug,
  type OrderSide,
} from './order-filters.ts';
import { orderTexts, stateNames } from './order-texts.ts';

export type OrderCounts = ResultOf<typeof getOrders>['counts'];

export interface OrderTab {
  /** Null is every state. */
  readonly slug: OrderFilterSlug | null;
  readonly name: string;
  readonly count: number;
}

/** The big figures over the list. Pre-orders have a tab only while there are any or one stands on it. */
export function orderTabs(counts: OrderCounts, side: OrderSide, current: OrderFilterSlug | null): OrderTab[] {
  const countOf = (slug: OrderFilterSlug) =>
    counts.find(({ state }) => state === orderFilterStates[slug])?.count ?? 0;
  const states = orderFilterSlugs
    .filter((slug) => slug !== 'preorder' || slug === current || countOf(slug) > 0)
    .map((slug) => ({ slug, name: stateNames[side][orderFilterStates[slug]], count: countOf(slug) }));
  const everything = {
    slug: null,
    name: orderTexts.everyState,
    count: counts.reduce((sum, { count }) => sum + count, 0),
  };
  return [everything, ...states];
}
