import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bonusStanding } from './turnover-bonus.ts';

const tiers = [
  { from: 1_000_000, basisPoints: 25 },
  { from: 5_000_000, basisPoints: 50 },
];

it.each([
  [0, 0, 0, 1_000_000],
  [999_999, 0, 0, 1],
  [1_000_000, 25, 2_500, 4_000_000],
  [5_000_000, 50, 25_000, null],
  [-500, 0, 0, 1_000_500],
] as const)('a turnover of %i earns %i basis points', (turnover, basisPoints, bonus, missing) => {
  const standing = bonusStanding(turnover, tiers);
  expect(standing).toMatchObject({ basisPoints, bonus });
  expect(standing.next?.missing ?? null).toBe(missing);
});

it('more turnover never gives less, and the missing amount reaches the next tier', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)];
      const standing = bonusStanding(less, tiers);
      expect(bonusStanding(more, tiers).bonus).toBeGreaterThanOrEqual(standing.bonus);
      const there = less + (standing.next?.missing ?? 0);
      expect(bonusStanding(there, tiers).basisPoints).toBe(
        standing.next?.basisPoints ?? standing.basisPoints,
      );
    }),
  );
});
