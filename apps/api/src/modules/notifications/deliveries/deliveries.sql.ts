import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { gatherMonths, hasKey, type MonthlyKey } from '../../../core/db/months/months.sql.ts';
import type { NumberedMessage } from './transport.ts';

/** Returns a message that waits to be sent, from whichever month; undefined when it is settled or gone. */
export const waitingMessage = (db: Db, id: number): Promise<(MonthlyKey & NumberedMessage) | undefined> =>
  db
    .selectFrom('outbox_message')
    .select(['id', 'created_at', 'channel', 'recipient', 'subject', 'body'])
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();

/** Marks the message as sent and deletes its body. */
export const markSent = (db: Db, key: MonthlyKey, at: Date) =>
  db
    .updateTable('outbox_message')
    .set((eb) => ({
      state: 'sent',
      body: '',
      last_error: null,
      attempts: eb('attempts', '+', 1),
      settled_at: at,
    }))
    .where(hasKey('outbox_message', key))
    .execute();

export const noteFailure = (db: Db, key: MonthlyKey, error: string) =>
  db
    .updateTable('outbox_message')
    .set((eb) => ({ last_error: error, attempts: eb('attempts', '+', 1) }))
    .where(hasKey('outbox_message', key))
    .execute();

/** Marks a waiting message as dead. */
export const markDead = (db: Db, id: number, at: Date) =>
  db
    .updateTable('outbox_message')
    .set({ state: 'dead', settled_at: at })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();

/** Returns dead letters without their bodies, the newest first. */
export const listDead = (db: Db, limit: number) =>
  db
    .selectFrom('outbox_message')
    .select(['id', 'channel', 'recipient', 'subject', 'attempts', 'last_error', 'settled_at'])
    .select(sql<boolean>`body <> ''`.as('can_be_replayed'))
    .where('state', '=', 'dead')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Makes dead letters wait again and returns their ids; those whose body was deleted stay dead. Null means all. */
export async function reviveDead(db: Db, ids: readonly number[] | null): Promise<number[]> {
  const rows = await db
    .updateTable('outbox_message')
    .set({ state: 'waiting', settled_at: null })
    .where('state', '=', 'dead')
    .where('body', '<>', '')
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Deletes the bodies of dead letters after three days (their codes and links have expired), messages of the mailbox
 * after a week, and all others after ninety days. Months that ended ninety days ago go; what waits in them is kept in the
 * first part.
 */
export async function purgeMessages(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 90 * 86_400_000);
  await sql`
    update outbox_message set body = ''
    where state = 'dead' and body <> '' and settled_at < ${now}::timestamptz - interval '3 days'`.execute(db);
  await sql`
    delete from outbox_message
    where state = 'kept' and created_at < ${now}::timestamptz - interval '7 days'`.execute(db);
  await sql`delete from outbox_message where state in ('sent', 'dead') and created_at < ${before}`.execute(
    db,
  );
  await gatherMonths(db, 'outbox_message', now, before);
}

/** Grants the API's role the right to add jobs; pg-boss itself works as the owner. */
export async function grantQueue(db: Db, schema: string, role: string): Promise<void> {
  const [inSchema, toRole] = [sql.id(schema), sql.id(role)];
  await sql`grant usage on schema ${inSchema} to ${toRole}`.execute(db);
  await sql`grant select, insert, update, delete on all tables in schema ${inSchema} to ${toRole}`.execute(
    db,
  );
  await sql`grant execute on all functions in schema ${inSchema} to ${toRole}`.execute(db);
}
