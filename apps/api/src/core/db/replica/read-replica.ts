import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { followAnnouncements } from '../announce.ts';
import type { Db } from '../database.ts';
import { pipelinedTransaction } from '../pipeline.ts';
import { isRetryable, isTimeout, isUnavailable } from '../postgres-error.ts';
import { ReplicaLag } from './replica-lag.ts';
import {
  currentPosition,
  everybody,
  neededPosition,
  notePositions,
  positionOf,
  replayedPosition,
} from './replica.sql.ts';

/** The part of a log that is used here. */
export interface Warnings {
  readonly warn: (facts: object, message: string) => void;
}

interface ReplicaOptions {
  readonly primary: Db;
  readonly replica: Db;
  /** A replica that is further behind answers nobody. */
  readonly lagLimitSeconds: number;
  /** A replica that has not said within this time how far it is counts as silent, in milliseconds; a second by default. */
  readonly patienceMs?: number | undefined;
  readonly log: Warnings;
}

/** How long a read of the present waits for the replica, and how often it asks, in milliseconds. */
const catchUpMs = 500;
const askEveryMs = 20;

/**
 * Reads that may be a little old, from a streaming replica; from the primary while the replica is away, too far behind, or
 * lacks what the reader has written. Positions of the write-ahead log decide, which are stored for each company on the
 * primary and hold for all processes.
 */
export class ReadReplica {
  readonly #primary: Db;
  readonly #replica: Db;
  readonly #log: ReplicaOptions['log'];
  readonly #lag: ReplicaLag;
  readonly #patienceMs: number;
  /** Companies whose writes are not stored yet: they read from the primary. */
  readonly #owed = new Set<number>();
  #noting: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor({ primary, replica, lagLimitSeconds, patienceMs = 1000, log }: ReplicaOptions) {
    this.#primary = primary;
    this.#replica = replica;
    this.#log = log;
    this.#patienceMs = patienceMs;
    this.#lag = new ReplicaLag(primary, replica, lagLimitSeconds, patienceMs);
    followAnnouncements(primary, { owe: (ids) => this.#owe(ids), settle: () => this.wrote([]) });
  }

  /** How far the replica was behind when it was last asked, in seconds; null while it does not answer. */
  get lagSeconds(): number | null {
    return this.#lag.seconds;
  }

  /** Whether reads may go to the replica at present. */
  get isUsed(): boolean {
    return this.#lag.isWithinLimit;
  }

  /**
   * Stores that these companies have written, and resolves when that is stored for all that was known before: to be
   * awaited before their requests are answered.
   */
  wrote(companyIds: readonly number[]): Promise<void> {
    this.#owe(companyIds);
    if (this.#owed.size === 0) return this.#next ?? this.#noting;
    // A statement that runs already took its position before these writes.
    this.#next ??= this.#noting.then(() => this.#note());
    return this.#next;
  }

  #owe(companyIds: readonly number[]): void {
    for (const id of companyIds) this.#owed.add(id);
  }

  #note(): Promise<void> {
    this.#next = null;
    const ids = [...this.#owed];
    this.#owed.clear();
    this.#noting = notePositions(this.#primary, ids).catch((error: unknown) => {
      // They stay owed, which keeps these readers on the primary until the next look stores them.
      for (const id of ids) this.#owed.add(id);
      this.#log.warn({ err: error }, 'the positions of writes are not stored yet');
    });
    return this.#noting;
  }

  /** Runs reads for a company, whose own writes they contain. `read` may run twice, and never writes. */
  async read<Result>(companyId: number, read: (db: Db) => Promise<Result>): Promise<Result> {
    if (!this.isUsed || this.#owed.has(companyId) || this.#owed.has(everybody)) return read(this.#primary);
    const needed = positionOf(await neededPosition(this.#primary, companyId));
    const answer = await this.#attempt(needed, 0, read);
    return answer ? answer.result : read(this.#primary);
  }

  /** Runs reads that contain everything committed before the call; the replica has a moment to catch up. */
  async readPresent<Result>(read: (db: Db) => Promise<Result>): Promise<Result> {
    if (!this.isUsed) return read(this.#primary);
    const needed = positionOf(await currentPosition(this.#primary));
    const answer = await this.#attempt(needed, catchUpMs, read);
    return answer ? answer.result : read(this.#primary);
  }

  /** Asks the replica how far it is, and stores what is owed. */
  async look(): Promise<void> {
    if (this.#owed.size > 0) await this.wrote([]);
    await this.#lag.measure();
  }

  /** Returns null where the replica may not answer. */
  #attempt<Result>(
    needed: bigint,
    waitMs: number,
    read: (db: Db) => Promise<Result>,
  ): Promise<{ readonly result: Result } | null> {
    const { promise, resolve, reject } = Promise.withResolvers<{ readonly result: Result } | null>();
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      this.#lag.setSilent();
      resolve(null);
    }, this.#patienceMs);
    // Each statement of this transaction sees what was replayed before it (read committed), on the connection that
    // answered how far it is: behind one address there may be several replicas.
    const work = async (one: Db) => {
      // Transactions on few rows keep one plan (`prepared.ts`); reports are planned for what they ask.
      const planned = sql`set local plan_cache_mode = auto`.execute(one);
      const hasAll = await hasReplayed(one, needed, waitMs);
      await planned;
      clearTimeout(timer);
      return hasAll && !isOver ? { result: await read(one) } : null;
    };
    this.#replica
      .transaction()
      .setAccessMode('read only')
      .execute((trx) => pipelinedTransaction(trx, work))
      .finally(() => clearTimeout(timer))
      .then(resolve, (error: unknown) => {
        // A replica also ends reads that hold up its replay (40001).
        if (!isUnavailable(error) && !isRetryable(error) && !isTimeout(error)) return reject(error);
        this.#log.warn({ err: error }, 'the replica did not answer; the primary does');
        if (isUnavailable(error)) this.#lag.setSilent();
        return resolve(null);
      });
    return promise;
  }
}

async function hasReplayed(replica: Db, needed: bigint, waitMs: number): Promise<boolean> {
  for (let waited = 0; ; waited += askEveryMs) {
    const lsn = await replayedPosition(replica);
    if (lsn === null) return false;
    if (positionOf(lsn) >= needed) return true;
    if (waited >= waitMs) return false;
    await wait(askEveryMs);
  }
}
