import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { expiryWarning, leastDays, leastPurchases, type PurchaseHabit } from './expiry-guard.ts';

/**
 * Thirty units were bought in the ninety days before the last purchase, so the pharmacy uses one every three days. The
 * last purchase was of ten units, ten days ago.
 */
const habit: PurchaseHabit = {
  purchases: 4,
  unitsBeforeLast: 30,
  lastUnits: 10,
  days: 90,
  daysSinceLast: 30,
};

it('returns the figures of a quantity that lasts beyond its expiry, and the largest that does not', () => {
  expect(expiryWarning(habit, 60, 90)).toEqual({
    monthlyUnits: 10,
    monthsOfUse: 6,
    monthsLeft: 3,
    fitting: 30,
  });
  expect(expiryWarning(habit, 30, 90)).toBeNull();
});

it('the remaining units of the last purchase are used first', () => {
  expect(expiryWarning({ ...habit, daysSinceLast: 0 }, 30, 90)?.fitting).toBe(20);
});

it.each([[{ purchases: leastPurchases - 1 }], [{ days: leastDays - 1 }], [{ unitsBeforeLast: 0 }]])(
  '%j is too little data',
  (changes) => {
    expect(expiryWarning({ ...habit, ...changes }, 10_000, 1)).toBeNull();
  },
);

it('the returned quantity gives no warning, and one more does', () => {
  const anyHabit = fc.record({
    purchases: fc.integer({ min: leastPurchases, max: 40 }),
    unitsBeforeLast: fc.integer({ min: 1, max: 5000 }),
    lastUnits: fc.integer({ min: 0, max: 500 }),
    days: fc.integer({ min: leastDays, max: 900 }),
    daysSinceLast: fc.integer({ min: 0, max: 400 }),
  });
  fc.assert(
    fc.property(anyHabit, fc.integer({ min: -50, max: 1500 }), (any, daysLeft) => {
      const fitting = expiryWarning(any, Number.MAX_SAFE_INTEGER, daysLeft)?.fitting ?? 0;
      expect(fitting).toBeGreaterThanOrEqual(0);
      expect(expiryWarning(any, fitting, daysLeft)).toBeNull();
      expect(expiryWarning(any, fitting + 1, daysLeft)).toMatchObject({ fitting });
    }),
  );
});
