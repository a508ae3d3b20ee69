import { inboxCalls } from '@havan/contract/notifications/inbox';
import { inboxMonthCalls } from '@havan/contract/notifications/inbox-month';
import { expect, test } from 'vitest';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { insertNotifications, purgeNotifications } from './inbox.sql.ts';

const app = testApp();
const { getLastNotifications, markNotificationRead } = inboxCalls;

// @spec §1 notifications
// @spec §3 message-notification
// @spec §7 notifications notifications-30-day

test('asks for a session', async () => {
  expect((await app.call(getLastNotifications, {})).status).toBe(401);
  expect((await app.call(markNotificationRead, { id: '1' })).status).toBe(401);
});

test('the last thirty days hold every kind and nothing older, page by page', async () => {
  const buyer = await signedInAs(app, 'pharmacy');
  const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
  const notice = (days: number, mainCategoryId: 5 | 10 | 15) => ({
    companyId: buyer.companyId,
    mainCategoryId,
    subCategoryId: 51,
    body: `${days} gün önce`,
    redirectUrl: '/homepage',
    issueDate: daysAgo(days),
  });
  await insertNotifications(app.database.db, [notice(31, 5), notice(29, 5), notice(3, 15), notice(0, 10)]);
  const page = async (cursor?: string) =>
    (
      await app.call(
        inboxMonthCalls.getMonthOfNotifications,
        { pageSize: '2', ...(cursor && { cursor }) },
        buyer,
      )
    ).result;
  const first = await page();
  const second = await page(first.nextCursor ?? '');
  const texts = [...first.items, ...second.items].map(({ notificationText }) => notificationText);
  expect(texts).toEqual(['0 gün önce', '3 gün önce', '29 gün önce']);
  expect(second.nextCursor).toBeNull();
  const stranger = await signedInAs(app, 'pharmacy');
  expect((await app.call(inboxMonthCalls.getMonthOfNotifications, {}, stranger)).result.items).toEqual([]);
});

test('shows at most fifty notifications, newest first', async () => {
  const buyer = await signedInAs(app, 'pharmacy');
  await insertNotifications(
    app.database.db,
    Array.from({ length: 51 }, (_, index) => ({
      companyId: buyer.companyId,
      mainCategoryId: 15,
      subCategoryId: 151,
      body: `Duyuru ${index}`,
      redirectUrl: '/homepage',
      issueDate: app.clock.now(),
    })),
  );
  const { result } = await app.call(getLastNotifications, {}, buyer);
  expect(result).toHaveLength(50);
  expect(result[0]?.notificationText).toBe('Duyuru 50');
});

test('groups by main category and kind, and pages each of them', async () => {
  const company = await signedInAs(app, 'pharmacy');
  const issueDate = new Date('2026-11-20T09:00:00Z');
  const notice = (subCategoryId: number, n: number, mainCategoryId: 5 | 10 | 15 = 5) => ({
    companyId: company.companyId,
    mainCategoryId,
    subCategoryId,
    body: `Bildirim ${n}`,
    redirectUrl: '/myprofile/orders',
    issueDate,
  });
  const shipped = Array.from({ length: 55 }, (_, n) => notice(52, n));
  await insertNotifications(app.database.db, [...shipped, notice(51, 99), notice(999, 98, 15)]);
  const grouped = async (isRead?: 'true' | 'false') =>
    (await app.call(inboxCalls.getGroupedNotifications, isRead ? { isRead } : {}, company)).result;
  const [purchases, sales, announcements] = await grouped();
  expect(purchases).toMatchObject({ mainCategoryId: 5, mainCategoryName: 'Alışlarım', subTotalCount: 56 });
  expect(purchases?.subCategory).toMatchObject([
    { subCategoryId: 51, subCategoryName: 'Sipariş alındı', count: 1 },
    { subCategoryId: 52, subCategoryName: 'Kargoya verildi', count: 55 },
  ]);
  expect(purchases?.subCategory[1]?.notificationList).toHaveLength(50);
  expect(sales).toMatchObject({ mainCategoryId: 10, subTotalCount: 0, subCategory: [] });
  expect(announcements?.subCategory[0]?.subCategoryName).toBe('Diğer');

  const page = async (cursor?: string, subCategories?: string) =>
    (
      await app.call(
        inboxCalls.getAllNotifications,
        {
          mainCategoryId: '5',
          pageSize: '40',
          ...(cursor !== undefined && { cursor }),
          ...(subCategories !== undefined && { subCategories }),
        },
        company,
      )
    ).result;
  const first = await page();
  const second = await page(first.nextCursor ?? '');
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([40, 16, null]);
  expect((await page(undefined, '51')).items.map(({ notificationText }) => notificationText)).toEqual([
    'Bildirim 99',
  ]);

  await app.call(inboxCalls.markAllNotificationsRead, { mainCategoryId: '5' }, company);
  const unread = await grouped('false');
  expect(unread.map(({ subTotalCount }) => subTotalCount)).toEqual([0, 0, 1]);
  const stranger = await signedInAs(app, 'pharmacy');
  const { result } = await app.call(inboxCalls.getGroupedNotifications, {}, stranger);
  expect(result.map(({ subTotalCount }) => subTotalCount)).toEqual([0, 0, 0]);
});

test('what came before the month thirteen months ago is deleted, with what waits to be mailed, and nothing younger', async () => {
  const { db } = app.database;
  const { companyId } = await signedInAs(app, 'pharmacy');
  const now = new Date('2026-11-29T09:00:00Z');
  const notice = (issueDate: string) => ({
    companyId,
    mainCategoryId: 5 as const,
    subCategoryId: 51,
    body: issueDate,
    redirectUrl: '/homepage',
    issueDate: new Date(issueDate),
  });
  await insertNotifications(db, ['2025-09-30T23:59:59Z', '2025-10-01T00:00:00Z'].map(notice));
  const kept = () =>
    db.selectFrom('notification').select('body').where('company_id', '=', companyId).orderBy('id').execute();
  expect(await kept()).toHaveLength(2);
  await purgeNotifications(db, now);
  expect(await kept()).toEqual([{ body: '2025-10-01T00:00:00Z' }]);
  const waiting = await db.selectFrom('notification_delivery').select('issue_date').execute();
  expect(waiting.map(({ issue_date }) => issue_date?.toISOString())).not.toContain(
    '2025-09-30T23:59:59.000Z',
  );
});
