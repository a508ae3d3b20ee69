import { webhookCalls } from '@havan/contract/notifications/webhooks';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { keepMonths } from '../../../core/db/months/months.sql.ts';
import { webhookHttp } from '../../../core/ports/webhooks/webhook-http.ts';
import { monthsRead, plansOf } from '../../../testing/plans-of.ts';
import { signedInSeller } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { webhookReceiver } from '../../../testing/webhook-receiver.ts';
import { sendWebhooks } from './send-webhooks.ts';
import {
  claimDue,
  findDelivery,
  insertTest,
  listDeliveries,
  noteOutcome,
  purgeDeliveries,
} from './webhooks.sql.ts';

const app = testApp({ ports: { webhooks: webhookHttp({ opensLoopback: true, patienceMs: 2000 }) } });
const receiver = webhookReceiver();
let owner: Awaited<ReturnType<typeof signedInSeller>>;
let webhookId = 0;
const now = new Date('2027-06-20T09:00:00Z');
const day = 86_400_000;

/** Queues an event of a subject at a time, in the given state, last tried then. */
async function queue(name: string, at: string, state: 'dead' | 'delivered' | 'waiting', subject = name) {
  const triedAt = state === 'waiting' ? null : new Date(at);
  const { rows } = await sql<{ id: number; created_at: Date }>`
    insert into webhook_delivery (webhook_id, event, subject, data, state, created_at, last_attempt_at)
    values (${webhookId}, 'message.received', ${subject}, ${JSON.stringify({ name })}, ${state}, ${at}, ${triedAt})
    returning id, created_at`.execute(app.database.db);
  return rows[0] ?? { id: 0, created_at: now };
}

/** Returns each delivery with its part and state, in the order of their numbers. */
async function places(): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select concat_ws(' ', data ->> 'name', tableoid::regclass, state) as place from webhook_delivery order by id`.execute(
    app.database.db,
  );
  return rows.map(({ place }) => place);
}

const monthsOf = async (run: Parameters<typeof plansOf>[1]) =>
  monthsRead(await plansOf(app.database.url, run), 'webhook_delivery');
const sent = () =>
  receiver.received.map(({ body }) => (JSON.parse(body) as { data: { name: string } }).data.name);

beforeAll(async () => {
  owner = await signedInSeller(app);
  const made = await app.call(
    webhookCalls.createWebhook,
    { url: receiver.url, events: ['message.received'] },
    owner,
  );
  ({ webhookId } = made.result);
  await keepMonths(app.database.db, 'webhook_delivery', now);
});
beforeEach(async () => {
  await app.database.db.deleteFrom('webhook_delivery').execute();
  receiver.received.length = 0;
  receiver.answer = () => ({ status: 204 });
});

test('of a subject the next waits for the one before it, also of an earlier month', async () => {
  app.clock.set(now);
  receiver.answer = ({ body }) => ({ status: body.includes('first') ? 500 : 204 });
  await queue('first', '2027-02-10T00:00:00Z', 'waiting', 'order:1');
  await queue('second', '2027-06-10T00:00:00Z', 'waiting', 'order:1');
  await queue('other', '2027-06-11T00:00:00Z', 'waiting', 'order:2');
  await sendWebhooks(app.ctx);
  expect(sent().toSorted()).toEqual(['first', 'other']);
  receiver.answer = () => ({ status: 204 });
  app.clock.advance(5000);
  await sendWebhooks(app.ctx);
  expect(sent().slice(2)).toEqual(['first', 'second']);
});

test('a delivery is found, claimed and settled in its month alone', async () => {
  await queue('old', '2027-01-10T00:00:00Z', 'delivered');
  const key = await queue('new', '2027-06-10T00:00:00.123456Z', 'waiting');
  expect(await monthsOf((db) => findDelivery(db, key))).toEqual(['2027_06']);
  const claim = { now, leaseEnd: now, perWebhook: 1 };
  expect(await monthsOf((db) => claimDue(db, { ...claim, which: { test: key } }))).toEqual(['2027_06']);
  const all = await plansOf(app.database.url, (db) => claimDue(db, { ...claim, which: 'all' }));
  expect(monthsRead(all.slice(all.indexOf('CTE Scan')), 'webhook_delivery')).toEqual(['2027_06']);
  const outcome = { webhookId, dueAt: null, status: 204, answer: '', error: null, took: 1 };
  const settled = (db: typeof app.database.db) =>
    noteOutcome(db, { ...outcome, delivery: key, state: 'delivered' });
  expect(await monthsOf(settled)).toEqual(['2027_06']);
  expect(await places()).toEqual([
    'old webhook_delivery_2027_01 delivered',
    'new webhook_delivery_2027_06 delivered',
  ]);
  const made = await insertTest(app.database.db, webhookId, now);
  expect((await findDelivery(app.database.db, made))?.id).toBe(made.id);
});

test('a page of the log reads no month after the last row of the page before', async () => {
  const old = await queue('old', '2027-03-10T00:00:00Z', 'delivered');
  const last = await queue('last', '2027-05-10T00:00:00Z', 'delivered');
  await queue('new', '2027-06-10T00:00:00Z', 'delivered');
  const of = { companyId: owner.companyId, webhookId, state: null };
  const months = await monthsOf((db) => listDeliveries(db, of, last, 20));
  expect(months).toContain('2027_03');
  expect(months).not.toContain('2027_06');
  expect((await listDeliveries(app.database.db, of, last, 20)).map(({ id }) => id)).toEqual([old.id]);
  const page = async (cursor?: string) =>
    (
      await app.call(
        webhookCalls.getWebhookDeliveries,
        { webhookId: String(webhookId), pageSize: '2', ...(cursor && { cursor }) },
        owner,
      )
    ).result;
  const first = await page();
  expect(first.items).toHaveLength(2);
  expect((await page(first.nextCursor ?? '')).items).toHaveLength(1);
});

test('months that ended a month ago go; what waits or was given up in them is kept and can be sent again', async () => {
  await queue('waiting', '2027-02-10T00:00:00Z', 'waiting');
  await queue('long dead', '2027-03-20T00:00:00Z', 'dead');
  await queue('dead', '2027-04-29T00:00:00Z', 'dead');
  await queue('delivered', '2027-05-02T00:00:00Z', 'delivered');
  await queue('just delivered', '2027-06-02T00:00:00Z', 'delivered');
  await queue('late', '2027-12-02T00:00:00Z', 'waiting');
  const expired = new Date(now.getTime() + 5 * day);
  for (const at of [expired, expired, new Date(expired.getTime() + day)]) {
    await purgeDeliveries(app.database.db, at);
    expect(await places()).toEqual([
      'waiting webhook_delivery_before waiting',
      'dead webhook_delivery_before dead',
      'just delivered webhook_delivery_2027_06 delivered',
      'late webhook_delivery_later waiting',
    ]);
  }
  const { rows } = await sql<{ part: string }>`
    select part::text from months_of('webhook_delivery'::regclass) order by starts limit 2`.execute(
    app.database.db,
  );
  expect(rows.map(({ part }) => part)).toEqual(['webhook_delivery_before', 'webhook_delivery_2027_05']);
  app.clock.set(expired);
  await app.call(webhookCalls.replayDeliveries, { webhookId }, owner);
  await sendWebhooks(app.ctx);
  expect(sent().toSorted()).toEqual(['dead', 'late', 'waiting']);
});
