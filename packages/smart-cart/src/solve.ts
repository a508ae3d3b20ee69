import type { Highs } from 'highs';
import type { Instance, Plan } from './instance.ts';
import type { Link } from './link.ts';
import type { Progress } from './progress.ts';
import { search } from './search.ts';

export interface SolveOptions {
  readonly highs: Highs;
  /** A second solver with a memory of its own, for the small searches inside the large one; without it they are left out. */
  readonly inner?: Highs;
  /** To another thread that runs `assist`, now or later: it searches parts of the plans while this one searches others. */
  readonly partner?: Link;
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number;
  /** Milliseconds after which the best plan so far is the answer. */
  readonly timeLimit: number;
  readonly onProgress?: (progress: Progress) => void;
  /** Asked during the search: true ends it. */
  readonly shouldStop?: () => boolean;
  /** A plan to begin with: what an earlier search of this basket, or of this market before it changed, had found. */
  readonly start?: Plan;
  /** Kuruş under every plan of this very market that is no shorter than `start`, as an earlier search has found. */
  readonly bound?: number;
  /** The solver keeps to the limit by its own clock, too, that of the wall: even inside a long linear program. */
  readonly isWallClock?: boolean;
  /** `first` ends with the first good plan and its bound, `whole` (the default) goes on until proven or out of time. */
  readonly depth?: 'first' | 'whole';
}

/**
 * Finds the cheapest basket over all sellers, shipping included, and says how far from the optimum it can be.
 * Anytime: a bound and a first plan come within a fraction of the limit, then plans only get cheaper and the bound only
 * rises. Every plan has passed the integer checker.
 */
export const solve = (instance: Instance, options: SolveOptions): Progress => search(instance, options);
