import type { Kurus } from '../money/money.ts';

/** From this much a day money leaves a wallet only with a code of the authenticator. */
export const secondFactorFrom: Kurus = 5_000_000;

/** The day over which withdrawals are added up, so that small ones do not pass where a large one would not. */
export const secondFactorWindowMs = 24 * 60 * 60 * 1000;

/** A code proves its owner for this long in the session that it was entered in. */
export const secondFactorProofMs = 5 * 60 * 1000;

/**
 * Returns whether a withdrawal requires a code. @param withdrawn what left, or is leaving, within the last
 * day
 */
export const needsSecondFactor = (amount: Kurus, withdrawn: Kurus): boolean =>
  withdrawn + amount >= secondFactorFrom;
