import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { OutgoingMessage } from '../../../core/ports/message-port.ts';

/** The initial state of a message: kept in the mailbox, or waiting to be sent. */
type FirstState = 'kept' | 'waiting';

/**
 * Inserts messages by one statement with one plan for any number of them. Returns the ids of waiting ones.
 */
export async function insertOutboxMessages(
  db: Db,
  messages: readonly OutgoingMessage[],
  stateOf: (channel: OutgoingMessage['channel']) => FirstState = () => 'kept',
): Promise<number[]> {
  const { rows } = await sql<{ id: number; state: FirstState }>`
    insert into outbox_message (channel, recipient, subject, body, state)
    select * from unnest(
      ${messages.map(({ channel }) => channel)}::text[], ${messages.map(({ recipient }) => recipient)}::text[],
      ${messages.map(({ subject }) => subject)}::text[], ${messages.map(({ body }) => body)}::text[],
      ${messages.map(({ channel }) => stateOf(channel))}::text[])
    returning id, state`.execute(db);
  return rows.filter(({ state }) => state === 'waiting').map(({ id }) => id);
}

/** Returns the messages that were stored instead of being sent, the newest first. */
export const listOutboxMessages = (db: Db, limit: number) =>
  db
    .selectFrom('outbox_message')
    .select(['id', 'channel', 'recipient', 'subject', 'body', 'created_at'])
    .where('state', '=', 'kept')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
