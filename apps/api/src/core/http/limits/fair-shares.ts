import { AppError } from '../../app-error.ts';

interface FairSharesOptions {
  /** Requests of one caller that may run at once. */
  readonly each: number;
  /** Requests that may run at once in the process. */
  readonly total: number;
}

interface Caller {
  /** How many may run at once. */
  readonly places: number;
  running: number;
  /** Callbacks that start the waiting requests, in the order of their arrival. */
  readonly waiting: (() => void)[];
}

/** Visitors that one address may stand for. */
const manyCallers = 8;
/** Waiting requests of one caller, as a multiple of those that may run. */
const waitingEach = 4;
/** Waiting requests of all callers, likewise. */
const waitingTotal = 8;

/**
 * Divides a process between its callers: each has a bounded number of running requests, and free places are
 * given to the waiting callers in turn, so that a flood delays only its sender. What would only wait long is
 * refused at once.
 */
export class FairShares {
  readonly #options: FairSharesOptions;
  readonly #callers = new Map<string, Caller>();
  /** The callers with waiting requests, the next one first. */
  readonly #turns = new Set<string>();
  #running = 0;
  #waiting = 0;

  constructor(options: FairSharesOptions) {
    this.#options = options;
  }

  /** Requests that wait for a place. */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Takes a place for a request; null when it may begin now, else a promise of its turn. `isMany` for a key that stands for several
   * callers that nothing tells apart, such as the visitors behind one address. Each `enter` that does not throw is
   * followed by one `leave`.
   *
   * @throws AppError `serviceUnavailable` with a time for `Retry-After` when too many wait
   */
  enter(key: string, isMany = false): Promise<void> | null {
    const { total } = this.#options;
    const each = this.#options.each * (isMany ? manyCallers : 1);
    let caller = this.#callers.get(key);
    if (!caller) {
      caller = { places: each, running: 0, waiting: [] };
      this.#callers.set(key, caller);
    }
    if (caller.running < caller.places && this.#running < total) {
      this.#begin(caller);
      return null;
    }
    if (caller.waiting.length >= each * waitingEach || this.#waiting >= total * waitingTotal)
      throw new AppError('serviceUnavailable', { retryAfterSeconds: 1 });
    this.#waiting += 1;
    this.#turns.add(key);
    const { promise, resolve } = Promise.withResolvers<void>();
    caller.waiting.push(resolve);
    return promise;
  }

  /** Gives the place back and lets the next request begin. */
  leave(key: string): void {
    const caller = this.#callers.get(key);
    if (!caller) return;
    caller.running -= 1;
    this.#running -= 1;
    this.#next();
    if (caller.running === 0 && caller.waiting.length === 0) this.#callers.delete(key);
  }

  #begin(caller: Caller): void {
    caller.running += 1;
    this.#running += 1;
  }

  #next(): void {
    for (const key of this.#turns) {
      const caller = this.#callers.get(key);
      if (!caller || caller.running >= caller.places) continue;
      const start = caller.waiting.shift();
      this.#turns.delete(key);
      if (!start) continue;
      if (caller.waiting.length > 0) this.#turns.add(key);
      this.#waiting -= 1;
      this.#begin(caller);
      start();
      return;
    }
  }
}
