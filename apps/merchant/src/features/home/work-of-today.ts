import type { OrderFilterSlug } from '@havan/features/orders/order-filters';
import type { OrderCounts } from '@havan/features/orders/list/order-tabs';
import { homeTexts } from './home-texts.ts';

export interface Work {
  /** The list in which the work is done; `cases` and `questions` come from buyers. */
  readonly slug: OrderFilterSlug | 'cases' | 'questions';
  readonly count: number;
  readonly text: string;
}

/** Returns how many orders wait for the seller: to be confirmed or shipped. */
export function workWaiting(counts: OrderCounts): number {
  return counts
    .filter(({ state }) => state === 'awaitingSellerConfirmation' || state === 'awaitingShipment')
    .reduce((sum, { count }) => sum + count, 0);
}

/** Returns the work of the seller, in the order in which it is done; empty kinds are left out. */
export function workOfToday(
  counts: OrderCounts,
  { cases, questions }: { readonly cases: number; readonly questions: number },
): Work[] {
  const countOf = (state: OrderCounts[number]['state']) =>
    counts.find((each) => each.state === state)?.count ?? 0;
  const work: Work[] = [
    // First, because the platform decides a case that is unanswered for three days.
    { slug: 'cases', count: cases, text: homeTexts.cases },
    { slug: 'new', count: countOf('awaitingSellerConfirmation'), text: homeTexts.confirm },
    { slug: 'awaitingshipment', count: countOf('awaitingShipment'), text: homeTexts.ship },
    { slug: 'questions', count: questions, text: homeTexts.questions },
    { slug: 'delivered', count: countOf('awaitingBuyerApproval'), text: homeTexts.delivered },
  ];
  return work.filter(({ count }) => count > 0);
}
