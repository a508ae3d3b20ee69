import type { Kurus } from '../money/money.ts';

/** From this turnover of a month on (kuruş) so many hundredths of a percent of it are the bonus. */
export interface BonusTier {
  readonly from: Kurus;
  readonly basisPoints: number;
}

export interface BonusStanding {
  readonly basisPoints: number;
  /** The bonus that the turnover earns so far, in kuruş. */
  readonly bonus: Kurus;
  /** The next tier with what is missing to it; null on the highest. */
  readonly next: (BonusTier & { readonly missing: Kurus }) | null;
}

/**
 * Returns the position of a turnover among the tiers, which rise. The rate of a tier counts for the whole
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
