import { checkPlan } from '@havan/smart-cart/check-plan';
import type { Instance } from '@havan/smart-cart/instance';
import { hardShapes } from '@havan/smart-cart/testing/hard-shapes';
import { marketInstance } from '@havan/smart-cart/testing/market-instance';
import { publicLikeInstance } from '@havan/smart-cart/testing/public-like';
import { publicSeries } from '@havan/smart-cart/testing/public-series';
import { printTable } from '../table.ts';
import { at, loadSolvers, solveMeasured, sorted } from './solve-measured.ts';
import { musts } from './speed.ts';

/** Markets up to this size must be proven in time; larger ones may end within this share of their bound. */
const PROVEN_PRODUCTS = 30;
const WIDEST_GAP = 0.003;

/** Markets by name, one for each seed. */
type Markets = readonly (readonly [name: string, products: number, make: (seed: number) => Instance])[];

/** Solves `count` markets of every hard shape, none of which was used for tuning. */
export const hardBench = (count: number): Promise<boolean> =>
  marketsBench(
    Object.entries(hardShapes).map(
      ([name, shape]) => [name, shape.products, (seed) => marketInstance(seed, shape)] as const,
    ),
    count,
  );

/** Solves `count` markets like the public cases in every size. */
export const publicLikeBench = (count: number): Promise<boolean> =>
  marketsBench(
    Object.entries(publicSeries).map(
      ([name, shape]) => [name, shape.products, (seed) => publicLikeInstance(seed, shape)] as const,
    ),
    count,
  );

/**
 * Prints how many markets are proven in time, the largest gap, and the times of the first plan and the proof. False
 * when a requirement is missed or a plan is wrong.
 */
async function marketsBench(markets: Markets, count: number): Promise<boolean> {
  const solvers = await loadSolvers();
  let holds = true;
  const rows = markets.map(([name, products, make]) => {
    const runs = Array.from({ length: count }, (_, index) => {
      const instance = make(index + 1);
      const measured = solveMeasured(instance, solvers);
      const { plan } = measured.answer;
      if (plan && checkPlan(instance, plan).violations.length > 0) holds = false;
      return measured;
    });
    const isEnded = runs.filter(({ answer: { status } }) => status === 'proven' || status === 'infeasible');
    const worst = Math.max(...runs.map(({ answer }) => (isEnded.length === count ? 0 : (answer.gap ?? 1))));
    const first = sorted(runs, ({ first: found }) => found ?? 0);
    const proof = sorted(runs, ({ cpu }) => cpu);
    const must = musts[name];
    const firstP95 = at(first, 0.95);
    holds &&= products > PROVEN_PRODUCTS ? worst <= WIDEST_GAP : isEnded.length === count;
    holds &&= firstP95 <= (must?.first ?? Number.POSITIVE_INFINITY);
    holds &&= at(proof, 0.5) <= (must?.proof ?? Number.POSITIVE_INFINITY);
    return [
      name,
      `${isEnded.length} of ${count}`,
      (worst * 100).toFixed(2),
      firstP95.toFixed(0),
      String(must?.first ?? ''),
      at(proof, 0.5).toFixed(0),
      String(must?.proof ?? ''),
      at(proof, 1).toFixed(0),
      at(
        sorted(runs, ({ partnerCpu }) => partnerCpu),
        0.5,
      ).toFixed(0),
      at(
        sorted(runs, ({ milliseconds }) => milliseconds),
        0.5,
      ).toFixed(0),
    ];
  });
  printTable(
    [
      'market',
      'proven',
      'worst gap %',
      'first p95 cpu ms',
      'must',
      'p50 cpu ms',
      'must',
      'slowest cpu ms',
      'p50 of the partner',
      'p50 ms',
    ],
    rows,
  );
  return holds;
}
