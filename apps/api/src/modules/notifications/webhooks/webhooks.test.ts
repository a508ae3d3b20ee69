import { webhookCalls } from '@havan/contract/notifications/webhooks';
import { cancelOrder, confirmOrder } from '@havan/contract/sales/orders';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { Shop } from '../../../testing/shop.ts';
import { signedInAs, signedInSeller } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { webhookReceiver } from '../../../testing/webhook-receiver.ts';
import { webhookHttp } from '../../../core/ports/webhooks/webhook-http.ts';
import { openQueue } from '../../../cli/serve/open-queue.ts';
import { retryWebhook, sendWebhooks } from './send-webhooks.ts';
import { retryQueue } from './webhook-retries.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank, webhooks: webhookHttp({ opensLoopback: true, patienceMs: 2000 }) } });
const receiver = webhookReceiver();
const minute = 60_000;
const { createWebhook, updateWebhook, deleteWebhook, rotateWebhookSecret } = webhookCalls;
const { getWebhooks, getWebhookDeliveries, replayDeliveries, testWebhook } = webhookCalls;

afterEach(() => {
  receiver.received.length = 0;
  receiver.answer = () => ({ status: 204 });
});

const seller = () => signedInSeller(app);
type Seller = Awaited<ReturnType<typeof seller>>;
const listen = async (
  owner: Seller,
  ...events: ('message.received' | 'order.cancelled' | 'order.changed' | 'order.created' | 'stock.low')[]
) => (await app.call(createWebhook, { url: receiver.url, events }, owner)).result;
/** Inserts an event of a subject as the trigger does. */
const happen = (owner: { companyId: number }, subject: string, order: number) =>
  sql`select queue_webhook(${owner.companyId}, 'message.received', ${subject}, ${JSON.stringify({ order })}::jsonb)`.execute(
    app.database.db,
  );
const deliveries = async (owner: Seller, webhookId: number) =>
  (await app.call(getWebhookDeliveries, { webhookId: String(webhookId), pageSize: '100' }, owner)).result
    .items;
const bodies = () =>
  receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: { order: number } });

/** Verifies a message with the published library, at the time that the sender stated. */
function verify(secret: string, { headers, body }: (typeof receiver.received)[number]) {
  vi.useFakeTimers({ toFake: ['Date'], now: Number(headers['webhook-timestamp']) * 1000 });
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>) as {
      type: string;
      data: { orderId?: number; order?: number };
    };
  } finally {
    vi.useRealTimers();
  }
}

test('asks for a session and an owner, and another company finds nothing', async () => {
  expect((await app.call(getWebhooks, {})).status).toBe(401);
  const owner = await seller();
  const { webhookId } = await listen(owner, 'stock.low');
  const stranger = await signedInAs(app, 'merchant');
  const asked = [
    await app.call(updateWebhook, { webhookId, isPaused: true }, stranger),
    await app.call(deleteWebhook, { webhookId }, stranger),
    await app.call(rotateWebhookSecret, { webhookId }, stranger),
    await app.call(testWebhook, { webhookId }, stranger),
    await app.call(replayDeliveries, { webhookId }, stranger),
  ];
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await app.call(getWebhooks, {}, stranger)).result.webhooks).toEqual([]);
});

test('an order is sent signed, as the published library verifies it', async () => {
  const shop = new Shop(app, bank);
  const owner = await shop.seller(7);
  const { secret } = await listen(owner, 'order.created', 'order.changed', 'order.cancelled', 'stock.low');
  await shop.buy(await shop.buyer([owner.listingId, 2]));
  const order = await app.database.db
    .selectFrom('orders')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await app.call(confirmOrder, { orderId: order.id }, owner);
  await app.call(cancelOrder, { orderId: order.id, reason: 'Ürün hasarlı çıktı' }, owner);
  await sendWebhooks(app.ctx);
  const verified = receiver.received.map((each) => verify(secret, each));
  const ofOrder = verified.filter(({ data }) => data.orderId === order.id);
  expect(ofOrder.map(({ type }) => type)).toEqual(['order.created', 'order.changed', 'order.cancelled']);
  expect(verified.filter(({ type }) => type === 'stock.low')).toMatchObject([{ data: { stock: 5 } }]);
  const forged = receiver.received[0];
  expect(() => forged && verify(secret, { ...forged, body: `${forged.body} ` })).toThrow(
    'No matching signature found',
  );
});

