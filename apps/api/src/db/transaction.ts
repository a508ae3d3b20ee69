import { sql } from 'kysely';
import { announceCommitted } from './announce.ts';
import type { Db } from './database.ts';
import { travelling } from './one-trip.ts';
import { isRetryable } from './postgres-error.ts';

interface TransactionOptions {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
}

const attempts = 4;

/**
 * Runs `work` in one transaction; within one it joins it. A deadlock or a serialization failure runs `work` again from
 * the start, so `work` must leave nothing behind outside the database. Statements that `work` begins without waiting in
 * between (`Promise.all`) leave together, in the order of their calls.
 */
export async function withTransaction<Result>(
  db: Db,
  work: (trx: Db) => Promise<Result>,
  { isolation }: TransactionOptions = {},
): Promise<Result> {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const begin = db.transaction();
      let inside: Db | null = null;
      const result = await (isolation ? begin.setIsolationLevel(isolation) : begin).execute((trx) =>
        travelling(db, trx, (one) => {
          inside = one;
          return work(one);
        }),
      );
      if (inside) announceCommitted(db, inside);
      return result;
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
    }
  }
}

/**
 * The last statement of a transaction, which nobody waits for: it travels with the commit. When it fails there is nothing
 * to commit, and that is the error (`AbortedTransactionError`); it is not tried again.
 */
export const withCommit = (last: Promise<unknown>): void => void last.catch(() => undefined);

/** Waits for the lock named `key` and holds it until the transaction ends. */
export async function lockForTransaction(trx: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}
