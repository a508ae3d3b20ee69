import { checkPlan } from '@havan/smart-cart/check-plan';
import { hardShapes } from '@havan/smart-cart/testing/hard-shapes';
import { marketInstance } from '@havan/smart-cart/testing/market-instance';
import { printTable } from '../table.ts';
import { loadSolvers, type Measured, solveMeasured } from './solve-measured.ts';

/** Milliseconds of the processor: 95 of 100 first plans with a bound, and the middle of the proofs. */
const musts: Readonly<Record<string, { readonly first: number; readonly proof?: number }>> = {
  'exact 30×120': { first: 150, proof: 1_000 },
  'features 30×120': { first: 150 },
  'exact 100×400': { first: 800 },
};
/** Up to here every market must be proven in time; a larger one may end this near to its bound, as a share of it. */
const PROVEN_PRODUCTS = 30;
const WIDEST_GAP = 0.003;

/**
 * Markets that nobody tuned to: `count` of every hard shape. Prints how many are proven in time, how far the worst is
 * from its bound and how long the first plan and the proof take. False when a must is missed or a plan is wrong.
 */
export async function hardBench(count: number): Promise<boolean> {
  const solvers = await loadSolvers();
  let holds = true;
  const rows = Object.entries(hardShapes).map(([name, shape]) => {
    const runs = Array.from({ length: count }, (_, index) => {
      const instance = marketInstance(index + 1, shape);
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
    holds &&= shape.products > PROVEN_PRODUCTS ? worst <= WIDEST_GAP : isEnded.length === count;
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
      'p50 ms',
    ],
    rows,
  );
  return holds;
}

const sorted = (runs: readonly Measured[], of: (run: Measured) => number): number[] =>
  runs.map(of).sort((a, b) => a - b);

const at = (values: readonly number[], share: number): number =>
  values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
