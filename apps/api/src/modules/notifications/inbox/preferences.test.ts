import { inboxCalls } from '@havan/contract/notifications/inbox';
import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import type { NotificationChannel, NotificationKind } from '@havan/domain/notification-kind';
import { expect, test } from 'vitest';
import { makeUser } from '../../../testing/factories.ts';
import { sessionOf, signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { deliverNotifications } from './deliver-notifications.ts';
import { insertNotifications } from './inbox.sql.ts';

const app = testApp();
const { getNotificationPreferences: read, setNotificationPreferences: change } = inboxCalls;

type Person = Awaited<ReturnType<typeof signedInAs>>;

const choose = (
  person: { token: string },
  subCategoryId: NotificationKind,
  channel: NotificationChannel,
  isOn: boolean,
) => app.call(change, { changes: [{ subCategoryId, channel, isOn }] }, person);

/** Notifies a company of a sale, runs the job and returns the messages that were sent. */
async function reported({ companyId }: Person, subCategoryId: NotificationKind = 101) {
  await insertNotifications(app.database.db, [
    {
      companyId,
      mainCategoryId: 10,
      subCategoryId,
      body: 'Size 4.812,40 TL tutarında sipariş verildi.',
      redirectUrl: '/myprofile/orderdetail/sold/12?a=1',
      issueDate: app.clock.now(),
    },
  ]);
  const before = app.ports.sent.length;
  await deliverNotifications(app.ctx);
  return app.ports.sent.slice(before);
}

// @spec §1 notifications
// @spec §2.2 settings
// @spec §7 notifications

test('asks for a session, and refuses unknown switches', async () => {
  expect((await app.call(read, {})).status).toBe(401);
  const person = await signedInAs(app, 'merchant');
  expect((await app.call(change, { changes: [] }, person)).status).toBe(400);
  const unknown = { subCategoryId: 999, channel: 'email', isOn: true } as never;
  expect((await app.call(change, { changes: [unknown] }, person)).status).toBe(400);
});

test('returns defaults, and stores the choices of each user separately', async () => {
  const owner = await signedInAs(app, 'pharmacy');
  const member = await makeUser(app.database.db, owner.companyId);
  const token = await sessionOf(app, { ...owner, userId: member });
  const ofKind = async (person: { token: string }, kind: number) =>
    (await app.call(read, {}, person)).result.kinds.find(({ subCategoryId }) => subCategoryId === kind);
  expect(await ofKind(owner, 101)).toEqual({
    subCategoryId: 101,
    subCategoryName: 'Yeni sipariş',
    mainCategoryId: 10,
    channels: { app: true, push: true, email: true, sms: false },
  });
  const { result } = await app.call(
    change,
    {
      changes: [
        { subCategoryId: 101, channel: 'sms', isOn: false },
        { subCategoryId: 101, channel: 'email', isOn: false },
        { subCategoryId: 101, channel: 'sms', isOn: true },
      ],
    },
    owner,
  );
  expect(result.kinds.find(({ subCategoryId }) => subCategoryId === 101)?.channels).toEqual({
    app: true,
    push: true,
    email: false,
    sms: true,
  });
  expect((await ofKind({ token }, 101))?.channels).toEqual({
    app: true,
    push: true,
    email: true,
    sms: false,
  });
});

test('a seller that cannot buy has no purchase preferences', async () => {
  const { result } = await app.call(read, {}, await signedInAs(app, 'merchant'));
  expect(new Set(result.kinds.map(({ mainCategoryId }) => mainCategoryId))).toEqual(new Set([10, 15]));
});

test('a notification is mailed once according to preferences, with a link that contains its id', async () => {
  const person = await signedInAs(app, 'merchant');
  const [mail, ...others] = await reported(person);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ channel: 'email', subject: 'Yeni sipariş' });
  expect(mail?.body).toMatch(
    new RegExp(
      `${app.ctx.config.merchantOrigin}/merchant/myprofile/orderdetail/sold/12\\?a=1&notification=\\d+\n`,
    ),
  );
  expect(mail?.body).toContain('/merchant/myprofile/settings/notification');
  await deliverNotifications(app.ctx);
  expect(app.ports.sent.at(-1)).toBe(mail);
});

test('a disabled mail is not sent, an enabled SMS is', async () => {
  const person = await signedInAs(app, 'pharmacy');
  await choose(person, 101, 'email', false);
  await choose(person, 101, 'sms', true);
  const messages = await reported(person);
  expect(messages.map(({ channel, body }) => [channel, body])).toEqual([
    ['sms', 'Havan: Size 4.812,40 TL tutarında sipariş verildi.'],
  ]);
});

test('kinds hidden in the app are in no list and counter of that user', async () => {
  const owner = await signedInAs(app, 'pharmacy');
  const member = {
    token: await sessionOf(app, { ...owner, userId: await makeUser(app.database.db, owner.companyId) }),
  };
  await reported(owner, 106);
  await choose(owner, 106, 'app', false);
  const seenBy = async (person: { token: string }) => [
    (await app.call(getUserBasicInfos, {}, person)).result.globalActionFields.notification,
    (await app.call(inboxCalls.getLastNotifications, {}, person)).result.length,
    (await app.call(inboxCalls.getAllNotifications, { mainCategoryId: '10' }, person)).result.items.length,
    (await app.call(inboxCalls.getGroupedNotifications, {}, person)).result[1]?.subTotalCount,
  ];
  expect(await seenBy(owner)).toEqual([0, 0, 0, 0]);
  expect(await seenBy(member)).toEqual([1, 1, 1, 1]);
});
