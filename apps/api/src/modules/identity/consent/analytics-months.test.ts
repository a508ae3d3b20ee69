import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { insertAnalyticsEvent, purgeAnalytics } from './consent.sql.ts';

const app = testApp();
const visitorId = randomUUID();
const never = new Date('2000-01-01');

const countAt = (time: string) =>
  insertAnalyticsEvent(
    app.database.db,
    { visitorId, name: 'page', event: { time }, at: new Date(time) },
    { limit: 100, since: new Date('2090-01-01') },
  );

/** Returns the name of the partition of each event of the visitor, by the time of the event. */
async function places(): Promise<Record<string, string>> {
  const { rows } = await sql<{ time: string; part: string }>`
    select event ->> 'time' as time, tableoid::regclass::text as part from analytics_event
    where visitor_id = ${visitorId}::uuid`.execute(app.database.db);
  return Object.fromEntries(rows.map(({ time, part }) => [time, part]));
}

async function parts(): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select inhrelid::regclass::text as part from pg_inherits
    where inhparent = 'analytics_event'::regclass order by 1`.execute(app.database.db);
  return rows.map(({ part }) => part);
}

const purge = (now: string, before = never) => purgeAnalytics(app.database.db, new Date(now), before);

beforeEach(() => app.database.db.deleteFrom('analytics_event').execute());

test('events lie in the month in which they came, in UTC, and those of a month that was not made are moved into it', async () => {
  await countAt('2031-05-10T00:00:00Z');
  expect(await places()).toEqual({ '2031-05-10T00:00:00Z': 'analytics_event_later' });
  await purge('2031-05-11T00:00:00Z');
  for (const time of [
    '2031-05-31T23:59:59Z',
    '2031-06-01T00:00:00Z',
    '2020-01-01T00:00:00Z',
    '2031-12-01T00:00:00Z',
  ])
    await countAt(time);
  expect(await places()).toEqual({
    '2020-01-01T00:00:00Z': 'analytics_event_before',
    '2031-05-10T00:00:00Z': 'analytics_event_2031_05',
    '2031-05-31T23:59:59Z': 'analytics_event_2031_05',
    '2031-06-01T00:00:00Z': 'analytics_event_2031_06',
    '2031-12-01T00:00:00Z': 'analytics_event_later',
  });
});

test('making the months again changes nothing, whatever the time zone of the connection', async () => {
  await purge('2032-01-15T12:00:00Z');
  const made = await parts();
  expect(made).toEqual(
    expect.arrayContaining(
      ['2032_01', '2032_02', '2032_03', '2032_04'].map((month) => `analytics_event_${month}`),
    ),
  );
  await purge('2032-01-15T12:00:00Z');
  await app.database.db.connection().execute(async (db) => {
    await sql`set timezone = 'Asia/Tokyo'`.execute(db);
    await purgeAnalytics(db, new Date('2032-01-31T22:00:00Z'), never);
    await sql`reset timezone`.execute(db);
  });
  expect(await parts()).toEqual(made);
});

test('a month goes when it ended before the limit, and single events before it', async () => {
  await purge('2033-01-15T00:00:00Z');
  for (const time of [
    '2020-01-01T00:00:00Z',
    '2032-12-31T00:00:00Z',
    '2033-01-31T23:59:59Z',
    '2033-02-03T00:00:00Z',
    '2033-02-05T00:00:00Z',
    '2040-01-01T00:00:00Z',
  ])
    await countAt(time);
  await purge('2034-02-28T00:00:00Z', new Date('2033-01-31T23:00:00Z'));
  expect(await places()).toEqual({
    '2033-01-31T23:59:59Z': 'analytics_event_2033_01',
    '2033-02-03T00:00:00Z': 'analytics_event_2033_02',
    '2033-02-05T00:00:00Z': 'analytics_event_2033_02',
    '2040-01-01T00:00:00Z': 'analytics_event_later',
  });
  await purge('2034-03-04T00:00:00Z', new Date('2033-02-04T00:00:00Z'));
  expect(await places()).toEqual({
    '2033-02-05T00:00:00Z': 'analytics_event_2033_02',
    '2040-01-01T00:00:00Z': 'analytics_event_later',
  });
  expect(await parts()).not.toContain('analytics_event_2033_01');
});

test('what is asked about the last minute reads no earlier month', async () => {
  await purge('2035-01-15T00:00:00Z');
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select count(*) from analytics_event
    where visitor_id = ${visitorId}::uuid and received_at > '2035-03-01T00:00:00Z'`.execute(app.database.db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('analytics_event_2035_03');
  for (const earlier of ['2035_01', '2035_02', 'before'])
    expect(plan).not.toContain(`analytics_event_${earlier}`);
});