test('sends neither events outside the subscription nor events of other companies', async () => {
  const [owner, other] = [await seller(), await seller()];
  await listen(owner, 'stock.low');
  await listen(other, 'message.received');
  await happen(owner, 'conversation:1', 1);
  await sendWebhooks(app.ctx);
  expect(receiver.received).toEqual([]);
});

test('of a subject the next waits for the one before it; other subjects go on', async () => {
  const owner = await seller();
  const { webhookId } = await listen(owner, 'message.received');
  receiver.answer = ({ body }) => ({ status: body.includes('"order":1}') ? 500 : 204, body: 'bakım' });
  await happen(owner, 'conversation:1', 1);
  await happen(owner, 'conversation:1', 2);
  await happen(owner, 'conversation:2', 3);
  await sendWebhooks(app.ctx);
  expect(
    bodies()
      .map(({ data }) => data.order)
      .toSorted((a, b) => a - b),
  ).toEqual([1, 3]);
  const first = (await deliveries(owner, webhookId)).find(({ body }) => body.includes('"order":1}'));
  expect(first).toMatchObject({
    state: 'waiting',
    status: 500,
    answer: 'bakım',
    error: 'Sunucu 500 yanıtı verdi.',
    attempts: 1,
    nextAttemptAt: new Date(app.clock.now().getTime() + 5000).toISOString(),
  });
  receiver.answer = () => ({ status: 200 });
  app.clock.advance(5000);
  await sendWebhooks(app.ctx);
  expect(
    bodies()
      .map(({ data }) => data.order)
      .slice(2),
  ).toEqual([1, 2]);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(3);
});

test('a receiver that fails two times of three, and two senders at once: nothing is lost or doubled', async () => {
  const owner = await seller();
  const { webhookId } = await listen(owner, 'message.received');
  const count = 300;
  await sql`select queue_webhook(${owner.companyId}, 'message.received', 'conversation:' || i % 60, jsonb_build_object('order', i))
    from generate_series(1, ${count}::int) i`.execute(app.database.db);
  const tries = new Map<string, number>();
  const accepted: { id: string; order: number }[] = [];
  receiver.answer = ({ headers, body }) => {
    const id = String(headers['webhook-id']);
    tries.set(id, (tries.get(id) ?? 0) + 1);
    if ((tries.get(id) ?? 0) < 3) return { status: 503 };
    const { data } = JSON.parse(body) as { data: { order: number } };
    accepted.push({ id, order: data.order });
    return { status: 200 };
  };
  for (let round = 0; round < 15; round += 1) {
    await Promise.all([sendWebhooks(app.ctx), sendWebhooks(app.ctx)]);
    app.clock.advance(minute);
  }
  expect(accepted.map(({ order }) => order).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: count }, (_, i) => i + 1),
  );
  expect(new Set(accepted.map(({ id }) => id)).size).toBe(count);
  for (let subject = 0; subject < 60; subject += 1) {
    const orders = accepted.filter(({ order }) => order % 60 === subject).map(({ order }) => order);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  }
  expect((await app.call(getWebhooks, {}, owner)).result.webhooks).toMatchObject([
    { webhookId, waiting: 0, dead: 0 },
  ]);
});

test('a delivery claimed by a dying process is sent by the next', async () => {
  const owner = await seller();
  await listen(owner, 'message.received');
  await happen(owner, 'conversation:1', 1);
  await app.database.db
    .updateTable('webhook_delivery')
    .set({
      due_at: new Date(app.clock.now().getTime() + minute),
      attempts: 1,
      first_attempt_at: app.clock.now(),
    })
    .where('attempts', '=', 0)
    .execute();
  await sendWebhooks(app.ctx);
  expect(receiver.received).toEqual([]);
  app.clock.advance(minute);
  await sendWebhooks(app.ctx);
  expect(bodies().map(({ data }) => data.order)).toEqual([1]);
});

