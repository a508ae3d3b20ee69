import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { largestLoan, loanMonthlyRateBp, loanPlans, loanTerms, smallestLoan } from './loan.ts';

// @spec §7 credit

it("are offered for amounts within the bank's limits", () => {
  expect(loanPlans(smallestLoan - 1)).toEqual([]);
  expect(loanPlans(largestLoan + 1)).toEqual([]);
  expect(loanPlans(smallestLoan).map(({ months }) => months)).toEqual([...loanTerms]);
});

it('are repaid completely by their monthly payments', () => {
  fc.assert(
    fc.property(fc.integer({ min: smallestLoan, max: largestLoan }), (amount) => {
      for (const { months, monthly, total } of loanPlans(amount)) {
        let debt = amount;
        for (let month = 0; month < months; month += 1)
          debt = debt * (1 + loanMonthlyRateBp / 10_000) - monthly;
        expect(Math.abs(debt)).toBeLessThanOrEqual(months);
        expect(total).toBeGreaterThan(amount);
      }
    }),
  );
});

it('equal an annuity table', () => {
  expect(loanPlans(1_000_00)).toContainEqual({ months: 12, monthly: 103_42, total: 1_241_04 });
});
