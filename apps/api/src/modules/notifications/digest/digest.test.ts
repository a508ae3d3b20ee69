import { digestCalls } from '@havan/contract/notifications/digest';
import { afterEach, expect, test } from 'vitest';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { insertNotifications } from '../inbox/inbox.service.ts';
import { sendDigests } from './send-digests.ts';

const app = testApp();
const { getDigest, setDigest } = digestCalls;
const today = app.clock.now();
afterEach(async () => {
  app.clock.set(today);
  await app.database.db.deleteFrom('notification_digest').execute();
});

type Person = Awaited<ReturnType<typeof signedInAs>>;
const choose = (who: Person, rhythm: 'off' | 'daily' | 'weekly') => app.call(setDigest, { rhythm }, who);
const notice = ({ companyId }: Person) =>
  insertNotifications(app.database.db, [
    {
      companyId,
      mainCategoryId: 5,
      subCategoryId: 51,
      body: 'Siparişiniz iletildi.',
      redirectUrl: '/myprofile/orders',
      issueDate: app.clock.now(),
    },
  ]);

/** Runs the job at this moment and returns the mails that it sent. */
async function sentAt(moment: string) {
  app.clock.set(new Date(moment));
  const before = app.ports.sent.length;
  await sendDigests(app.ctx);
  return app.ports.sent.slice(before).map(({ body }) => body);
}

// @spec §1 notifications

test('requires a session; only subscribers get a digest', async () => {
  expect((await app.call(getDigest, {})).status).toBe(401);
  const who = await signedInAs(app, 'pharmacy');
  expect((await app.call(getDigest, {}, who)).result).toEqual({ rhythm: 'off' });
  await notice(who);
  expect(await sentAt('2026-11-23T06:00:00Z')).toEqual([]);
  expect((await app.call(setDigest, { rhythm: 'hourly' as never }, who)).status).toBe(400);
});

test('a daily one leaves once a morning, also when two processes send at once', async () => {
  const who = await signedInAs(app, 'pharmacy');
  await choose(who, 'daily');
  expect((await app.call(getDigest, {}, who)).result).toEqual({ rhythm: 'daily' });
  await notice(who);
  expect(await sentAt('2026-11-24T04:59:00Z')).toEqual([]);
  app.clock.set(new Date('2026-11-24T05:00:00Z'));
  const before = app.ports.sent.length;
  await Promise.all([sendDigests(app.ctx), sendDigests(app.ctx)]);
  expect(app.ports.sent.slice(before)).toHaveLength(1);
  expect(app.ports.sent.at(-1)?.body).toContain('1 okunmamış bildiriminiz var.');
  expect(await sentAt('2026-11-24T07:00:00Z')).toEqual([]);
  expect(await sentAt('2026-11-25T07:00:00Z')).toHaveLength(1);
});

test('a weekly one leaves on Mondays, and one that would be empty never', async () => {
  const who = await signedInAs(app, 'merchant');
  await choose(who, 'weekly');
  expect(await sentAt('2026-11-23T06:00:00Z')).toEqual([]);
  await notice(who);
  expect(await sentAt('2026-11-24T06:00:00Z')).toEqual([]);
  expect(await sentAt('2026-11-30T06:00:00Z')).toHaveLength(1);
  await choose(who, 'off');
  expect(await sentAt('2026-12-07T06:00:00Z')).toEqual([]);
});
