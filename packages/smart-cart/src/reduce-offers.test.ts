import { expect, it } from 'vitest';
import { formulate } from './formulation.ts';
import { loadSolver } from './load-solver.ts';
import { runAndDispose } from './native.ts';
import { type OfferSeller, usableOffers } from './offers.ts';
import { reduceOffers } from './reduce-offers.ts';
import { solve } from './solve.ts';
import { marketInstance } from './testing/market-instance.ts';

const listingIds = (sellers: readonly OfferSeller[]): string[] =>
  sellers.flatMap(({ offers }) => offers.map(({ listing }) => listing.listingId));

it.each([1, 3])(
  'leaves out offers of market %i, and nothing that the cheapest basket uses',
  async (seed) => {
    const highs = await loadSolver();
    const instance = marketInstance(seed, { products: 10, sellers: 40, features: true });
    const clock = (): number => performance.now();
    const { plan, report } = solve(instance, { highs, clock, timeLimit: 60_000 });
    const sellers = usableOffers(instance);
    const whole = formulate(highs, instance, sellers);
    const limits = { milliseconds: 60_000, absoluteGap: 0 };
    const relaxation = runAndDispose(highs, whole.builder.build(true), limits);
    const bound = Array.from(relaxation.values ?? []).reduce(
      (sum, value, column) => sum + value * whole.builder.costOf(column),
      0,
    );
    const best = (report?.total ?? 0) / 100;
    const left = reduceOffers(whole, relaxation, { bound, best });
    expect(listingIds(left).length).toBeLessThan(listingIds(sellers).length);
    expect(listingIds(left)).toEqual(expect.arrayContaining(plan?.map(({ listingId }) => listingId) ?? []));

    const few = formulate(highs, instance, left);
    const exact = { milliseconds: 60_000, absoluteGap: 0.0099 };
    expect(runAndDispose(highs, few.builder.build(false), exact).bound).toBeCloseTo(best, 1);
  },
  60_000,
);
