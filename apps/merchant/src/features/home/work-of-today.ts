import type { OrderFilterSlug } from '@havan/features/orders/order-filters';
import type { OrderCounts } from '@havan/features/orders/order-tabs';
import { homeTexts } from './home-texts.ts';

export interface Work {
  /** The list in which it is done. */
  readonly slug: OrderFilterSlug;
  readonly count: number;
  readonly text: string;
}

/** How many orders wait for the desk itself: to be confirmed or shipped. */
export function workWaiting(counts: OrderCounts): number {
  return counts
    .filter(({ state }) => state === 'awaitingSellerConfirmation' || state === 'awaitingShipment')
    .reduce((sum, { count }) => sum + count, 0);
}

/** What the desk has to do, in the order in which it is done; what is not there is left out. */
export function workOfToday(counts: OrderCounts): Work[] {
  const countOf = (state: OrderCounts[number]['state']) =>
    counts.find((each) => each.state === state)?.count ?? 0;
  const work: Work[] = [
    { slug: 'new', count: countOf('awaitingSellerConfirmation'), text: homeTexts.confirm },
    { slug: 'awaitingshipment', count: countOf('awaitingShipment'), text: homeTexts.ship },
    { slug: 'delivered', count: countOf('awaitingBuyerApproval'), text: homeTexts.delivered },
  ];
  return work.filter(({ count }) => count > 0);
}
