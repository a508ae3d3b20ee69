import type { CardBrand } from '../card/card.ts';
import { type Kurus, largestShare } from '../money/money.ts';

/** The plans offered; without interest, so the total is the price. */
export const instalmentCounts = [1, 2, 3, 6, 9] as const;

/** No instalment is smaller than this. */
export const smallestInstalment: Kurus = 50_00;

export interface InstalmentPlan {
  readonly count: number;
  /** The first instalment; the later ones may be a kuruş less. */
  readonly monthly: Kurus;
  readonly total: Kurus;
}

/** Returns the plans for an amount. American Express pays at once. */
export function instalmentPlans(amount: Kurus, brand: CardBrand): InstalmentPlan[] {
  const paysAtOnce = brand === 'amex';
  return instalmentCounts
    .filter((count) => count === 1 || (!paysAtOnce && amount >= count * smallestInstalment))
    .map((count) => ({
      count,
      monthly: largestShare(amount, count),
      total: amount,
    }));
}
