import { setTimeout as wait } from 'node:timers/promises';
import { StartFailure } from '../../start-failure.ts';
import { openDatabase, type Db } from '../database.ts';
import type { PoolOptions } from '../pool.ts';
import { isUnavailable } from '../postgres-error.ts';
import { ReadReplica, type Warnings } from './read-replica.ts';
import { replayedPosition, systemOf } from './replica.sql.ts';

interface OpenReplicaOptions {
  readonly primary: Db;
  readonly pool: PoolOptions;
  readonly lagLimitSeconds: number;
  readonly patienceMs?: number;
  readonly log: Warnings;
}

/** How often a process measures the lag of the replica, in milliseconds. */
const lookEveryMs = 1000;

/**
 * Opens the replica of `DATABASE_READ_URL` and waits until it has caught up. While it does not answer, the primary
 * serves its reads, so an unavailable replica does not prevent a start.
 *
 * @throws StartFailure for a server that is no replica of the primary, refuses the sign-in, or does not catch up within
 * `lagLimitSeconds`
 */
export async function openReplica(
  options: OpenReplicaOptions,
): Promise<{ readonly replica: ReadReplica; readonly close: () => Promise<void> }> {
  const { primary, pool, log, lagLimitSeconds, patienceMs } = options;
  const opened = openDatabase(pool);
  const replica = new ReadReplica({ primary, replica: opened.db, lagLimitSeconds, patienceMs, log });
  try {
    await requireReplica(options, opened.db, replica);
  } catch (error) {
    await opened.close();
    throw error;
  }
  const timer = setInterval(() => void replica.look(), lookEveryMs);
  timer.unref();
  const close = async () => {
    clearInterval(timer);
    await opened.close();
  };
  return { replica, close };
}

async function requireReplica(
  { primary, log, lagLimitSeconds }: OpenReplicaOptions,
  db: Db,
  replica: ReadReplica,
): Promise<void> {
  try {
    if ((await replayedPosition(db)) === null)
      throw new StartFailure(
        'The server of DATABASE_READ_URL is no replica: name a streaming replica of DATABASE_URL, or leave it out.',
      );
    if ((await systemOf(db)) !== (await systemOf(primary)))
      throw new StartFailure(
        'The server of DATABASE_READ_URL is the replica of another server: name one of DATABASE_URL, or leave it out.',
      );
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    if (isUnavailable(error)) {
      log.warn({ err: error }, 'the replica does not answer; the primary does until then');
      return;
    }
    const why = error instanceof Error ? error.message : String(error);
    throw new StartFailure(
      `The server of DATABASE_READ_URL cannot be used (${why}): correct it, or leave it out.`,
    );
  }
  await requireCaughtUp(replica, lagLimitSeconds);
}

/**
 * Waits, for at most `limitSeconds`, until the replica has reached a position that the primary had after the start.
 *
 * @throws StartFailure after that time
 */
async function requireCaughtUp(replica: ReadReplica, limitSeconds: number): Promise<void> {
  for (let waited = 0; ; waited += 100) {
    await replica.look();
    if (replica.isUsed) return;
    if (waited >= limitSeconds * 1000)
      throw new StartFailure(
        `The replica of DATABASE_READ_URL is more than ${limitSeconds} seconds behind: wait until it has caught up, raise DATABASE_READ_LAG, or leave it out.`,
      );
    await wait(100);
  }
}
