import { sql } from 'kysely';
import { committed } from './after-commit.ts';
import { announceCommitted } from './announce.ts';
import type { Db } from './database.ts';
import { pipelinedTransaction } from './pipeline.ts';
import { isRetryable } from './postgres-error.ts';

interface TransactionOptions {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
}

const attempts = 4;

/**
 * Runs `work` in one transaction, or in the current one. After a deadlock or serialization failure `work` runs again,
 * so it must have no effects outside the database. Use `pipeline` (core/db/pipeline.ts) for statements that do not
 * depend on each other's answers.
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
        pipelinedTransaction(trx, (one) => {
          inside = one;
          return work(one);
        }),
      );
      if (inside) {
        announceCommitted(db, inside);
        committed(inside);
      }
      return result;
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
    }
  }
}

/**
 * Sends the last statement of a transaction together with the commit, without awaiting it. When it fails, the commit
 * fails with `AbortedTransactionError`; it is not retried.
 */
export const withCommit = (last: Promise<unknown>): void => void last.catch(() => undefined);

/** Waits for the lock named `key` and holds it until the transaction ends. */
export async function lockForTransaction(trx: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}
