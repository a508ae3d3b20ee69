import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Returns every recurring job by its name. */
export const listJobs = (db: Db) =>
  db.selectFrom('job_run').select(['name', 'next_at', 'finished_at']).orderBy('name').execute();
export type JobRow = Awaited<ReturnType<typeof listJobs>>[number];

export interface WaitingMessages {
  readonly count: number;
  readonly oldest: Date | null;
}

/** Returns how many messages wait to be sent, and since when. */
export async function countWaitingMessages(db: Db): Promise<WaitingMessages> {
  const { rows } = await sql<WaitingMessages>`
    select count(*) as count, min(created_at) as oldest from outbox_message where state = 'waiting'`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldest: null };
}

export interface DatabaseState {
  readonly postgres: string;
  readonly bytes: number;
  readonly deadlocks: number;
  readonly since: Date | null;
  readonly slow: number;
  readonly slowest_seconds: number;
}

/** Returns version and size of the database, its deadlocks, and the statements that take long at this moment. */
export async function findDatabaseState(db: Db): Promise<DatabaseState | undefined> {
  const { rows } = await sql<DatabaseState>`
    select current_setting('server_version') as postgres, pg_database_size(current_database()) as bytes,
      d.deadlocks, d.stats_reset as since, coalesce(busy.slow, 0) as slow,
      coalesce(busy.slowest, 0)::float8 as slowest_seconds
    from pg_stat_database d
    cross join (
      select count(*) as slow, max(extract(epoch from clock_timestamp() - query_start)) as slowest
      from pg_stat_activity
      where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
        and query_start < clock_timestamp() - interval '1 second') busy
    where d.datname = current_database()`.execute(db);
  return rows[0];
}

/**
 * Returns the outcome of the newest message of a channel that was attempted: sent, given up, or waiting after a
 * failure.
 */
export const lastMessage = (db: Db, channel: 'email' | 'sms') =>
  db
    .selectFrom('outbox_message')
    .select(['state', 'last_error', 'settled_at', 'created_at'])
    .where('channel', '=', channel)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['sent', 'dead']),
        eb.and([eb('state', '=', 'waiting'), eb('last_error', 'is not', null)]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns how many products may be sold. */
export async function countSellableProducts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('permission', '=', 'sellable')
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns how many administrators can sign in. */
export async function countAdministrators(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from operator where disabled_at is null and 'admin' = any(roles)`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns the address of an operator. */
export const emailOf = (db: Db, operatorId: number) =>
  db.selectFrom('operator').select('email').where('id', '=', operatorId).executeTakeFirstOrThrow();