test('after three days it is given up, the address pauses and its owners are notified; a replay sends all of it', async () => {
  const owner = await seller();
  const { webhookId } = await listen(owner, 'message.received');
  receiver.answer = () => ({ status: 500 });
  await happen(owner, 'conversation:1', 1);
  for (let hours = 0; hours < 80; hours += 4) {
    await sendWebhooks(app.ctx);
    app.clock.advance(4 * 60 * minute);
  }
  await happen(owner, 'conversation:2', 2);
  await sendWebhooks(app.ctx);
  const [webhook] = (await app.call(getWebhooks, {}, owner)).result.webhooks;
  expect(webhook).toMatchObject({
    dead: 1,
    waiting: 1,
    pauseReason: 'Bir bildirim üç gün boyunca iletilemedi.',
  });
  const notices = await app.database.db
    .selectFrom('notification')
    .select(['body'])
    .where('company_id', '=', owner.companyId)
    .execute();
  expect(notices.map(({ body }) => body)).toEqual([expect.stringContaining('webhook gönderimi durduruldu')]);

  receiver.answer = () => ({ status: 200 });
  receiver.received.length = 0;
  expect((await app.call(replayDeliveries, { webhookId }, owner)).result).toEqual({ replayed: 1 });
  await sendWebhooks(app.ctx);
  expect(
    bodies()
      .map(({ data }) => data.order)
      .toSorted((a, b) => a - b),
  ).toEqual([1, 2]);
});

test('an address that is gone pauses at once; a redirect is a failure and not followed', async () => {
  const owner = await seller();
  const { webhookId } = await listen(owner, 'message.received');
  receiver.answer = () => ({ status: 302, location: 'http://169.254.169.254/latest/meta-data' });
  await happen(owner, 'conversation:1', 1);
  await sendWebhooks(app.ctx);
  const [first] = await deliveries(owner, webhookId);
  expect(first).toMatchObject({
    state: 'waiting',
    error: 'Sunucu başka bir adrese yönlendirdi (302); yönlendirme izlenmez.',
  });
  receiver.answer = () => ({ status: 410 });
  app.clock.advance(minute);
  await sendWebhooks(app.ctx);
  const [webhook] = (await app.call(getWebhooks, {}, owner)).result.webhooks;
  expect(webhook).toMatchObject({ pauseReason: 'Sunucu adresin kapatıldığını bildirdi (410).', dead: 1 });
});

test('during a rotation both secrets sign, and after a day the new one alone', async () => {
  const owner = await seller();
  const { webhookId, secret: former } = await listen(owner, 'message.received');
  const { secret } = (await app.call(rotateWebhookSecret, { webhookId }, owner)).result;
  expect(secret).not.toBe(former);
  const sent = async (order: number) => {
    await happen(owner, `conversation:${order}`, order);
    await sendWebhooks(app.ctx);
    const last = receiver.received.at(-1);
    if (!last) throw new Error('nothing arrived');
    return (key: string) => verify(key, last);
  };
  const both = await sent(1);
  expect([both(secret), both(former)]).toMatchObject([{ data: { order: 1 } }, { data: { order: 1 } }]);
  app.clock.advance(24 * 60 * minute);
  const one = await sent(2);
  expect(receiver.received.at(-1)?.headers['webhook-signature']).toMatch(/^v1,\S+$/);
  expect(() => one(former)).toThrow('No matching signature found');
  const kept = await app.database.db
    .selectFrom('webhook')
    .select(['secret', 'former_secret'])
    .where('id', '=', webhookId)
    .executeTakeFirstOrThrow();
  expect(kept.secret.toString()).not.toContain(secret.slice(6));
});

test('a test is sent at once and answered with what became of it', async () => {
  const owner = await seller();
  const { webhookId } = await listen(owner, 'stock.low');
  receiver.answer = () => ({ status: 401, body: 'imza geçersiz' });
  expect((await app.call(testWebhook, { webhookId }, owner)).result).toMatchObject({
    event: 'webhook.test',
    state: 'dead',
    status: 401,
    answer: 'imza geçersiz',
  });
  receiver.answer = () => ({ status: 200, body: 'tamam' });
  expect((await app.call(testWebhook, { webhookId }, owner)).result).toMatchObject({
    state: 'delivered',
    error: null,
  });
  expect((await app.call(getWebhooks, {}, owner)).result.webhooks).toMatchObject([{ pausedAt: null }]);
});

