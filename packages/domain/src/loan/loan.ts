import type { Kurus } from '../money/money.ts';

/** Months over which a shopping loan is paid back. */
export const loanTerms = [3, 6, 12, 18] as const;
export type LoanTerm = (typeof loanTerms)[number];

/** The bank's monthly interest, in hundredths of a percent. */
export const loanMonthlyRateBp = 349;
/** The bank lends no less and no more than this. */
export const smallestLoan: Kurus = 500_00;
export const largestLoan: Kurus = 250_000_00;

export interface LoanPlan {
  readonly months: LoanTerm;
  /** The last one may differ by a few kuruş. */
  readonly monthly: Kurus;
  /** The buyer's total payment to the bank; the shop is paid `amount`, once. */
  readonly total: Kurus;
}

/** Equal monthly payments (an annuity), rounded to the kuruş; none for an amount that the bank does not lend. */
export function loanPlans(amount: Kurus): LoanPlan[] {
  if (amount < smallestLoan || amount > largestLoan) return [];
  const rate = loanMonthlyRateBp / 10_000;
  return loanTerms.map((months) => {
    const monthly = Math.round((amount * rate) / (1 - (1 + rate) ** -months));
    return { months, monthly, total: monthly * months };
  });
}
