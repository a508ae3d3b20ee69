import { expect, it } from 'vitest';
import { remainderAfter } from './demand.ts';

it.each([
  // The pace of 1 a day is certain, so the demand is a Poisson distribution with a mean of 10.
  [10, 10, { pace: 1, days: 1e9 }, 0.4579, 1.2511],
  [1, 10, { pace: 1, days: 1e9 }, Math.exp(-10), Math.exp(-10)],
  // The pace is estimated from one unit in one day: the chance to sell nothing on the next day is a half.
  [1, 1, { pace: 1, days: 1 }, 0.5, 0.5],
  [2, 1, { pace: 1, days: 1 }, 0.75, 1.25],
])('%d units after %d days', (stock, days, belief, chance, units) => {
  const remainder = remainderAfter(stock, days, belief);
  expect(remainder.chance).toBeCloseTo(chance, 3);
  expect(remainder.units).toBeCloseTo(units, 3);
});

it.each([
  [0, 10, 1, { chance: 0, units: 0 }],
  [5, 0, 1, { chance: 1, units: 5 }],
  [5, 10, 0, { chance: 1, units: 5 }],
])('%d units, %d days, pace %d', (stock, days, pace, remainder) => {
  expect(remainderAfter(stock, days, { pace, days: 30 })).toEqual(remainder);
});

it('works for the largest stock', () => {
  const { chance, units } = remainderAfter(99_999, 365, { pace: 200, days: 45 });
  expect(chance).toBeGreaterThan(0.9);
  expect(units).toBeGreaterThan(20_000);
});
