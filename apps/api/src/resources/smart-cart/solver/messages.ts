import type { Instance, Plan } from '@havan/smart-cart/instance';
import type { Progress } from '@havan/smart-cart/progress';

/** From the pool to a worker: one search. The worker reads `stop` while it runs; it cannot hear messages then. */
export interface SolveJob {
  readonly kind: 'solve';
  readonly instance: Instance;
  readonly depth: 'first' | 'whole';
  /** Milliseconds. */
  readonly timeLimit: number;
  readonly start: Plan | null;
  /** One shared number: anything but 0 ends the search. */
  readonly stop: Int32Array;
  /** One shared number: how many wait for a first plan. Anything but 0 cuts a first plan short once there is one. */
  readonly crowd: Int32Array;
}

/** From a worker to the pool. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'end'; readonly progress: Progress }
  | { readonly kind: 'failed'; readonly reason: string };
