import type { Instance, Plan } from '@havan/smart-cart/instance';
import type { Progress } from '@havan/smart-cart/progress';

/** Name of the internal service that solves carts for other processes. */
export const solverService = 'solver';

/** Messages of a process that serves calls to the solver, on one line for each search. */
export type ToSolver =
  | {
      readonly kind: 'search';
      readonly owner: number;
      readonly instance: Instance;
      readonly timeLimit: number;
      readonly start: Plan | null;
    }
  | {
      readonly kind: 'again';
      readonly number: number;
      readonly instance: Instance;
      readonly timeLimit: number;
      readonly start: Plan;
    }
  | { readonly kind: 'stop' };

/** Messages of the solver. `isStopped` is true for a search that was stopped, by either side. */
export type FromSolver =
  | { readonly kind: 'begun' }
  /** Too many searches wait. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | ({ readonly kind: 'first' } & Ended)
  | ({ readonly kind: 'done' } & Ended)
  | ({ readonly kind: 'again'; readonly number: number } & Ended);

interface Ended {
  readonly isStopped: boolean;
  /** Null where the search failed, for the reason in the log of the solver. */
  readonly progress: Progress | null;
}
