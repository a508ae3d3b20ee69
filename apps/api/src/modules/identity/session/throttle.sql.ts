import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** The due time of free attempts: earlier than any `now`, also that of a slightly earlier request. */
const atOnce = new Date(0);

export interface ThrottleRule {
  /** Seconds that must pass after the first attempt, the second, and so on; the last one repeats. */
  readonly waits: readonly number[];
  /** After this many seconds without an attempt a key is reset. */
  readonly resetAfterSeconds: number;
}

/**
 * Counts one attempt for `key`. Returns 0 when it is allowed, else the milliseconds until the next one. The update
 * locks the row, so that of concurrent attempts only as many as allowed proceed.
 */
export async function takeThrottle(
  db: Db,
  key: string,
  { waits, resetAfterSeconds }: ThrottleRule,
  now: Date,
): Promise<number> {
  const forgotten = sql`t.updated_at < ${now}::timestamptz - make_interval(secs => ${resetAfterSeconds}::int)`;
  const attempts = sql`(case when ${forgotten} then 1 else t.attempts + 1 end)`;
  const wait = sql`(${[...waits]}::int[])[least(${attempts}, ${waits.length}::int)]`;
  const first = waits[0] ?? 0;
  const { rows } = await sql<{ next_at: Date }>`
    insert into throttle as t (key, attempts, next_at, updated_at)
    values (${key}, 1, ${first === 0 ? atOnce : new Date(now.getTime() + first * 1000)}, ${now})
    on conflict (key) do update set
      attempts = ${attempts},
      next_at = case when ${wait} = 0 then ${atOnce}::timestamptz
                else ${now}::timestamptz + make_interval(secs => ${wait}) end,
      updated_at = ${now}
    where t.next_at <= ${now}::timestamptz
    returning next_at`.execute(db);
  return rows.length > 0 ? 0 : waitOf(db, key, now);
}

/** Returns milliseconds until the next attempt for `key` may be made; at least one. */
export async function waitOf(db: Db, key: string, now: Date): Promise<number> {
  const row = await db.selectFrom('throttle').select('next_at').where('key', '=', key).executeTakeFirst();
  return Math.max(1, (row?.next_at.getTime() ?? 0) - now.getTime());
}

export const clearThrottle = (db: Db, key: string) =>
  db.deleteFrom('throttle').where('key', '=', key).execute();

/** Removes one attempt. */
export const lowerThrottle = (db: Db, key: string) =>
  db
    .updateTable('throttle')
    .set(({ ref }) => ({
      attempts: sql<number>`greatest(${ref('attempts')} - 1, 0)`,
      next_at: atOnce,
    }))
    .where('key', '=', key)
    .execute();

/** Deletes keys without an attempt since `before`. */
export const purgeThrottle = (db: Db, before: Date) =>
  db.deleteFrom('throttle').where('updated_at', '<', before).execute();
