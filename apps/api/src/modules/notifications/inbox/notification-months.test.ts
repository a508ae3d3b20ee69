import type { ResultOf } from '@havan/contract/call';
import { inboxCalls } from '@havan/contract/notifications/inbox';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { keepMonths } from '../../../core/db/months/months.sql.ts';
import { monthsRead, plansOf } from '../../../testing/plans-of.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { type Answer, testApp } from '../../../testing/test-app.ts';
import { deliverNotifications } from './deliver-notifications.ts';
import { deliveriesOf, takeUndelivered } from './delivery.sql.ts';
import {
  insertNotifications,
  newestNotifications,
  purgeNotifications,
  readNotification,
} from './inbox.sql.ts';
import { notificationPage } from './notification-lists.sql.ts';

const app = testApp();
let company: Awaited<ReturnType<typeof signedInAs>>;
const now = new Date('2027-06-20T09:00:00Z');

const notify = (...issueDates: string[]) =>
  insertNotifications(
    app.database.db,
    issueDates.map((issueDate) => ({
      companyId: company.companyId,
      mainCategoryId: 5,
      subCategoryId: 51,
      body: issueDate,
      redirectUrl: '/homepage',
      issueDate: new Date(issueDate),
    })),
  );

/** Returns each notification with its part, the oldest first. */
async function places(): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select body || ' ' || tableoid::regclass as place from notification order by issue_date, id`.execute(
    app.database.db,
  );
  return rows.map(({ place }) => place);
}

const idOf = async (body: string): Promise<number> =>
  (await app.database.db.selectFrom('notification').select('id').where('body', '=', body).executeTakeFirst())
    ?.id ?? 0;

const monthsOf = async (run: Parameters<typeof plansOf>[1]) =>
  monthsRead(await plansOf(app.database.url, run), 'notification');

beforeAll(async () => {
  company = await signedInAs(app, 'pharmacy');
  await keepMonths(app.database.db, 'notification', now);
});
beforeEach(async () => {
  await app.database.db.deleteFrom('notification').execute();
  await app.database.db.deleteFrom('notification_delivery').execute();
  await notify(
    '2027-03-01T00:00:00Z',
    '2027-05-31T23:59:59Z',
    '2027-06-01T00:00:00Z',
    '2027-06-19T00:00:00Z',
  );
});

test('a list reads the newest months until its page is full, and the next page begins where it ended', async () => {
  expect(await monthsOf((db) => newestNotifications(db, company, 2))).toEqual([
    '2027_06',
    '2027_07',
    '2027_08',
    '2027_09',
    'later',
  ]);
  const cursors: string[] = [];
  const texts: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { result }: Answer<ResultOf<typeof inboxCalls.getAllNotifications>> = await app.call(
      inboxCalls.getAllNotifications,
      { mainCategoryId: '5', pageSize: '1', ...(cursor && { cursor }) },
      company,
    );
    texts.push(...result.items.map(({ notificationText }) => notificationText));
    cursor = result.nextCursor;
    cursors.push(cursor ?? '');
  }
  expect(texts).toEqual([
    '2027-06-19T00:00:00Z',
    '2027-06-01T00:00:00Z',
    '2027-05-31T23:59:59Z',
    '2027-03-01T00:00:00Z',
  ]);
  const [micros = '', id = ''] = cursors[1]?.split('-') ?? [];
  const wish = {
    ...company,
    mainCategoryId: null,
    since: null,
    subCategoryIds: [],
    isRead: null,
    before: { micros, id: Number(id) },
    limit: 1,
  };
  expect(await monthsOf((db) => notificationPage(db, wish))).toEqual(['2027_05', '2027_06']);
});

test('a cursor of the version before goes on after its notification', async () => {
  const cursor = String(await idOf('2027-06-01T00:00:00Z'));
  const { result } = await app.call(inboxCalls.getAllNotifications, { mainCategoryId: '5', cursor }, company);
  expect(result.items.map(({ notificationText }) => notificationText)).toEqual([
    '2027-05-31T23:59:59Z',
    '2027-03-01T00:00:00Z',
  ]);
});

test('a notification of today is marked without reading old months, and an old one is marked too', async () => {
  const [recent, old] = [await idOf('2027-06-19T00:00:00Z'), await idOf('2027-03-01T00:00:00Z')];
  const months = await monthsOf((db) => readNotification(db, company.companyId, recent, now));
  expect(months).toContain('2027_06');
  expect(months).not.toContain('before');
  expect(months).not.toContain('2027_04');
  expect(await readNotification(app.database.db, company.companyId, old, now)).toBe(true);
  expect(await readNotification(app.database.db, company.companyId + 1, old, now)).toBe(false);
});

test('what is to be mailed is found by its month, also when the version before queued it', async () => {
  const { db } = app.database;
  const [first] = await takeUndelivered(db, 1);
  expect(first?.issue_date).toEqual(new Date('2027-03-01T00:00:00Z'));
  const taken = {
    notification_id: await idOf('2027-06-01T00:00:00Z'),
    issue_date: new Date('2027-06-01T00:00:00Z'),
  };
  const months = await monthsOf((one) => deliveriesOf(one, [taken]));
  expect(months).not.toContain('2027_05');
  expect(await deliveriesOf(db, [taken])).toHaveLength(1);
  expect(await deliveriesOf(db, [taken, { ...taken, issue_date: null }])).toHaveLength(1);
  expect(await deliveriesOf(db, [{ notification_id: taken.notification_id, issue_date: null }])).toHaveLength(
    1,
  );
});

test('a row of the queue whose notification is gone is taken like the others', async () => {
  const { db } = app.database;
  await db.deleteFrom('notification').where('body', '=', '2027-03-01T00:00:00Z').execute();
  await sql`insert into notification_delivery (notification_id) values (${2_000_000_000})`.execute(db);
  await deliverNotifications(app.ctx);
  expect(await takeUndelivered(db, 10)).toEqual([]);
});

test('notifications lie in their months; whole months go after thirteen, with what is to be mailed', async () => {
  await notify('2027-12-31T00:00:00Z');
  expect(await places()).toEqual([
    '2027-03-01T00:00:00Z notification_2027_03',
    '2027-05-31T23:59:59Z notification_2027_05',
    '2027-06-01T00:00:00Z notification_2027_06',
    '2027-06-19T00:00:00Z notification_2027_06',
    '2027-12-31T00:00:00Z notification_later',
  ]);
  await purgeNotifications(app.database.db, new Date('2028-07-10T00:00:00Z'));
  expect(await places()).toEqual([
    '2027-06-01T00:00:00Z notification_2027_06',
    '2027-06-19T00:00:00Z notification_2027_06',
    '2027-12-31T00:00:00Z notification_2027_12',
  ]);
  const waiting = await takeUndelivered(app.database.db, 10);
  expect(new Set(waiting.map(({ issue_date }) => issue_date?.toISOString()))).toEqual(
    new Set(['2027-06-01T00:00:00.000Z', '2027-06-19T00:00:00.000Z', '2027-12-31T00:00:00.000Z']),
  );
});
