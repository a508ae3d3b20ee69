import type { Kurus } from '../money/money.ts';

/** Repayment periods of a shopping loan, in months. */
export const loanTerms = [3, 6, 12, 18] as const;
export type LoanTerm = (typeof loanTerms)[number];

/** The bank's monthly interest, in hundredths of a percent. */
export const loanMonthlyRateBp = 349;
/** Limits of the bank for a loan. */
export const smallestLoan: Kurus = 500_00;
export const largestLoan: Kurus = 250_000_00;

export interface LoanPlan {
  readonly months: LoanTerm;
  /** The last payment may differ by a few kuruş. */
  readonly monthly: Kurus;
  /** Total payment of the buyer to the bank; the shop receives `amount` once. */
  readonly total: Kurus;
}

/**
 * Returns plans of equal monthly payments (an annuity), rounded to the kuruş; none for an amount outside the limits.
 */
export function loanPlans(amount: Kurus): LoanPlan[] {
  if (amount < smallestLoan || amount > largestLoan) return [];
  const rate = loanMonthlyRateBp / 10_000;
  return loanTerms.map((months) => {
    const monthly = Math.round((amount * rate) / (1 - (1 + rate) ** -months));
    return { months, monthly, total: monthly * months };
  });
}
