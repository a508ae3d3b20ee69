import type { CookieChoice } from '@havan/contract/identity/consent';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { keepMonths } from '../../../core/db/months/months.sql.ts';

/** Returns the last answer of a user; null without one. */
export async function findCookieChoice(db: Db, userId: number): Promise<CookieChoice> {
  const row = await db
    .selectFrom('cookie_answer')
    .select('choice')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.choice ?? null;
}

export async function insertCookieAnswer(
  db: Db,
  userId: number,
  choice: NonNullable<CookieChoice>,
  at: Date,
): Promise<void> {
  await db.insertInto('cookie_answer').values({ user_id: userId, choice, answered_at: at }).execute();
}

/** Stores an event unless this visitor sent `limit` of them since `since`. */
export async function insertAnalyticsEvent(
  db: Db,
  row: { visitorId: string; name: string; event: object; at: Date },
  { limit, since }: { limit: number; since: Date },
): Promise<void> {
  await sql`
    insert into analytics_event (visitor_id, name, event, received_at)
    select ${row.visitorId}::uuid, ${row.name}, ${JSON.stringify(row.event)}::jsonb, ${row.at}::timestamptz
    where (select count(*) from analytics_event
           where visitor_id = ${row.visitorId}::uuid and received_at > ${since}) < ${limit}::int`.execute(db);
}

/**
 * Creates the partitions of coming months, drops those that ended before `before`, and deletes single events from
 * before it.
 */
export async function purgeAnalytics(db: Db, now: Date, before: Date): Promise<void> {
  await keepMonths(db, 'analytics_event', now, before);
  await db.deleteFrom('analytics_event').where('received_at', '<', before).execute();
}
