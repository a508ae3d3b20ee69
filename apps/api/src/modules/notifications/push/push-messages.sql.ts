import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { PushTarget } from './push-devices.sql.ts';

/** The content that a device shows: a heading, a sentence and the page that opens. */
export interface PushContent {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

/** Queues messages for all devices of users with a valid session. */
export async function queuePushes(
  trx: Db,
  pushes: readonly (PushContent & { readonly userId: number })[],
  at: Date,
): Promise<void> {
  if (pushes.length === 0) return;
  await sql`
    insert into push_message (device_id, title, body, url, created_at, due_at)
    select d.id, p.title, p.body, p.url, ${at}, ${at}
    from unnest(${pushes.map(({ userId }) => userId)}::bigint[], ${pushes.map(({ title }) => title)}::text[],
      ${pushes.map(({ body }) => body)}::text[], ${pushes.map(({ url }) => url)}::text[])
      with ordinality as p (user_id, title, body, url, nr)
    join push_device d on d.user_id = p.user_id
    join session_family f on f.id = d.family_id and f.revoked_at is null and f.expires_at > ${at}
    order by p.nr, d.id`.execute(trx);
}

export interface DuePush extends PushContent {
  readonly id: number;
  readonly attempts: number;
  readonly device: PushTarget;
}

/**
 * Takes due messages, the oldest first, for devices whose session is still valid: a retry may come an hour later. No
 * other process takes them before `leaseEnd`.
 */
export async function claimDuePushes(
  db: Db,
  { now, leaseEnd, limit }: { readonly now: Date; readonly leaseEnd: Date; readonly limit: number },
): Promise<DuePush[]> {
  const { rows } = await sql<DuePush>`
    with due as (
      select m.id from push_message m
      join push_device d on d.id = m.device_id
      join session_family f on f.id = d.family_id and f.revoked_at is null and f.expires_at > ${now}
      where m.due_at <= ${now} order by m.due_at, m.id limit ${limit}
      for update of m skip locked
    )
    update push_message m set due_at = ${leaseEnd}, attempts = m.attempts + 1
    from due, push_device d where m.id = due.id and d.id = m.device_id
    returning m.id, m.title, m.body, m.url, m.attempts,
      jsonb_build_object('id', d.id, 'endpoint', d.endpoint, 'p256dh', d.p256dh, 'auth', d.auth) as device`.execute(
    db,
  );
  return rows;
}

export const dropPush = (db: Db, id: number) => db.deleteFrom('push_message').where('id', '=', id).execute();

export const planPush = (db: Db, id: number, at: Date) =>
  db.updateTable('push_message').set({ due_at: at }).where('id', '=', id).execute();
