import type { Db } from '../db/database.ts';
import type { OutgoingMessage } from './message-port.ts';

export const insertOutboxMessage = (db: Db, message: OutgoingMessage) =>
  db.insertInto('outbox_message').values(message).execute();

/** The newest messages first. */
export const listOutboxMessages = (db: Db, limit: number) =>
  db
    .selectFrom('outbox_message')
    .select(['id', 'channel', 'recipient', 'subject', 'body', 'created_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
