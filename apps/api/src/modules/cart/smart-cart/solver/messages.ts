import type { MessagePort } from 'node:worker_threads';
import type { Instance, Plan } from '@havan/smart-cart/instance';
import type { Progress } from '@havan/smart-cart/progress';

/** From the pool to a worker: one search. The worker polls `stop`, because it cannot receive messages while it runs. */
export interface SolveJob {
  readonly kind: 'solve';
  readonly instance: Instance;
  readonly depth: 'first' | 'whole';
  /** Milliseconds. */
  readonly timeLimit: number;
  readonly start: Plan | null;
  /** The known bound in kuruş from an earlier search of the same market; 0 without one. */
  readonly bound: number;
  /** A shared flag: non-zero ends the search. */
  readonly stop: Int32Array;
  /** Two shared counters: searches waiting for a first plan, and those waiting for a better one. */
  readonly contention: Int32Array;
  /** The link to a helper thread; null without one. */
  readonly partner: PartnerPort | null;
}

/** One end of the link between a search and the thread that helps it. */
export interface PartnerPort {
  readonly port: MessagePort;
  readonly signal: Int32Array;
}

/** From the pool to a worker: help the search at the other end. */
export interface AssistJob extends PartnerPort {
  readonly kind: 'assist';
  /** A shared flag: non-zero means that the search is over. */
  readonly stop: Int32Array;
  /** Shared counters of waiting work; any of it takes the thread back. */
  readonly contention: Int32Array;
}

/** The result of a search. */
export interface Found {
  readonly progress: Progress;
  /** Whether it ended early to free its thread. */
  readonly isCut: boolean;
  /** Duration of the search in milliseconds. */
  readonly took: number;
}

/** From a worker to the pool. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | ({ readonly kind: 'end' } & Found)
  | { readonly kind: 'assisted' }
  | { readonly kind: 'failed'; readonly reason: string };
