import { createHash } from 'node:crypto';
import type { Envelope } from '@havan/contract/envelope';
import { AbortedTransactionError } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { withCommit, withTransaction } from '../../db/transaction.ts';
import {
  beginKey,
  claimKey,
  dropKey,
  finishKey,
  keepAnswer,
  letGoOfKey,
  type StoredCall,
} from './idempotency.sql.ts';

interface KeyedRequest {
  readonly companyId: number;
  readonly key: string;
  readonly call: string;
  readonly request: unknown;
  readonly transaction: 'call' | 'handler';
}

type Answer = Envelope<unknown>;

/** A first request without an answer after this time counts as lost with its process (handler transactions only). */
const abandonedAfterMs = 15_000;

/**
 * Answers a request once for each key of a company: a repetition within 24 h gets the stored answer, the same key with
 * another request is `idempotencyMismatch`, and a request that is still being processed is `requestInFlight`. A refusal
 * is not stored: it changed nothing, and a repetition may succeed.
 */
export function answerOnce(
  ctx: Context,
  keyed: KeyedRequest,
  answer: (db: Db) => Promise<Answer>,
): Promise<Answer> {
  return keyed.transaction === 'call' ? inOneTransaction(ctx, keyed, answer) : inSteps(ctx, keyed, answer);
}

/** Key, effects and stored answer commit together, so a crash leaves no trace of the key. */
async function inOneTransaction(
  ctx: Context,
  keyed: KeyedRequest,
  answer: (db: Db) => Promise<Answer>,
): Promise<Answer> {
  const work = withTransaction(ctx.db, async (trx) => {
    const now = ctx.clock.now();
    const { isOurs, stored } = await claimKey(trx, keyed);
    if (!isOurs) throw inFlight();
    const known = stored && answerIn(keyed, stored);
    if (known) return known;
    const made = await answer(trx);
    withCommit(keepAnswer(trx, { ...keyed, hash: hashOf(keyed), now, response: made }));
    return made;
  });
  return work.catch((error: unknown) => {
    // The answer could not be stored, because another request with this key has stored its own meanwhile. This request
    // is rolled back.
    throw error instanceof AbortedTransactionError ? inFlight() : error;
  });
}

/** Commits the key first, so that other requests see it in flight while the handler commits its own steps. */
async function inSteps(
  ctx: Context,
  keyed: KeyedRequest,
  answer: (db: Db) => Promise<Answer>,
): Promise<Answer> {
  const now = ctx.clock.now();
  const abandonedBefore = new Date(now.getTime() - abandonedAfterMs);
  const { isOurs, stored } = await beginKey(ctx.db, { ...keyed, hash: hashOf(keyed), now, abandonedBefore });
  const known = stored && answerIn(keyed, stored);
  if (known) return known;
  if (!isOurs) throw inFlight();
  try {
    const made = await answer(ctx.db);
    await finishKey(ctx.db, { ...keyed, response: made });
    return made;
  } catch (error) {
    if (error instanceof AppError) {
      // A refusal ends the request; after another error the handler's steps may have begun, and only the same request
      // may continue them.
      const isUnfinished = error.httpStatus >= 500;
      await (isUnfinished
        ? letGoOfKey(ctx.db, keyed, new Date(abandonedBefore.getTime() - 1))
        : dropKey(ctx.db, keyed));
    }
    throw error;
  }
}

/** @throws AppError `idempotencyMismatch` when the key was used for another request */
function answerIn(keyed: KeyedRequest, row: StoredCall): Answer | null {
  if (row.call !== keyed.call || !row.request_hash.equals(hashOf(keyed)))
    throw new AppError('idempotencyMismatch');
  return row.response as Answer | null;
}

const inFlight = () => new AppError('requestInFlight', { retryAfterSeconds: 1 });

/** The parsed request has its fields in the order of the schema, so equal requests have equal hashes. */
const hashOf = ({ request }: KeyedRequest): Buffer =>
  createHash('sha256').update(JSON.stringify(request)).digest();
