/** The events of a product of which a user wants notifications. Amounts are kuruş. */
export interface AlertWish {
  readonly priceDrop: boolean;
  readonly backInStock: boolean;
  /** Highest price that triggers a notification; null notifies of every drop. */
  readonly targetPrice: number | null;
}

export type AlertEvent = 'priceDrop' | 'backInStock';

/**
 * Returns the event of an alert for a change of a product's best price; null for none. `before` and `now` are
 * the best price of the previous and of this run, null without an offer. Because `before` moves along with
 * every run, each event is reported once: a price that stays low gives none, one that rises and falls again
 * gives a new one.
 */
export function alertEventOf(
  { priceDrop, backInStock, targetPrice }: AlertWish,
  before: number | null,
  now: number | null,
): AlertEvent | null {
  if (now === null) return null;
  if (before === null) {
    if (backInStock) return 'backInStock';
    // A price alert is also sent when the product returns at the target price.
    return priceDrop && targetPrice !== null && now <= targetPrice ? 'priceDrop' : null;
  }
  if (!priceDrop || now >= before) return null;
  return targetPrice === null || (now <= targetPrice && before > targetPrice) ? 'priceDrop' : null;
}
