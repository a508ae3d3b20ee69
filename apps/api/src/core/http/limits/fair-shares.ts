import { AppError } from '../../app-error.ts';

interface FairSharesOptions {
  /** Requests of one caller that may run at once. */
  readonly each: number;
  /** Requests that may run at once in the process. */
  readonly total: number;
}

interface Caller {
  readonly key: string;
  /** How many may run at once. */
  readonly places: number;
  running: number;
  /** Callbacks that start the waiting requests, in the order of their arrival. */
  readonly waiting: (() => void)[];
  /** Number of refusals since `refusedSince`. */
  refused: number;
  refusedSince: number;
  /** Since when requests have been waiting, and when the last of these began, in milliseconds of `performance.now`. */
  waitsSince: number;
  beganAt: number;
}

/** Callers that a key with `isMany` stands for. */
const manyCallers = 8;
/** Largest number of waiting requests of one caller, as a multiple of those that may run. */
const waitingEach = 4;
/** Largest number of waiting requests of all callers, as a multiple of those that may run. */
const waitingTotal = 8;
/**
 * A caller floods when this multiple of the requests that may run waits, or when requests have been waiting for this
 * many milliseconds without a break.
 */
const floodWaiting = 2;
const floodMs = 250;
/** The part of its places that a flooding caller keeps while others are active. */
const floodPart = 1 / 8;
/** Others are active when one of them sent a request within this many milliseconds. */
const workingMs = 1000;
/** After this many milliseconds a flooding caller may begin a request although others are running. */
const floodTurnMs = 50;
const retryAfterSeconds = 1;
/** Largest number of refusals of all callers that are delayed at once: each holds a connection and little more. */
const mostHeld = 2000;

/**
 * The error of every refused request. One object is shared, because a stack trace for each of thousands of refusals a
 * second would cost more than their answers.
 */
export const overloaded = new AppError('serviceUnavailable', { retryAfterSeconds });

/**
 * Divides a process between its callers: each has a bounded number of running requests, and free places are given to
 * the waiting callers in turn. All requests compute on one thread, so each request of a flooding caller delays the
 * others: while others are active it keeps few places and waits between its requests. A request is refused when too
 * many wait. A caller that sends refused requests again at once gets further refusals only after the time of
 * `Retry-After`, because answering them would occupy the thread.
 */
export class FairShares {
  readonly #options: FairSharesOptions;
  readonly #callers = new Map<string, Caller>();
  /** The callers with waiting requests, the next one first. */
  readonly #turns = new Set<string>();
  #running = 0;
  #waiting = 0;
  #held = 0;
  /** Starts the requests of flooding callers that wait for the time of their turn. */
  #turnTimer: NodeJS.Timeout | null = null;
  /** The caller of the last request, and the last caller other than that. */
  #latest = { key: '', at: Number.NEGATIVE_INFINITY };
  #other = { key: '', at: Number.NEGATIVE_INFINITY };

  constructor(options: FairSharesOptions) {
    this.#options = options;
  }

  /** Requests that wait for a place. */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Takes a place for a request. Returns null when it may begin now, else a promise of its turn, which rejects with
   * `overloaded` when too many wait. `isMany` marks a key that stands for several callers that cannot be told apart,
   * such as the visitors behind one address. Call `leave` once for each `enter` that is not refused.
   */
  enter(key: string, isMany = false): Promise<void> | null {
    this.#note(key);
    let caller = this.#callers.get(key);
    if (!caller) {
      const places = this.#options.each * (isMany ? manyCallers : 1);
      caller = {
        key,
        places,
        running: 0,
        waiting: [],
        refused: 0,
        refusedSince: 0,
        waitsSince: 0,
        beganAt: 0,
      };
      this.#callers.set(key, caller);
    }
    if (caller.waiting.length === 0 && this.#hasPlace(caller)) {
      this.#begin(caller);
      return null;
    }
    if (this.#isFull(caller)) return this.#refuse(caller);
    this.#waiting += 1;
    this.#turns.add(key);
    if (caller.waiting.length === 0) caller.waitsSince = performance.now();
    const { promise, resolve } = Promise.withResolvers<void>();
    caller.waiting.push(resolve);
    return promise;
  }

  /**
   * Returns the refusal of a request that `enter` would refuse, before any work is done for it; null where `enter`
   * would accept it.
   */
  refusalOf(key: string): Promise<never> | null {
    const caller = this.#callers.get(key);
    return caller && !this.#hasPlace(caller) && this.#isFull(caller) ? this.#refuse(caller) : null;
  }

  /** Gives the place back and starts waiting requests. */
  leave(key: string): void {
    const caller = this.#callers.get(key);
    if (!caller) return;
    caller.running -= 1;
    this.#running -= 1;
    this.#next();
    if (caller.running === 0 && caller.waiting.length === 0) this.#callers.delete(key);
  }

  #note(key: string): void {
    if (this.#latest.key !== key) [this.#latest, this.#other] = [this.#other, this.#latest];
    this.#latest.key = key;
    this.#latest.at = performance.now();
  }

  #hasPlace(caller: Caller): boolean {
    return this.#running < this.#options.total && caller.running < this.#placesOf(caller);
  }

  #placesOf({ key, places, running, waiting, waitsSince, beganAt }: Caller): number {
    if (waiting.length === 0) return places;
    const now = performance.now();
    const others = this.#latest.key === key ? this.#other : this.#latest;
    const isFlooding = waiting.length >= places * floodWaiting || now - waitsSince > floodMs;
    if (!isFlooding || now - others.at > workingMs) return places;
    if (this.#running > running && now - beganAt < floodTurnMs) return 0;
    return Math.max(1, Math.floor(places * floodPart));
  }

  #isFull(caller: Caller): boolean {
    return (
      caller.waiting.length >= caller.places * waitingEach ||
      this.#waiting >= this.#options.total * waitingTotal
    );
  }

  /** Rejects at once, or after the time of `Retry-After` for a caller with many refusals. */
  async #refuse(caller: Caller): Promise<never> {
    const now = performance.now();
    if (now - caller.refusedSince > retryAfterSeconds * 1000) {
      caller.refusedSince = now;
      caller.refused = 0;
    }
    caller.refused += 1;
    if (caller.refused > caller.places && this.#held < mostHeld) {
      this.#held += 1;
      await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1000).unref());
      this.#held -= 1;
    }
    throw overloaded;
  }

  #begin(caller: Caller): void {
    caller.running += 1;
    this.#running += 1;
  }

  #next(): void {
    for (const key of this.#turns) {
      const caller = this.#callers.get(key);
      if (!caller || !this.#hasPlace(caller)) continue;
      const start = caller.waiting.shift();
      this.#turns.delete(key);
      if (!start) continue;
      if (caller.waiting.length > 0) this.#turns.add(key);
      this.#waiting -= 1;
      this.#begin(caller);
      caller.beganAt = performance.now();
      // Deferred, so that requests which others have sent meanwhile are read first.
      setImmediate(start);
    }
    this.#nextAfterTurn();
  }

  /** A flooding caller may begin when its time has come, also while no request of another ends. */
  #nextAfterTurn(): void {
    if (this.#turns.size === 0 || this.#turnTimer) return;
    this.#turnTimer = setTimeout(() => {
      this.#turnTimer = null;
      this.#next();
    }, floodTurnMs).unref();
  }
}
