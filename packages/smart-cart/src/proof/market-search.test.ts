import { assert, integer, property } from 'fast-check';
import type { Highs } from 'highs';
import { beforeAll, expect, it } from 'vitest';
import { formulate } from '../model/formulation.ts';
import { loadSolver } from '../model/load-solver.ts';
import { searchMarket } from './market-search.ts';
import { PieceSearch } from '../search/piece-search.ts';
import { SearchRun } from '../search/search-run.ts';
import { bruteForce } from '../testing/brute-force.ts';
import { marketInstance } from '../testing/market-instance.ts';
import { randomInstance } from '../testing/random-instance.ts';

let highs: Highs;
beforeAll(async () => {
  highs = await loadSolver();
});

it('finds the cheapest plan below its ceiling, and reports no bound above it when all plans cost more', () => {
  const numRuns = 60;
  let [under, over] = [0, 0];
  assert(
    property(integer({ min: 1, max: 1e6 }), integer({ min: -300, max: 300 }), (seed, kurus) => {
      const instance = randomInstance(seed, {
        products: 3,
        sellers: 3,
        density: 0.8,
        maxUnits: 4,
        features: true,
      });
      const truth = bruteForce(instance);
      if (!truth) return;
      const run = new SearchRun(instance, { highs, clock: () => 0, timeLimit: 1 });
      const ceiling = (truth.total + kurus) / 100;
      const market = formulate(highs, instance, run.sellers);
      const { bound, kind } = searchMarket(run, new PieceSearch(run), market, { ceiling });
      expect(bound ?? 0).toBeLessThanOrEqual(Math.max(ceiling, truth.total / 100) + 1e-6);
      if (kurus <= 0) {
        over += 1;
        return;
      }
      under += 1;
      expect(kind).not.toBe('infeasible');
      expect(run.best.report?.total).toBe(truth.total);
    }),
    { numRuns },
  );
  expect(Math.min(under, over)).toBeGreaterThan(numRuns / 6);
});

it('keeps the bound that the solver reported before it ended at the ceiling', () => {
  const { mipInterrupt } = highs.constants.callbackType;
  const ended: Highs = Object.create(highs, {
    createModel: {
      value: (source: Parameters<Highs['createModel']>[0]) => {
        const model = highs.createModel(source);
        const run = model.run.bind(model);
        model.run = (callbacks) =>
          run({
            [mipInterrupt]: (event) =>
              callbacks?.[mipInterrupt]?.({
                ...event,
                interrupt: () => event.interrupt(),
                data: { ...event.data, mip_dual_bound: Number.POSITIVE_INFINITY },
              }),
          });
        return model;
      },
    },
  });
  const instance = marketInstance(1, { products: 10, sellers: 40, features: true });
  const run = new SearchRun(instance, { highs: ended, clock: () => 0, timeLimit: 1 });
  const market = formulate(ended, instance, run.sellers);
  const ceiling = 1e5;
  const outcome = searchMarket(run, new PieceSearch(run), market, { ceiling });
  expect(outcome).toMatchObject({ kind: 'stopped', bound: ceiling });
});
