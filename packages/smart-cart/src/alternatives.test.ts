import { describe, expect, it } from 'vitest';
import { type Choice, traitsOf, undominated, variants } from './alternatives.ts';
import { loadSolver } from './load-solver.ts';
import { solve } from './solve.ts';
import { marketInstance } from './testing/market-instance.ts';

const choice = (
  total: number,
  parcels: number,
  earliestExpiry: string | null = null,
  lowestRating = 90,
): Choice => ({
  total,
  parcels,
  earliestExpiry,
  lowestRating,
});

describe('undominated', () => {
  it('drops what another choice beats, and the second of two equals', () => {
    const [cheap, few, poor] = [choice(100, 3), choice(120, 1), choice(130, 2)];
    expect(undominated([few, cheap, poor, choice(100, 3)])).toEqual([cheap, few]);
  });

  it('keeps a dearer choice that lasts longer or comes from better sellers', () => {
    const [base, lasting, trusted] = [
      choice(100, 1, '2027-01-01'),
      choice(110, 1, '2028-01-01'),
      choice(105, 1, '2027-01-01', 95),
    ];
    expect(undominated([base, lasting, trusted])).toEqual([base, trusted, lasting]);
  });

  it('takes a basket in which nothing expires for the longest lasting one', () => {
    const endless = choice(100, 1);
    expect(undominated([endless, choice(101, 1, '2030-01-01')])).toEqual([endless]);
  });
});

describe('variants', () => {
  it('goes down parcel by parcel until there is no plan, each dearer than the last', async () => {
    const highs = await loadSolver();
    const instance = marketInstance(5, { products: 6, sellers: 24, features: true });
    const answer = (constraints = instance.constraints) =>
      solve({ ...instance, constraints }, { highs, clock: () => performance.now(), timeLimit: 20_000 });
    const best = answer();
    const totals = [best.report?.total ?? 0];
    const parcels = [best.report?.sellerIds.length ?? 0];
    const wishes = variants(instance, best.plan ?? [], { expiries: [], ratings: [] });
    for (let next = wishes.next(); !next.done; ) {
      const found = answer(next.value);
      if (found.report) {
        totals.push(found.report.total);
        parcels.push(traitsOf(instance, found.plan ?? []).parcels);
      }
      next = wishes.next(found);
    }
    expect(parcels.length).toBeGreaterThan(1);
    expect(parcels).toEqual([...new Set(parcels)].sort((a, b) => b - a));
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  });
});
