import type { CardBrand } from '../card/card.ts';
import { type Kurus, largestShare } from '../money/money.ts';

/** Offered numbers of instalments, without interest. */
export const instalmentCounts = [1, 2, 3, 6, 9] as const;

/** Smallest instalment, in kuruş. */
export const smallestInstalment: Kurus = 50_00;

export interface InstalmentPlan {
  readonly count: number;
  /** First instalment; later ones may be a kuruş less. */
  readonly monthly: Kurus;
  readonly total: Kurus;
}

/** Returns the plans for an amount. American Express offers a single payment only. */
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
