import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pushCalls } from '@havan/contract/notifications/push';
import { setNotificationPreferences } from '@havan/contract/notifications/inbox';
import { signOut } from '@havan/contract/identity/session';
import { notificationKinds } from '@havan/domain/notification-kind';
import ece from 'http_ece';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sessionOf, signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { deliverNotifications } from '../inbox/deliver-notifications.ts';
import { insertNotifications } from '../inbox/inbox.service.ts';
import { purgePushDevices } from './push-devices.service.ts';
import { pushIdentity, resealPushIdentity } from './push-identity.ts';
import { pushJobs } from './send-pushes.ts';

const app = testApp();
const { getPushDevices, addPushDevice, removePushDevice, testPushDevice } = pushCalls;

/** The keys of a browser that is subscribed at the push service below. */
const browser = createECDH('prime256v1');
browser.generateKeys();
const authSecret = randomBytes(16);

/** A push service on this machine, which keeps the received requests and answers with `status`. */
const service = { url: '', status: 201, received: [] as { headers: IncomingHttpHeaders; body: Buffer }[] };
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    service.received.push({ headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(service.status).end();
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const today = app.clock.now();
beforeEach(() => {
  service.status = 201;
  service.received.length = 0;
});
afterEach(async () => {
  app.clock.set(today);
  await app.database.db.deleteFrom('push_device').execute();
});

let subscriptions = 0;
const subscription = () => ({
  endpoint: `${service.url}/${(subscriptions += 1)}`,
  p256dh: browser.getPublicKey('base64url'),
  auth: authSecret.toString('base64url'),
});

const opened = (body: Buffer): unknown =>
  JSON.parse(
    ece
      .decrypt(body, {
        version: 'aes128gcm',
        privateKey: browser,
        authSecret: authSecret.toString('base64url'),
      })
      .toString(),
  );

type Person = Awaited<ReturnType<typeof signedInAs>>;
/** Notifies a company of a shipped order, which is mailed by default, and runs both jobs. */
async function notify({ companyId }: Person, subCategoryId: number = notificationKinds.orderShipped) {
  await insertNotifications(app.database.db, [
    {
      companyId,
      mainCategoryId: 5,
      subCategoryId,
      body: 'Siparişiniz kargoya verildi.',
      redirectUrl: '/myprofile/orderdetail/bought/7',
      issueDate: app.clock.now(),
    },
  ]);
  await deliverNotifications(app.ctx);
  await send();
}
const send = async () => {
  for (const job of pushJobs) await job.run(app.ctx);
};
const waiting = () => app.database.db.selectFrom('push_message').selectAll().execute();

// @spec §1 notifications

test('asks for a session and for keys of the right length; an address into our own network is refused', async () => {
  expect((await app.call(getPushDevices, {})).status).toBe(401);
  const who = await signedInAs(app, 'pharmacy');
  expect((await app.call(addPushDevice, { ...subscription(), auth: 'kısa' }, who)).status).toBe(400);
  const inside = await app.call(addPushDevice, { ...subscription(), endpoint: 'https://10.0.0.7/1' }, who);
  expect(inside.status).toBe(400);
});

test('a notification arrives encrypted for the browser, signed, with the page that opens', async () => {
  const who = await signedInAs(app, 'pharmacy');
  await app.call(addPushDevice, subscription(), who);
  await notify(who);
  expect(service.received).toHaveLength(1);
  const [{ headers, body }] = service.received as [(typeof service.received)[0]];
  expect(headers['content-encoding']).toBe('aes128gcm');
  expect(headers['ttl']).toBe('86400');
  const { publicKey } = (await app.call(getPushDevices, {}, who)).result;
  expect(headers['authorization']).toMatch(new RegExp(`^vapid t=[^,]+, k=${publicKey}$`));
  expect(opened(body)).toEqual({
    title: 'Kargoya verildi',
    body: 'Siparişiniz kargoya verildi.',
    url: expect.stringMatching(
      new RegExp(`^${app.ctx.config.buyerOrigin}/myprofile/orderdetail/bought/7\\?notification=\\d+$`),
    ),
  });
  expect(await waiting()).toEqual([]);
  const { devices } = (await app.call(getPushDevices, {}, who)).result;
  expect(devices).toMatchObject([{ isThisSession: true, lastSentAt: app.clock.now().toISOString() }]);
});

test('a kind that was switched off is not sent; one that is not mailed is sent where it was switched on', async () => {
  const who = await signedInAs(app, 'pharmacy');
  await app.call(addPushDevice, subscription(), who);
  const set = (subCategoryId: 51 | 52 | 54, isOn: boolean) =>
    app.call(setNotificationPreferences, { changes: [{ subCategoryId, channel: 'push', isOn }] }, who);
  await set(52, false);
  await notify(who);
  await notify(who, notificationKinds.orderConfirmed);
  expect(service.received).toHaveLength(0);
  await set(54, true);
  await notify(who, notificationKinds.orderConfirmed);
  expect(service.received).toHaveLength(1);
});

test('a failing push service is asked again, then the message is dropped', async () => {
  const who = await signedInAs(app, 'pharmacy');
  await app.call(addPushDevice, subscription(), who);
  service.status = 503;
  await notify(who);
  await send();
  expect(service.received).toHaveLength(1);
  for (const seconds of [10, 60, 600, 3600]) {
    app.clock.advance(seconds * 1000);
    await send();
  }
  expect(service.received).toHaveLength(5);
  expect(await waiting()).toEqual([]);
});

test('of two processes that send at once one sends each message', async () => {
  const who = await signedInAs(app, 'pharmacy');
  await app.call(addPushDevice, subscription(), who);
  await insertNotifications(
    app.database.db,
    Array.from({ length: 30 }, (_, n) => ({
      companyId: who.companyId,
      mainCategoryId: 5 as const,
      subCategoryId: notificationKinds.orderShipped,
      body: `Sipariş ${n}`,
      redirectUrl: '/myprofile/orders',
      issueDate: app.clock.now(),
    })),
  );
  await deliverNotifications(app.ctx);
  await Promise.all([send(), send()]);
  const bodies = service.received.map(({ body }) => (opened(body) as { body: string }).body);
  expect(new Set(bodies).size).toBe(30);
  expect(bodies).toHaveLength(30);
});

test('a device that its push service has forgotten is forgotten with what waits for it', async () => {
  const who = await signedInAs(app, 'pharmacy');
  const { deviceId } = (await app.call(addPushDevice, subscription(), who)).result;
  service.status = 410;
  const answer = (await app.call(testPushDevice, { deviceId }, who)).result;
  expect(answer).toMatchObject({ isSent: false, sentence: expect.stringContaining('izni kaldırılmış') });
  expect((await app.call(getPushDevices, {}, who)).result.devices).toEqual([]);
});

test('a failed message is not sent again to a device that was signed out meanwhile', async () => {
  const who = await signedInAs(app, 'pharmacy');
  await app.call(addPushDevice, subscription(), who);
  service.status = 503;
  await notify(who);
  expect(service.received).toHaveLength(1);
  await app.call(signOut, {}, who);
  service.status = 201;
  app.clock.advance(60_000);
  await send();
  expect(service.received).toHaveLength(1);
});

test('a signed-out device shows nothing more, and is purged', async () => {
  const who = await signedInAs(app, 'pharmacy');
  await app.call(addPushDevice, subscription(), who);
  await app.call(signOut, {}, who);
  await notify(who);
  expect(service.received).toHaveLength(0);
  await purgePushDevices(app.database.db, app.clock.now());
  expect(await app.database.db.selectFrom('push_device').selectAll().execute()).toEqual([]);
});

test('a browser belongs to the user who signed in last; users cannot change devices of others', async () => {
  const first = await signedInAs(app, 'pharmacy');
  const second = await signedInAs(app, 'pharmacy');
  const one = subscription();
  const { deviceId } = (await app.call(addPushDevice, one, first)).result;
  expect((await app.call(removePushDevice, { deviceId }, second)).status).toBe(404);
  expect((await app.call(testPushDevice, { deviceId }, second)).status).toBe(404);
  await app.call(addPushDevice, one, second);
  expect((await app.call(getPushDevices, {}, first)).result.devices).toEqual([]);
  await notify(first);
  expect(service.received).toHaveLength(0);
  await notify(second);
  expect(service.received).toHaveLength(1);
});

test('a user keeps the ten newest devices; another session sees them as not its own', async () => {
  const who = await signedInAs(app, 'pharmacy');
  for (let n = 0; n < 12; n += 1) await app.call(addPushDevice, subscription(), who);
  const { devices } = (await app.call(getPushDevices, {}, { token: await sessionOf(app, who) })).result;
  expect(devices).toHaveLength(10);
  expect(devices.every(({ isThisSession }) => !isThisSession)).toBe(true);
});

test('the keys of the market outlive a rotation of the secret', async () => {
  const before = await pushIdentity(app.ctx);
  const { config } = app.ctx;
  const rotated = {
    ...app.ctx,
    config: { ...config, tokenSecret: 'n'.repeat(40), formerTokenSecret: config.tokenSecret },
  };
  await resealPushIdentity(rotated);
  const afterwards = { ...rotated, config: { ...rotated.config, formerTokenSecret: null } };
  expect(await pushIdentity(afterwards)).toEqual(before);
  await resealPushIdentity({ ...app.ctx, config: { ...config, formerTokenSecret: 'n'.repeat(40) } });
});