test('while it is paused events wait; a deleted address gets nothing more', async () => {
  const owner = await seller();
  const { webhookId } = await listen(owner, 'message.received');
  await app.call(updateWebhook, { webhookId, isPaused: true }, owner);
  await happen(owner, 'conversation:1', 1);
  await sendWebhooks(app.ctx);
  expect(receiver.received).toEqual([]);
  await app.call(updateWebhook, { webhookId, isPaused: false }, owner);
  await sendWebhooks(app.ctx);
  expect(receiver.received).toHaveLength(1);
  await app.call(deleteWebhook, { webhookId }, owner);
  await happen(owner, 'conversation:2', 2);
  await sendWebhooks(app.ctx);
  expect(receiver.received).toHaveLength(1);
  expect((await app.call(getWebhooks, {}, owner)).result.webhooks).toEqual([]);
});

test.each([
  'http://ornek.example/havan',
  'https://169.254.169.254/',
  'https://10.0.0.7/',
  'https://0xa9fea9fe/',
  'https://[::ffff:10.0.0.1]/',
  'https://sunucu/',
  'https://metadata.localhost/',
  'https://ad:sifre@ornek.example/',
  'ftp://ornek.example/',
  'ornek',
])('%s is no target', async (url) => {
  const owner = await seller();
  const refused = await app.call(createWebhook, { url, events: ['stock.low'] }, owner);
  expect([refused.status, refused.body.errors[0]?.path]).toEqual([400, 'url']);
});

test('a name that leads into our network is refused at the connection', async () => {
  const owner = await seller();
  const { webhookId } = (
    await app.call(createWebhook, { url: 'https://localtest.example/', events: ['message.received'] }, owner)
  ).result;
  await app.database.db
    .updateTable('webhook')
    .set({ url: 'https://127.0.0.2/' })
    .where('id', '=', webhookId)
    .execute();
  expect((await app.call(testWebhook, { webhookId }, owner)).result).toMatchObject({
    state: 'dead',
    status: null,
  });
});

test('a delivery that failed is called for by pg-boss; the sweep sends only what is new, and what was left behind', async () => {
  const queue = retryQueue(null, () => openQueue(app.database.url, 'havan_app', app.ctx.log));
  onTestFinished(queue.stop);
  const ctx = { ...app.ctx, ports: { ...app.ctx.ports, webhookRetries: queue } };
  const retried = vi.fn((id: number) => retryWebhook(ctx, id));
  const owner = await seller();
  const { webhookId } = await listen(owner, 'message.received');
  receiver.answer = () => ({ status: receiver.received.length === 1 ? 503 : 204 });
  await happen(owner, 'conversation:1', 1);
  await happen(owner, 'conversation:1', 2);
  await sendWebhooks(ctx);
  const { rows: jobs } = await sql<{ start_after: Date }>`
    select start_after from delivery_queue.job where name = 'webhook-retry'`.execute(app.database.db);
  expect(jobs).toEqual([{ start_after: new Date(app.clock.now().getTime() + 5000) }]);
  app.clock.advance(5000);
  await sendWebhooks(ctx);
  expect(receiver.received).toHaveLength(1);
  // The queue uses the clock of PostgreSQL, which the test cannot set. The job is therefore made due before it runs.
  queue.attend(retried);
  await sql`update delivery_queue.job set start_after = now() where name = 'webhook-retry'`.execute(
    app.database.db,
  );
  await vi.waitFor(() => expect(retried).toHaveBeenCalledTimes(1), 20_000);
  await vi.waitFor(async () => {
    await sendWebhooks(ctx);
    // The newest delivery is the first.
    const states = (await deliveries(owner, webhookId)).map(({ state, attempts }) => [state, attempts]);
    expect(states).toEqual([
      ['delivered', 1],
      ['delivered', 2],
    ]);
  }, 60_000);
  expect(bodies().map(({ data }) => data.order)).toEqual([1, 1, 2]);
  // The job of this retry is lost, so that the sweep takes the delivery some seconds after its due date.
  receiver.answer = () => ({ status: 503 });
  await happen(owner, 'conversation:2', 3);
  await sendWebhooks({ ...ctx, ports: { ...ctx.ports, webhookRetries: { plan: async () => undefined } } });
  receiver.answer = () => ({ status: 204 });
  app.clock.advance(10_000);
  await sendWebhooks(ctx);
  expect(bodies().filter(({ data }) => data.order === 3)).toHaveLength(1);
  app.clock.advance(10_000);
  await sendWebhooks(ctx);
  expect(bodies().filter(({ data }) => data.order === 3)).toHaveLength(2);
}, 120_000);
