import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { linkSignal } from '@havan/smart-cart/link';
import type { Progress } from '@havan/smart-cart/progress';
import type { RunningSearch, SearchRequest } from '../../../../core/ports/cart-searches-port.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { AssistJob, Found, SolveJob } from './messages.ts';
import { SolverThread } from './solver-thread.ts';

type Job = Omit<SolveJob, 'contention' | 'depth' | 'partner'>;

/**
 * The priority: searches without a plan, then those whose first plan was interrupted, then proofs, then searches with
 * other wishes.
 */
const TURNS = ['first', 'better', 'proof', 'variant'] as const;
type Turn = (typeof TURNS)[number];
const QUICK = TURNS.slice(0, 2);

interface Waiting {
  readonly turn: Turn;
  readonly job: Job;
  readonly onProgress: (progress: Progress) => void;
  readonly resolve: (found: Found) => void;
  readonly reject: (error: unknown) => void;
}

/** The most waiting searches of one priority; more are refused, so that no search waits for minutes. */
const MOST_WAITING = 40;
/** Idle milliseconds after which the threads and their memory are released. */
const IDLE = 60_000;

/** As many threads as cores, two at least and four at most: each holds two solvers in memory. */
const THREADS = Math.min(4, Math.max(2, availableParallelism()));
/**
 * The nice values of the threads: below other calls, and proofs below first plans.
 */
const NICE = { quick: 2, long: 8 };

/**
 * A quick search gives a first plan with a bound within a fraction of a second; a long one then improves and proves it.
 * One thread is reserved for quick searches, and the others prefer them, so that no proof delays another buyer's plan.
 */
export class SolverPool {
  readonly #lanes = new Lanes(THREADS);
  readonly #running = new Map<number, () => void>();
  #idle: NodeJS.Timeout | null = null;

  /** Compiles the solver before the first search. */
  async warm(): Promise<void> {
    await this.#lanes.warm();
    this.#restAfterIdle();
  }

