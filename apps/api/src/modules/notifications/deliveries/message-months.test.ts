import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { keepMonths } from '../../../core/db/months/months.sql.ts';
import { monthsRead, plansOf } from '../../../testing/plans-of.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { markDead, markSent, noteFailure, purgeMessages, waitingMessage } from './deliveries.sql.ts';

const database = testDatabase();
const now = new Date('2027-06-20T09:00:00Z');

const store = async (subject: string, createdAt: string, state: 'dead' | 'kept' | 'sent' | 'waiting') => {
  const { rows } = await sql<{ id: number; created_at: Date }>`
    insert into outbox_message (channel, recipient, subject, body, state, created_at, settled_at)
    values ('email', 'eczane@example.com', ${subject}, '', ${state}, ${createdAt}, ${createdAt})
    returning id, created_at`.execute(database.db);
  return rows[0] ?? { id: 0, created_at: now };
};

async function places(): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select concat_ws(' ', subject, tableoid::regclass, state) as place from outbox_message order by id`.execute(
    database.db,
  );
  return rows.map(({ place }) => place);
}

beforeAll(() => keepMonths(database.db, 'outbox_message', now));
beforeEach(() => database.db.deleteFrom('outbox_message').execute());

test('a message is settled in its month alone, found from whichever', async () => {
  const old = await store('old', '2027-01-10T00:00:00Z', 'waiting');
  const made = await store('new', '2027-06-10T00:00:00.123456Z', 'waiting');
  expect(await waitingMessage(database.db, old.id)).toMatchObject({ subject: 'old' });
  const message = await waitingMessage(database.db, made.id);
  expect(message).toMatchObject(made);
  for (const settle of [noteFailure, markSent]) {
    const plan = await plansOf(database.url, (db) =>
      settle === noteFailure ? noteFailure(db, made, '503') : markSent(db, made, now),
    );
    expect(monthsRead(plan, 'outbox_message')).toEqual(['2027_06']);
  }
  await markDead(database.db, old.id, now);
  expect(await places()).toEqual(['old outbox_message_2027_01 dead', 'new outbox_message_2027_06 sent']);
});

test('months that ended ninety days ago go, and what waits in them is kept', async () => {
  await store('kept', '2027-06-11T00:00:00Z', 'kept');
  await store('waiting', '2027-02-10T00:00:00Z', 'waiting');
  await store('sent', '2027-03-21T00:00:00Z', 'sent');
  await store('just sent', '2027-03-31T00:00:00Z', 'sent');
  await purgeMessages(database.db, new Date('2027-06-18T09:00:00Z'));
  expect(await places()).toEqual([
    'waiting outbox_message_before waiting',
    'sent outbox_message_2027_03 sent',
    'just sent outbox_message_2027_03 sent',
  ]);
  await purgeMessages(database.db, new Date('2027-06-21T00:00:00Z'));
  expect(await places()).toEqual([
    'waiting outbox_message_before waiting',
    'just sent outbox_message_2027_03 sent',
  ]);
});
