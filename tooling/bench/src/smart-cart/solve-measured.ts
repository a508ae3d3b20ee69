import type { Instance } from '@havan/smart-cart/instance';
import { loadSolver } from '@havan/smart-cart/load-solver';
import type { Progress } from '@havan/smart-cart/progress';
import { type SolveOptions, solve } from '@havan/smart-cart/solve';

/** Milliseconds for one search, as in the product. */
const TIME_LIMIT = 5_000;

type Solvers = Required<Pick<SolveOptions, 'highs' | 'inner'>>;

export const loadSolvers = async (): Promise<Solvers> => ({
  highs: await loadSolver(),
  inner: await loadSolver(),
});

export interface Measured {
  readonly answer: Progress;
  /** Milliseconds to the first plan with a bound; null when there was none. */
  readonly first: number | null;
  readonly milliseconds: number;
  /** Milliseconds of the processor, the system's work for it included. */
  readonly cpu: number;
}

/** One search of one instance, as a worker of the product runs it. */
export function solveMeasured(instance: Instance, solvers: Solvers): Measured {
  const started = performance.now();
  const cpu = process.cpuUsage();
  let first: number | null = null;
  const answer = solve(instance, {
    ...solvers,
    clock: () => performance.now(),
    timeLimit: TIME_LIMIT,
    onProgress: ({ plan, bound }) => {
      if (plan && bound > 0) first ??= performance.now() - started;
    },
  });
  const { user, system } = process.cpuUsage(cpu);
  return { answer, first, milliseconds: performance.now() - started, cpu: (user + system) / 1_000 };
}
