import { hardShapes } from '@havan/smart-cart/testing/hard-shapes';
import { type MarketShape, marketInstance } from '@havan/smart-cart/testing/market-instance';
import { printTable } from '../table.ts';
import { at, loadSolvers, type Measured, solveMeasured, sorted } from './solve-measured.ts';

interface Must {
  /** CPU milliseconds within which 95 of 100 must have a first plan with a bound. */
  readonly first: number;
  /** And within which half of them must be proven. */
  readonly proof?: number;
}

export const musts: Readonly<Record<string, Must>> = {
  'exact 30×120': { first: 150, proof: 1_000 },
  'features 30×120': { first: 150 },
  'exact 100×400': { first: 800 },
  'features 100×400': { first: 800 },
};

/**
 * Measures the time to a first plan, the quality of a lone buyer's first plan, and the time to the proof, on `count`
 * markets of each shape with a requirement. False when one is missed.
 */
export async function speedBench(count: number): Promise<boolean> {
  const solvers = await loadSolvers();
  let holds = true;
  const rows = Object.entries(musts).map(([name, must]) => {
    const shape: MarketShape | undefined = hardShapes[name];
    if (!shape) throw new RangeError(`No shape is called ${name}`);
    const markets = Array.from({ length: count }, (_, index) => marketInstance(index + 1, shape));
    const alone = markets.map((market) => solveMeasured(market, solvers, 'first'));
    const first = sorted(alone, ({ first: found }) => found ?? Number.POSITIVE_INFINITY);
    const good = sorted(alone, ({ cpu }) => cpu);
    const gaps = sorted(alone, gapOf);
    const whole = must.proof === undefined ? [] : markets.map((market) => solveMeasured(market, solvers));
    const proofs = sorted(whole, ({ answer, cpu }) =>
      answer.status === 'proven' ? cpu : Number.POSITIVE_INFINITY,
    );
    holds &&= at(first, 0.95) <= must.first && at(proofs, 0.5) <= (must.proof ?? 0);
    return [
      name,
      ...[at(first, 0.5), at(first, 0.95), must.first, at(good, 0.5), at(good, 0.95)].map(rounded),
      ...[at(gaps, 0.5), at(gaps, 0.95)].map((gap) => (gap * 100).toFixed(2)),
      ...(must.proof === undefined ? ['', ''] : [rounded(at(proofs, 0.5)), rounded(must.proof)]),
    ];
  });
  printTable(
    [
      `${count} of each, cpu ms`,
      'first plan p50',
      'p95',
      'must',
      'good plan p50',
      'p95',
      'its gap % p50',
      'p95',
      'proven p50',
      'must',
    ],
    rows,
  );
  return holds;
}

const gapOf = ({ answer }: Measured): number => answer.gap ?? 1;

const rounded = (value: number): string => value.toFixed(0);
