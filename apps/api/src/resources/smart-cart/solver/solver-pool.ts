import { availableParallelism } from 'node:os';
import type { Instance, Plan } from '@havan/smart-cart/instance';
import type { Progress } from '@havan/smart-cart/progress';
import { AppError } from '../../../app-error.ts';
import type { SolveJob } from './messages.ts';
import { SolverThread } from './solver-thread.ts';

export interface SearchRequest {
  /** Who asks: a company has one search at a time, a newer one ends the older. */
  readonly owner: number;
  readonly instance: Instance;
  /** Milliseconds for the whole search. */
  readonly timeLimit: number;
  readonly start: Plan | null;
  readonly onProgress: (progress: Progress) => void;
}

export interface RunningSearch {
  /** The first good basket with its bound, within a fraction of a second of its turn. */
  readonly first: Promise<Progress>;
  /** The last word: proven, the best within the time, or what there was when it was stopped. */
  readonly done: Promise<Progress>;
  /** Searches the same market with other wishes, after whoever waits for a proof. Rejects when it was stopped. */
  again(instance: Instance, start: Plan, timeLimit: number): Promise<Progress>;
  isStopped(): boolean;
  stop(): void;
}

type Job = Omit<SolveJob, 'crowd'>;

interface Waiting {
  /** Others go first. */
  readonly yields: boolean;
  readonly job: Job;
  readonly onProgress: (progress: Progress) => void;
  readonly resolve: (progress: Progress) => void;
  readonly reject: (error: unknown) => void;
}

/** Searches that may wait for one lane; more are refused, so that nobody waits for minutes. */
const MOST_WAITING = 40;
/** Milliseconds without a search after which the threads and their memory are given back. */
const IDLE = 60_000;

/** As many threads as cores, two at least and four at most: each holds two solvers in memory. */
const THREADS = Math.min(4, Math.max(2, availableParallelism()));
/** How far the threads stand back behind the calls of everybody else, and proofs behind first plans (as in `nice`). */
const NICE = { quick: 2, long: 8 };

/**
 * A quick search gives everybody a first plan with a bound within a fraction of a second; a long one then improves and
 * proves. One thread is kept for the quick ones, the others take them first: nobody's proof holds up another's plan.
 */
export class SolverPool {
  readonly #lanes = new Lanes(THREADS);
  readonly #running = new Map<number, () => void>();
  #idle: NodeJS.Timeout | null = null;

  /** Compiles the solver ahead of the first search. */
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
    const job = { kind: 'solve', instance, timeLimit, stop } as const;
    const quick = this.#lanes.add({ ...job, depth: 'first', start }, onProgress);
    const whole = async (): Promise<Progress> => {
      const first = await quick;
      if (first.status === 'proven' || first.status === 'infeasible' || Atomics.load(stop, 0) !== 0)
        return first;
      return this.#lanes.add({ ...job, depth: 'whole', start: first.plan }, onProgress);
    };
    const rest = (): void => {
      if (this.#running.get(owner) === end) this.#running.delete(owner);
      this.#restAfterIdle();
    };
    const done = whole().finally(rest);
    const isStopped = (): boolean => Atomics.load(stop, 0) !== 0;
    const again: RunningSearch['again'] = (variant, plan, milliseconds) => {
      // A newer search of the same company ends this one too, as it would end the first.
      if (!this.#running.has(owner)) this.#running.set(owner, end);
      const variantJob = { ...job, instance: variant, timeLimit: milliseconds, start: plan } as const;
      return this.#lanes.add({ ...variantJob, depth: 'whole' }, () => undefined, true).finally(rest);
    };
    // A search that fails is told by whoever awaits it; nobody has to await both.
    for (const promise of [quick, done]) promise.catch(() => undefined);
    return { first: quick, done, again, isStopped, stop: end };
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

/** The threads and who waits for them, in the order of asking: quick ones first, then proofs, then what yields to them. */
class Lanes {
  /** The first one takes quick searches alone, so that no proof ever stands before a first plan. */
  readonly #threads: readonly SolverThread[];
  readonly #busy = new Set<SolverThread>();
  readonly #quick: Waiting[] = [];
  readonly #long: Waiting[] = [];
  /** How many quick ones wait, as the threads read it. */
  readonly #crowd = new Int32Array(new SharedArrayBuffer(4));

  constructor(threads: number) {
    this.#threads = Array.from(
      { length: threads },
      (_, index) => new SolverThread(index === 0 ? NICE.quick : NICE.long),
    );
  }

  get waiting(): number {
    return this.#quick.length;
  }

  async warm(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.warm()));
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  add(job: Job, onProgress: (progress: Progress) => void, yields = false): Promise<Progress> {
    return new Promise((resolve, reject) => {
      const lane = job.depth === 'first' ? this.#quick : this.#long;
      lane.push({ yields, job, onProgress, resolve, reject });
      this.#dispatch();
    });
  }

  #dispatch(): void {
    for (const [index, thread] of this.#threads.entries()) {
      if (this.#busy.has(thread)) continue;
      const next = this.#quick.shift() ?? (index > 0 ? this.#nextLong() : undefined);
      if (next) void this.#work(thread, next);
    }
    Atomics.store(this.#crowd, 0, this.#quick.length);
  }

  #nextLong(): Waiting | undefined {
    const index = this.#long.findIndex(({ yields }) => !yields);
    return this.#long.splice(Math.max(index, 0), 1)[0];
  }

  async #work(thread: SolverThread, { job, onProgress, resolve, reject }: Waiting): Promise<void> {
    this.#busy.add(thread);
    try {
      resolve(await thread.run({ ...job, crowd: this.#crowd }, onProgress));
    } catch (error) {
      reject(error);
    }
    this.#busy.delete(thread);
    this.#dispatch();
  }
}
