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
  /** A replica that is further behind serves no reads. */
  readonly lagLimitSeconds: number;
  /** A replica that has not reported its position within this many milliseconds counts as silent; 1000 by default. */
  readonly patienceMs?: number | undefined;
  readonly log: Warnings;
}

/** How long `readPresent` waits for the replica to catch up, and how often it checks, in milliseconds. */
const catchUpMs = 500;
const askEveryMs = 20;

/**
 * Runs reads that may be slightly stale on a streaming replica, and on the primary while the replica is unavailable,
 * too far behind, or without what the reader has written. Positions of the write-ahead log decide; those of each
 * company's writes are stored on the primary and hold for all processes.
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
   * Stores the log position of the writes of these companies. Resolves when the position is stored for every write
   * reported before; await it before their requests are answered. It resolves after a failure too: then these companies
   * read from the primary until `look` has stored their position.
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
      // They stay owed, so these readers stay on the primary until the next `look` stores the positions.
      for (const id of ids) this.#owed.add(id);
      this.#log.warn({ err: error }, 'the positions of writes are not stored yet');
    });
    return this.#noting;
  }

  /** Runs reads that contain the company's own writes. `read` may run twice, and must not write. */
  async read<Result>(companyId: number, read: (db: Db) => Promise<Result>): Promise<Result> {
    if (!this.isUsed || this.#owed.has(companyId) || this.#owed.has(everybody)) return read(this.#primary);
    const needed = positionOf(await neededPosition(this.#primary, companyId));
    const answer = await this.#attempt(needed, 0, read);
    return answer ? answer.result : read(this.#primary);
  }

  /**
   * Runs reads that contain everything committed before the call: on the replica if it catches up in time, else on the
   * primary.
   */
  async readPresent<Result>(read: (db: Db) => Promise<Result>): Promise<Result> {
    if (!this.isUsed) return read(this.#primary);
    const needed = positionOf(await currentPosition(this.#primary));
    const answer = await this.#attempt(needed, catchUpMs, read);
    return answer ? answer.result : read(this.#primary);
  }

  /** Stores the positions that are owed, and measures the lag of the replica. */
  async look(): Promise<void> {
    if (this.#owed.size > 0) await this.wrote([]);
    await this.#lag.measure();
  }

  /** Runs `read` on the replica; null when the replica is silent, unavailable or has not reached `needed`. */
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
    // Each statement of this transaction sees what was replayed before it (read committed). The position is checked on
    // the same connection, because several replicas may share one address.
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
        // A replica also cancels reads that delay its replay (40001).
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
