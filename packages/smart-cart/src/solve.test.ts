import { assert, constantFrom, integer, property, record } from 'fast-check';
import { loadSolver } from './model/load-solver.ts';
import type { Highs } from 'highs';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkPlan } from './plan/check-plan.ts';
import { type Instance, noWishes } from './model/instance.ts';
import type { Progress } from './plan/progress.ts';
import { solve } from './solve.ts';
import { bruteForce } from './testing/brute-force.ts';
import { marketInstance } from './testing/market-instance.ts';
import { randomInstance } from './testing/random-instance.ts';

let highs: Highs;
let inner: Highs;
beforeAll(async () => {
  highs = await loadSolver();
  inner = await loadSolver();
});

const answer = (instance: Instance, onProgress?: (progress: Progress) => void): Progress =>
  solve(instance, {
    highs,
    inner,
    clock: () => performance.now(),
    // These tests check what is proven, not how fast: the machine may be busy.
    timeLimit: 30_000,
    ...(onProgress ? { onProgress } : {}),
  });

/** Solves an instance in the two steps of the server: a first plan, then the proof that starts from it. */
const answerInTurns = (instance: Instance): Progress => {
  const options = { highs, inner, clock: () => performance.now(), timeLimit: 30_000 };
  const first = solve(instance, { ...options, depth: 'first' });
  if (!first.plan || first.status !== 'feasible')
    return first.status === 'unknown' ? answer(instance) : first;
  return solve(instance, { ...options, start: first.plan, bound: first.bound });
};

const runs = Number(process.env['SMART_CART_RUNS'] ?? 150);
/** Milliseconds: thousands of runs take many minutes on a busy machine. */
const timeout = Math.max(120_000, runs * 2_000);

const wishes = record({
  minExpiry: constantFrom(null, '2027-06-01', '2028-03-01'),
  minRating: constantFrom(null, 75, 95),
  officialOnly: constantFrom(false, false, true),
  maxSellers: constantFrom(null, 1, 2),
  shortage: constantFrom('forbid' as const, 'allow' as const),
});

describe('solve against every combination', () => {
  it('finds the optimum of small baskets with every feature and wish', { timeout }, () => {
    assert(
      property(integer({ min: 1, max: 1e6 }), wishes, (seed, constraints) => {
        const instance = randomInstance(seed, {
          products: 3,
          sellers: 3,
          density: 0.7,
          maxUnits: 4,
          features: true,
          constraints,
        });
        const truth = bruteForce(instance);
        const found = seed % 2 === 0 ? answer(instance) : answerInTurns(instance);
        const verdict = { status: found.status, short: found.report?.short, total: found.report?.total };
        expect(verdict).toEqual(truth ? { status: 'proven', ...truth } : { status: 'infeasible' });
      }),
      // The start plan is cut off before the first relaxation, and the solver reports no bound.
      { numRuns: runs, examples: [[971_916, noWishes]] },
    );
  });
});

describe('progress', () => {
  it('reports only plans that pass the checker, each cheaper, above a rising bound', () => {
    const instance = randomInstance(7, {
      products: 12,
      sellers: 25,
      density: 0.4,
      maxUnits: 6,
      features: true,
    });
    const seen: Progress[] = [];
    const last = answer(instance, (progress) => seen.push(progress));
    expect(last.status).toBe('proven');
    expect(seen.length).toBeGreaterThan(1);
    let total = Number.POSITIVE_INFINITY;
    let bound = 0;
    for (const { plan, report, bound: lower } of seen) {
      expect(lower).toBeGreaterThanOrEqual(bound);
      bound = lower;
      if (!plan || !report) continue;
      expect(checkPlan(instance, plan).violations).toEqual([]);
      expect(report.total).toBeLessThanOrEqual(total);
      expect(lower).toBeLessThanOrEqual(last.report?.total ?? 0);
      total = report.total;
    }
  });

  it.each(['first', 'whole'] as const)(
    'reports no plan without a bound, not even under a tight cap with missing units (%s)',
    (depth) => {
      const instance = marketInstance(1, {
        products: 8,
        sellers: 30,
        features: true,
        constraints: { maxSellers: 2, shortage: 'allow' },
      });
      const reported: Progress[] = [];
      solve(instance, {
        highs,
        clock: () => performance.now(),
        timeLimit: 5_000,
        depth,
        onProgress: (progress) => reported.push(progress),
        shouldStop: () => reported.some(({ plan }) => plan?.length),
      });
      const first = reported.find(({ plan }) => plan?.length);
      expect(first?.report?.short).toBeGreaterThan(0);
      expect(first?.gap).toBeLessThan(1);
    },
  );

  it('ends at once when the buyer leaves, with its current plan', () => {
    const instance = randomInstance(3, {
      products: 30,
      sellers: 60,
      density: 0.3,
      maxUnits: 8,
      features: true,
    });
    const found = solve(instance, {
      highs,
      clock: () => performance.now(),
      timeLimit: 5_000,
      shouldStop: () => true,
    });
    expect(found.status).not.toBe('proven');
    expect(found.bound).toBeGreaterThan(0);
  });
});

describe('edges', () => {
  const empty: Instance = {
    id: 'empty',
    asOf: '2026-11-20',
    demand: [],
    sellers: [],
    listings: [],
    constraints: noWishes,
  };

  it('returns an empty plan that costs nothing for an empty list', () => {
    expect(answer(empty)).toMatchObject({ status: 'proven', plan: [], bound: 0 });
  });

  it('is infeasible when nobody sells the product', () => {
    expect(answer({ ...empty, demand: [{ productId: 'P', qty: 1, maxQty: 1 }] }).status).toBe('infeasible');
  });

  it('counts all units as missing when nobody sells the product and shortage is allowed', () => {
    const found = answer({
      ...empty,
      demand: [{ productId: 'P', qty: 1_000_000_000, maxQty: 1_000_000_000 }],
      constraints: { ...empty.constraints, shortage: 'allow' },
    });
    expect(found.report?.short).toBe(1_000_000_000);
  });
});
