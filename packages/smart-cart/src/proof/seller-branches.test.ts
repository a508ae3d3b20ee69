import { assert, constantFrom, integer, property, record } from 'fast-check';
import type { Highs } from 'highs';
import { beforeAll, expect, it } from 'vitest';
import { loadSolver } from '../model/load-solver.ts';
import { partsOf } from '../model/market-parts.ts';
import { patternBound } from '../bound/pattern-bound.ts';
import { PieceSearch } from '../search/piece-search.ts';
import { SearchRun } from '../search/search-run.ts';
import { SellerBranches } from './seller-branches.ts';
import { bruteForce } from '../testing/brute-force.ts';
import { randomInstance } from '../testing/random-instance.ts';

let highs: Highs;
beforeAll(async () => {
  highs = await loadSolver();
});

const wishes = record({
  maxSellers: constantFrom(null, 2, 3),
  shortage: constantFrom('forbid' as const, 'allow' as const),
});
const numRuns = Number(process.env['SMART_CART_RUNS'] ?? 30);
/** Milliseconds: thousands of runs take many minutes on a busy machine. */
const timeout = Math.max(120_000, numRuns * 2_000);
/**
 * The most time checks that a search makes in a market this small; a search that keeps branching on the same plans
 * exceeds it.
 */
const MOST_ASKED = 2_000;

it('finds the cheapest plan by branching on every seller', { timeout }, () => {
  let plans = 0;
  assert(
    property(integer({ min: 1, max: 1e6 }), wishes, constantFrom(0, 1, 2), (seed, constraints, size) => {
      const instance = randomInstance(seed, {
        products: 4,
        sellers: 7,
        density: 0.4,
        maxUnits: 1,
        features: seed % 2 === 0,
        constraints,
      });
      const truth = bruteForce(instance);
      let asked = 0;
      const shouldStop = (): boolean => ++asked > MOST_ASKED;
      const run = new SearchRun(instance, { highs, clock: () => 0, timeLimit: 1, shouldStop });
      const mostShort = truth?.short ?? 0;
      const parts = partsOf(instance, run.sellers, mostShort);
      const root = parts && patternBound(highs, parts, { plan: null, over: () => false });
      if (!root) return;
      const branches = new SellerBranches(run, new PieceSearch(run), { offersAProduct: size });
      run.parts.begin(root);
      const ending = branches.search();
      const { bound, report } = run.best.progress();
      const found = report && { short: report.short, total: report.total };
      expect({ ending, found }).toEqual({ ending: truth ? 'searched' : 'infeasible', found: truth });
      if (!truth) return;
      expect(bound).toBe(truth.total);
      plans += 1;
    }),
    // With a slack equal to the solver tolerance, the cuts removed the optimum of this market in an earlier version.
    { numRuns, examples: [[169_203, { maxSellers: 3, shortage: 'forbid' }, 0]] },
  );
  expect(plans).toBeGreaterThan(numRuns / 2);
});
