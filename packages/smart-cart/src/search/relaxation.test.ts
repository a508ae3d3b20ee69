import { assert, constantFrom, integer, property } from 'fast-check';
import type { Highs } from 'highs';
import { beforeAll, expect, it } from 'vitest';
import { loadSolver } from '../model/load-solver.ts';
import { partsOf } from '../model/market-parts.ts';
import { cappedPick, orderablePick } from '../plan/one-pick.ts';
import { patternBound } from '../bound/pattern-bound.ts';
import { tighten } from './relaxation.ts';
import { SearchRun } from './search-run.ts';
import { bruteForce } from '../testing/brute-force.ts';
import { randomInstance } from '../testing/random-instance.ts';

let highs: Highs;
beforeAll(async () => {
  highs = await loadSolver();
});

const numRuns = Number(process.env['SMART_CART_RUNS'] ?? 40);
/** Milliseconds: thousands of runs take many minutes on a busy machine. */
const timeout = Math.max(120_000, numRuns * 2_000);

it('keeps the cheapest plan in a market narrowed by a poor one, and is below its cost', { timeout }, () => {
  let poor = 0;
  const shortages = constantFrom('forbid' as const, 'allow' as const);
  const begins = constantFrom('one seller', 'one by one', 'without the first seller');
  assert(
    property(integer({ min: 1, max: 1e6 }), shortages, begins, (seed, shortage, begin) => {
      const shape = { products: 3, sellers: 3, density: 0.8, maxUnits: 4, features: true };
      const instance = randomInstance(seed, { ...shape, constraints: { shortage } });
      const truth = bruteForce(instance);
      const run = new SearchRun(instance, { highs, clock: () => 0, timeLimit: 1 });
      if (begin === 'one seller') run.best.offer(cappedPick(instance, run.sellers, 1) ?? []);
      else {
        const sellers = begin === 'one by one' ? instance.sellers : instance.sellers.slice(1);
        const ids = new Set(sellers.map(({ sellerId }) => sellerId));
        const listings = instance.listings.filter(({ sellerId }) => ids.has(sellerId));
        run.best.offer(orderablePick({ ...instance, sellers, listings }) ?? []);
      }
      const { report } = run.best;
      // The bounds hold for plans with as many missing units as the start plan.
      if (!truth || !report || report.short !== truth.short) return;
      const parts = partsOf(instance, run.sellers, truth.short);
      const bound = parts && patternBound(highs, parts, { plan: run.best.plan, over: () => false });
      if (!bound) throw new Error('A market with a plan has a bound');
      const near = tighten(run, bound);
      expect(run.best.progress().bound).toBeLessThanOrEqual(truth.total);
      if (report.total === truth.total) return;
      poor += 1;
      expect(near.market.bound).toBeLessThanOrEqual(truth.total / 100 + 1e-6);
      const left = new Map(near.parts.sellers.map(({ group }) => [group.seller.sellerId, group]));
      const offers = new Map(
        [...left.values()].flatMap((group) =>
          group.offers.map((offer) => [offer.listing.listingId, offer] as const),
        ),
      );
      const narrowed = {
        ...instance,
        sellers: [...left.values()].map(({ seller }) => seller),
        listings: instance.listings.flatMap((listing) => {
          const offer = offers.get(listing.listingId);
          return offer ? [{ ...listing, maxQty: offer.high }] : [];
        }),
      };
      expect(bruteForce(narrowed)).toEqual(truth);
    }),
    { numRuns },
  );
  expect(poor).toBeGreaterThan(numRuns / 10);
});
