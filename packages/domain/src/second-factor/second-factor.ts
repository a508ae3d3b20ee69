import type { Kurus } from '../money/money.ts';

/** Withdrawals in a day from which a code of the authenticator is required. */
export const secondFactorFrom: Kurus = 5_000_000;

/** Time over which withdrawals are added up, so that several small ones count like a large one. */
export const secondFactorWindowMs = 24 * 60 * 60 * 1000;

/** Time for which an entered code is valid in its session. */
export const secondFactorProofMs = 5 * 60 * 1000;

/**
 * Returns whether a withdrawal requires a code.
 *
 * @param withdrawn amount withdrawn, or being withdrawn, within the last day
 */
export const needsSecondFactor = (amount: Kurus, withdrawn: Kurus): boolean =>
  withdrawn + amount >= secondFactorFrom;
