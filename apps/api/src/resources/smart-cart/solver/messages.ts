import type { MessagePort } from 'node:worker_threads';
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
  /** Kuruş, as far as the same market was searched before; 0 when it was not. */
  readonly bound: number;
  /** One shared number: anything but 0 ends the search. */
  readonly stop: Int32Array;
  /** Two shared numbers: how many wait for a first plan, and how many of those who have one for a better. */
  readonly crowd: Int32Array;
  /** Where another thread may help; null where none is to. */
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
  /** One shared number: anything but 0 says that the search is over. */
  readonly stop: Int32Array;
  /** Shared numbers: how many wait for what this thread could do instead. Any of them takes it back. */
  readonly crowd: Int32Array;
}

/** What came of a search. */
export interface Found {
  readonly progress: Progress;
  /** It ended sooner than it would have, for those who wait. */
  readonly isCut: boolean;
  /** Milliseconds that it took. */
  readonly took: number;
}

/** From a worker to the pool. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | ({ readonly kind: 'end' } & Found)
  | { readonly kind: 'assisted' }
  | { readonly kind: 'failed'; readonly reason: string };
