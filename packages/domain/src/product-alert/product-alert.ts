/** What a user wants to be told of a product. Amounts are kuruş. */
export interface AlertWish {
  readonly priceDrop: boolean;
  readonly backInStock: boolean;
  /** Told only once the price is at or below it; null tells every drop. */
  readonly targetPrice: number | null;
}

export type AlertEvent = 'priceDrop' | 'backInStock';

/**
 * What a change of a product's best price means to an alert; null when there is nothing to tell. `before` and `now` are
 * the best price at the last look and at this one, null without an offer. As `before` moves along with every look, each
 * event is told once: a price that stays low is silent, one that rises and falls again is news.
 */
export function alertEventOf(
  { priceDrop, backInStock, targetPrice }: AlertWish,
  before: number | null,
  now: number | null,
): AlertEvent | null {
  if (now === null) return null;
  if (before === null) {
    if (backInStock) return 'backInStock';
    // Whoever waits for a price hears when the product returns at it.
    return priceDrop && targetPrice !== null && now <= targetPrice ? 'priceDrop' : null;
  }
  if (!priceDrop || now >= before) return null;
  return targetPrice === null || (now <= targetPrice && before > targetPrice) ? 'priceDrop' : null;
}
