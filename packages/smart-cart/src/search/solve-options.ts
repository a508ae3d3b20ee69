import type { Highs } from 'highs';
import type { Plan } from '../model/instance.ts';
import type { Link } from '../proof/link.ts';
import type { Progress } from '../plan/progress.ts';

export interface SolveOptions {
  readonly highs: Highs;
  /** A second solver instance for the small searches inside the large one; without it these are skipped. */
  readonly inner?: Highs;
  /** A link to another thread that runs `assist` and searches other parts of the plan space. */
  readonly partner?: Link;
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number;
  /** Milliseconds after which the best plan so far is the answer. */
  readonly timeLimit: number;
  readonly onProgress?: (progress: Progress) => void;
  /** Called during the search: true ends it. */
  readonly shouldStop?: () => boolean;
  /** A start plan: the result of an earlier search of this cart or of this market before it changed. */
  readonly start?: Plan;
  /**
   * A lower bound in kuruş from an earlier search, on plans of the same market with no more missing units than `start`.
   */
  readonly bound?: number;
  /** The solver also enforces the limit by wall-clock time, even inside a long linear program. */
  readonly isWallClock?: boolean;
  /** `first` ends with the first good plan and its bound, `whole` (the default) goes on until proven or out of time. */
  readonly depth?: 'first' | 'whole';
}
