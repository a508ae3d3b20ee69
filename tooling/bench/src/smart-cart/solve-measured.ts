import type { Instance } from '@havan/smart-cart/instance';
import { loadSolver } from '@havan/smart-cart/load-solver';
import type { Progress } from '@havan/smart-cart/progress';
import { type SolveOptions, solve } from '@havan/smart-cart/solve';

/** Milliseconds for one search, as in the product. */
const TIME_LIMIT = 5_000;

/** Milliseconds that this thread has had of the processor: what others do on the machine is not counted. */
const cpuClock = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

type Solvers = Required<Pick<SolveOptions, 'highs' | 'inner'>>;

export const loadSolvers = async (): Promise<Solvers> => ({
  highs: await loadSolver(),
  inner: await loadSolver(),
});

export interface Measured {
  readonly answer: Progress;
  /** Milliseconds of the processor to the first plan with a bound; null when there was none. */
  readonly first: number | null;
  /** Milliseconds of the processor for all of it. */
  readonly cpu: number;
  /** Milliseconds of the wall: no less than of the processor, and more the busier the machine. */
  readonly milliseconds: number;
}

/** One search of one instance, as a worker of the product runs it, but with its time counted by the processor. */
export function solveMeasured(
  instance: Instance,
  solvers: Solvers,
  depth: NonNullable<SolveOptions['depth']> = 'whole',
): Measured {
  const started = performance.now();
  const cpu = cpuClock();
  let first: number | null = null;
  const answer = solve(instance, {
    ...solvers,
    clock: cpuClock,
    timeLimit: TIME_LIMIT,
    depth,
    onProgress: ({ plan, bound }) => {
      if (plan && bound > 0) first ??= cpuClock() - cpu;
    },
  });
  return { answer, first, cpu: cpuClock() - cpu, milliseconds: performance.now() - started };
}

/** One figure of every run, the least first. */
export const sorted = (runs: readonly Measured[], of: (run: Measured) => number): number[] =>
  runs.map(of).sort((a, b) => a - b);

/** The figure that so large a share of the others does not exceed. */
export const at = (values: readonly number[], share: number): number =>
  values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
