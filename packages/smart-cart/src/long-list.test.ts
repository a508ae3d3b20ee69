import { expect, it } from 'vitest';
import { checkPlan } from './plan/check-plan.ts';
import { loadSolver } from './model/load-solver.ts';
import type { Progress } from './plan/progress.ts';
import { solve } from './solve.ts';
import { marketInstance } from './testing/market-instance.ts';

it('reports a plan of 500 lines, one with a million units, before a solver runs', async () => {
  const market = marketInstance(5, {
    products: 500,
    sellers: 150,
    features: false,
    stock: 0.3,
    constraints: { shortage: 'allow' },
  });
  const [first, ...others] = market.demand.map((demand, index) =>
    index === 0 ? { ...demand, qty: 1_000_000, maxQty: 1_000_000 } : demand,
  );
  const instance = { ...market, demand: first ? [first, ...others] : others };
  const supply = market.listings
    .filter(({ productId }) => productId === first?.productId)
    .reduce((sum, { stock }) => sum + stock, 0);
  const reported: Progress[] = [];
  const found = solve(instance, {
    highs: await loadSolver(),
    clock: () => performance.now(),
    timeLimit: 5_000,
    depth: 'first',
    onProgress: (progress) => reported.push(progress),
    // Ends the search at the first report, which therefore cannot come from the solver.
    shouldStop: () => reported.length > 0,
  });
  expect(reported[0]?.report).toMatchObject({ violations: [], short: 1_000_000 - supply });
  expect(reported[0]?.gap).toBeLessThan(0.1);
  expect(checkPlan(instance, found.plan ?? []).total).toBe(found.report?.total);
}, 60_000);
