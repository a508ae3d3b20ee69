import { inboxCalls } from '@havan/contract/inbox';
import { expect, test } from 'vitest';
import { signedInAs } from '../../testing/signed-in.ts';
import { testApp } from '../../testing/test-app.ts';
import { insertNotifications } from './inbox.sql.ts';

const app = testApp();
const { getLastMessages, getLastNotifications, markNotificationRead } = inboxCalls;

test('asks for a session', async () => {
  expect((await app.call(getLastMessages, {})).status).toBe(401);
  expect((await app.call(getLastNotifications, {})).status).toBe(401);
  expect((await app.call(markNotificationRead, { id: '1' })).status).toBe(401);
});

test('shows the newest message of each conversation, unread when the other side wrote it', async () => {
  const { db } = app.database;
  const [buyer, seller, stranger] = await Promise.all([
    signedInAs(app, 'pharmacy'),
    signedInAs(app, 'merchant'),
    signedInAs(app, 'pharmacy'),
  ]);
  const { id } = await db
    .insertInto('conversation')
    .values({ buyer_id: buyer.companyId, seller_id: seller.companyId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('message')
    .values([
      { conversation_id: id, sender_id: buyer.companyId, body: 'Miadı ne zaman?' },
      { conversation_id: id, sender_id: seller.companyId, body: 'Haziran 2028.' },
    ])
    .execute();
  expect((await app.call(getLastMessages, {}, buyer)).result).toMatchObject([
    { conversationId: id, userId: seller.userId, text: 'Haziran 2028.', hasUnreadMessage: true },
  ]);
  await db
    .updateTable('message')
    .set({ read_at: new Date() })
    .where('sender_id', '=', buyer.companyId)
    .execute();
  expect((await app.call(getLastMessages, {}, seller)).result).toMatchObject([
    { userId: buyer.userId, hasUnreadMessage: false },
  ]);
  expect((await app.call(getLastMessages, {}, stranger)).result).toEqual([]);
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