  /** @throws AppError `busy` when too many searches wait already. */
  search({ owner, instance, timeLimit, start, onProgress }: SearchRequest): RunningSearch {
    if (this.#lanes.waiting >= MOST_WAITING) throw new AppError('tooManyRequests');
    this.#running.get(owner)?.();
    const stop = new Int32Array(new SharedArrayBuffer(4));
    const end = (): void => {
      Atomics.store(stop, 0, 1);
    };
    this.#running.set(owner, end);
    if (this.#idle) clearTimeout(this.#idle);
    const isStopped = (): boolean => Atomics.load(stop, 0) !== 0;
    const job = { kind: 'solve', instance, timeLimit, stop, bound: 0 } as const;
    const quick = this.#lanes.add('first', { ...job, start }, onProgress);
    const whole = async (): Promise<Progress> => {
      let found = await quick;
      for (const turn of found.isCut ? (['better', 'proof'] as const) : (['proof'] as const)) {
        const { plan, status } = found.progress;
        if (status === 'proven' || status === 'infeasible' || isStopped()) break;
        found = await this.#goOn(turn, { ...job, start: plan, bound: boundOf(found) }, onProgress);
      }
      return found.progress;
    };
    const rest = (): void => {
      if (this.#running.get(owner) === end) this.#running.delete(owner);
      this.#restAfterIdle();
    };
    const done = whole().finally(rest);
    const first = quick.then(({ progress }) => progress);
    const again: RunningSearch['again'] = async (variant, plan, milliseconds) => {
      // A newer search of the same company ends this one, too.
      if (!this.#running.has(owner)) this.#running.set(owner, end);
      const variantJob = { ...job, instance: variant, timeLimit: milliseconds, start: plan } as const;
      try {
        return (await this.#goOn('variant', variantJob, () => undefined)).progress;
      } finally {
        rest();
      }
    };
    // The caller handles a failure; the second promise need not be awaited.
    for (const promise of [first, done]) promise.catch(() => undefined);
    return { first, done, again, isStopped, stop: end };
  }

  /** An interrupted long search continues with its results and its remaining time. */
  async #goOn(turn: Turn, job: Job, onProgress: (progress: Progress) => void): Promise<Found> {
    let found = await this.#lanes.add(turn, job, onProgress);
    let left = job.timeLimit - found.took;
    while (found.isCut && !QUICK.includes(turn) && left > 0) {
      const { plan } = found.progress;
      const rest = { ...job, timeLimit: left, start: plan ?? job.start, bound: boundOf(found) };
      found = await this.#lanes.add(turn, rest, onProgress);
      left -= found.took;
    }
    return found;
  }

  async close(): Promise<void> {
    if (this.#idle) clearTimeout(this.#idle);
    for (const stop of this.#running.values()) stop();
    await this.#lanes.close();
  }

  #restAfterIdle(): void {
    if (this.#idle) clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      if (this.#running.size === 0) void this.close();
    }, IDLE);
    this.#idle.unref();
  }
}

/** Returns the start bound in kuruş of the next turn; 0 without a plan. */
const boundOf = ({ progress: { plan, bound } }: Found): number => (plan ? bound : 0);

/** The threads and the waiting searches by priority, in order of arrival. */
class Lanes {
  /** The first thread takes only quick searches, so that no proof precedes a first plan. */
  readonly #threads: readonly SolverThread[];
  readonly #busy = new Set<SolverThread>();
  readonly #waiting: Waiting[] = [];
  /** Shared counters of waiting searches by turn, quick ones first. */
  readonly #contention = new Int32Array(new SharedArrayBuffer(4 * TURNS.length));
  /** Proofs without a helper. */
  readonly #alone = new Set<Omit<AssistJob, 'contention'>>();

  constructor(threads: number) {
    this.#threads = Array.from(
      { length: threads },
      (_, index) => new SolverThread(index === 0 ? NICE.quick : NICE.long),
    );
  }

  get waiting(): number {
    return this.#waitingFor('first');
  }

  async warm(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.warm()));
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  add(turn: Turn, job: Job, onProgress: (progress: Progress) => void): Promise<Found> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ turn, job, onProgress, resolve, reject });
      this.#dispatch();
    });
  }

  #dispatch(): void {
    for (const [index, thread] of this.#threads.entries()) {
      if (this.#busy.has(thread)) continue;
      const turns = index === 0 ? QUICK : TURNS;
      const next = this.#next(turns);
      if (next) void this.#work(thread, next);
      else void this.#help(thread, this.#contention.subarray(0, turns.length));
    }
    for (const [index, turn] of TURNS.entries())
      Atomics.store(this.#contention, index, this.#waitingFor(turn));
  }

  /** Returns the longest waiting search of the first non-empty turn. */
  #next(turns: readonly Turn[]): Waiting | undefined {
    for (const turn of turns) {
      const index = this.#waiting.findIndex((each) => each.turn === turn);
      if (index >= 0) return this.#waiting.splice(index, 1)[0];
    }
    return undefined;
  }

  #waitingFor(turn: Turn): number {
    return this.#waiting.filter((each) => each.turn === turn).length;
  }

  async #work(thread: SolverThread, { turn, job, onProgress, resolve, reject }: Waiting): Promise<void> {
    this.#busy.add(thread);
    const channel = turn === 'proof' ? new MessageChannel() : null;
    const signal = linkSignal();
    const stop = new Int32Array(new SharedArrayBuffer(4));
    const alone = channel && ({ kind: 'assist', port: channel.port2, signal, stop } as const);
    try {
      const depth = QUICK.includes(turn) ? 'first' : 'whole';
      const partner = channel && { port: channel.port1, signal };
      const found = thread.run({ ...job, depth, contention: this.#contention, partner }, onProgress);
      if (alone) this.#alone.add(alone);
      this.#dispatch();
      resolve(await found);
    } catch (error) {
      reject(error);
    }
    Atomics.store(stop, 0, 1);
    if (alone && this.#alone.delete(alone)) alone.port.close();
    this.#busy.delete(thread);
    this.#dispatch();
  }

  /** Lends an idle thread to a proof, which continues whatever happens to the helper. */
  async #help(thread: SolverThread, contention: Int32Array): Promise<void> {
    const [alone] = this.#alone;
    if (!alone) return;
    this.#alone.delete(alone);
    this.#busy.add(thread);
    await thread.assist({ ...alone, contention }).catch(() => undefined);
    this.#busy.delete(thread);
    this.#dispatch();
  }
}
