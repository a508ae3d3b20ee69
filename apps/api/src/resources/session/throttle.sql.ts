import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** After this long without an attempt a key starts anew. */
const forgetAfter = '15 minutes';

/** While attempts are free: earlier than every `now`, also than that of a process whose request left a moment before. */
const atOnce = new Date(0);

/**
 * Takes one attempt for `key`. Returns 0 when it may go ahead, else the milliseconds until the next one may. The row is
 * locked by its update, so of many attempts at once only as many go ahead as the rule allows.
 */
export async function takeThrottle(
  db: Db,
  key: string,
  rule: { readonly free: number; readonly maxWaitSeconds: number },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ next_at: Date }>`
    insert into throttle as t (key, attempts, next_at, updated_at) values (${key}, 1, ${atOnce}, ${now})
    on conflict (key) do update set
      attempts = case when t.updated_at < ${now}::timestamptz - ${forgetAfter}::interval then 1 else t.attempts + 1 end,
      next_at = case
        when t.updated_at < ${now}::timestamptz - ${forgetAfter}::interval or t.attempts + 1 < ${rule.free}::int
          then ${atOnce}::timestamptz
        else ${now}::timestamptz + make_interval(secs =>
          least(${rule.maxWaitSeconds}::int, power(2, least(t.attempts + 1 - ${rule.free}::int, 20))::int))
      end,
      updated_at = ${now}
    where t.next_at <= ${now}::timestamptz
    returning next_at`.execute(db);
  if (rows.length > 0) return 0;
  const row = await db.selectFrom('throttle').select('next_at').where('key', '=', key).executeTakeFirst();
  return Math.max(1, (row?.next_at.getTime() ?? 0) - now.getTime());
}

export const clearThrottle = (db: Db, key: string) =>
  db.deleteFrom('throttle').where('key', '=', key).execute();

/** Takes one attempt off again. */
export const lowerThrottle = (db: Db, key: string) =>
  db
    .updateTable('throttle')
    .set(({ ref }) => ({
      attempts: sql<number>`greatest(${ref('attempts')} - 1, 0)`,
      next_at: atOnce,
    }))
    .where('key', '=', key)
    .execute();

/** Forgets keys that nobody tried since `before`. */
export const purgeThrottle = (db: Db, before: Date) =>
  db.deleteFrom('throttle').where('updated_at', '<', before).execute();
