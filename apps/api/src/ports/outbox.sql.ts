import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { OutgoingMessage } from './message-port.ts';

/** One statement with one plan for however many there are. */
export const insertOutboxMessages = (db: Db, messages: readonly OutgoingMessage[]) =>
  sql`
    insert into outbox_message (channel, recipient, subject, body)
    select * from unnest(
      ${messages.map(({ channel }) => channel)}::text[], ${messages.map(({ recipient }) => recipient)}::text[],
      ${messages.map(({ subject }) => subject)}::text[], ${messages.map(({ body }) => body)}::text[])`.execute(
    db,
  );

/** The newest messages first. */
export const listOutboxMessages = (db: Db, limit: number) =>
  db
    .selectFrom('outbox_message')
    .select(['id', 'channel', 'recipient', 'subject', 'body', 'created_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
