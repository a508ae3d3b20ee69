import type { Kurus } from '../money/money.ts';

/** Bonus in hundredths of a percent of a month's turnover, from this turnover on (kuruş). */
export interface BonusTier {
  readonly from: Kurus;
  readonly basisPoints: number;
}

export interface BonusStanding {
  readonly basisPoints: number;
  /** Bonus of the turnover so far, in kuruş. */
  readonly bonus: Kurus;
  /** Next tier with the missing amount; null on the highest. */
  readonly next: (BonusTier & { readonly missing: Kurus }) | null;
}

/**
 * Returns the tier of a turnover; `tiers` are in ascending order. The rate of a tier applies to the whole
 * turnover, rounded down.
 */
export function bonusStanding(turnover: Kurus, tiers: readonly BonusTier[]): BonusStanding {
  const reached = tiers.findLast(({ from }) => turnover >= from);
  const next = tiers.find(({ from }) => turnover < from);
  const basisPoints = reached?.basisPoints ?? 0;
  return {
    basisPoints,
    bonus: Math.floor((Math.max(turnover, 0) * basisPoints) / 10_000),
    next: next ? { ...next, missing: next.from - turnover } : null,
  };
}
