import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { letRoleUse, openQueue } from '../../../cli/serve/open-queue.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { manualClock } from '../../../testing/ports/manual-clock.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { listDead, markDead, purgeMessages } from './deliveries.sql.ts';
import { deliver, queuedMessages, replayDead, startDeliveries } from './deliver.ts';
import { type DeliveryQueue, openDeliveryQueue } from './delivery-queue.ts';
import { smsGateway } from './sms-gateway.ts';
import { smtpTransport } from './smtp-transport.ts';
import { type Transport, UndeliverableError } from './transport.ts';

const database = testDatabase();
const now = new Date('2026-11-22T09:00:00Z');
const clock = manualClock(now);
const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
const from = 'Havan <bildirim@havan.example>';
const mail = {
  channel: 'email',
  recipient: 'eczane@example.com',
  subject: 'Kodunuz',
  body: 'Merhaba Ayşe,\n\nKodunuz: 482913\n\nhttps://havan.example/r/x1\n\nHavan',
} as const;

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/** A mail server that keeps the mails it accepts and permanently refuses addresses at `no.example`. */
async function mailServer(port = 0): Promise<{ port: number; taken: string[]; close: () => Promise<void> }> {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      address.endsWith('@no.example')
        ? done(Object.assign(new Error('unknown'), { responseCode: 550 }))
        : done(),
    onData: (stream, _session, done) => {
      stream.setEncoding('utf8');
      let raw = '';
      stream.on('data', (chunk: string) => (raw += chunk));
      stream.on('end', () => {
        taken.push(raw);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  return { port: (server.server.address() as AddressInfo).port, taken, close };
}

async function queueWith(retries = { retryLimit: 40, retryDelay: 0 }): Promise<DeliveryQueue> {
  const queue = await openDeliveryQueue({ url: database.url, log, retries });
  onTestFinished(queue.stop);
  return queue;
}
const row = (id: number) =>
  database.db.selectFrom('outbox_message').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const newest = async (): Promise<number> => {
  const { id } = await database.db
    .selectFrom('outbox_message')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
};
const freePort = async (): Promise<number> => {
  const server = createTcpServer();
  const port = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
};

test('a mail is lost by no dead server: it leaves when the server comes back, and then it is forgotten', async () => {
  const port = await freePort();
  const transports = { email: smtpTransport({ url: `smtp://127.0.0.1:${port}`, from }) };
  // Opened with the role of the API, as in the product, because messages are queued with that role.
  const opened = await openQueue(database.url, 'havan_app', log);
  await opened.stop();
  const queue = await queueWith();
  await startDeliveries(queue, { db: database.db, clock, transports });

  const asked = performance.now();
  await queuedMessages(queue, transports).send(database.db, mail);
  // Queueing a mail does not wait for the mail server, whose timeout would be far longer.
  expect(performance.now() - asked).toBeLessThan(10_000);
  const id = await newest();
  await vi.waitFor(async () => expect((await row(id)).last_error).toContain('ECONNREFUSED'), 10_000);
  expect(await row(id)).toMatchObject({ state: 'waiting', body: mail.body });

  const server = await mailServer(port);
  await vi.waitFor(async () => expect((await row(id)).state).toBe('sent'), 20_000);
  expect(server.taken).toHaveLength(1);
  expect(await row(id)).toMatchObject({ body: '', last_error: null });
  expect(server.taken[0]).toContain(`Message-ID: <havan-${id}@havan.example>`);
  expect(server.taken[0]).toContain('text/html');
}, 120_000);

test('processes that start together grant the queue one after another', async () => {
  const queue = await queueWith();
  const starts = Array.from({ length: 12 }, () => letRoleUse(database.url, queue, 'havan_app'));
  await expect(Promise.all(starts)).resolves.toHaveLength(12);
}, 60_000);

test('a message of a rolled back transaction is never sent', async () => {
  const queue = await queueWith();
  const sent = vi.fn(() => Promise.resolve());
  const transports = { email: { deliver: sent, close: () => undefined } };
  await startDeliveries(queue, { db: database.db, clock, transports });
  const port = queuedMessages(queue, transports);
  const broken = withTransaction(database.db, async (trx) => {
    await port.send(trx, { ...mail, recipient: 'geri@example.com' });
    throw new Error('taken back');
  });
  await expect(broken).rejects.toThrow('taken back');
  await port.send(database.db, { ...mail, recipient: 'kalan@example.com' });
  await vi.waitFor(() => expect(sent).toHaveBeenCalled(), 10_000);
  expect(sent.mock.calls.map((args: readonly unknown[]) => args[0])).toEqual([
    expect.objectContaining({ recipient: 'kalan@example.com' }),
  ]);
}, 60_000);

test('a message that is given up is a dead letter, and leaves when an operator tries it again', async () => {
  const queue = await queueWith({ retryLimit: 1, retryDelay: 0 });
  let works = false;
  const email: Transport = {
    deliver: () => (works ? Promise.resolve() : Promise.reject(new Error('full'))),
    close: () => undefined,
  };
  await startDeliveries(queue, { db: database.db, clock, transports: { email } });
  await queuedMessages(queue, { email }).send(database.db, mail);
  const id = await newest();
  await vi.waitFor(async () => expect((await row(id)).state).toBe('dead'), 20_000);
  expect(await row(id)).toMatchObject({ attempts: 2, last_error: 'full', body: mail.body });
  expect(await listDead(database.db, 10)).toEqual([expect.objectContaining({ id, can_be_replayed: true })]);
  works = true;
  expect(await replayDead(database.db, queue, [id])).toBe(1);
  await vi.waitFor(async () => expect((await row(id)).state).toBe('sent'), 20_000);
}, 120_000);

const waiting = async (changes = {}): Promise<number> => {
  await database.db
    .insertInto('outbox_message')
    .values({ ...mail, state: 'waiting', ...changes })
    .execute();
  return newest();
};

test('an address that the server refuses is not tried again', async () => {
  const { port } = await mailServer();
  const transports = { email: smtpTransport({ url: `smtp://127.0.0.1:${port}`, from }) };
  const id = await waiting({ recipient: 'kimse@no.example' });
  await deliver({ db: database.db, clock, transports }, id);
  expect(await row(id)).toMatchObject({ state: 'dead', attempts: 1 });
});

test('a server that takes the call and says nothing is left after a while', async () => {
  const silent = createTcpServer((socket) => void socket.on('error', () => undefined));
  const port = await listening(silent);
  onTestFinished(() => void silent.close());
  const email = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from, patienceMs: 200 });
  const id = await waiting();
  await expect(deliver({ db: database.db, clock, transports: { email } }, id)).rejects.toThrow(
    /timeout|greeting/i,
  );
  expect(await row(id)).toMatchObject({ state: 'waiting', attempts: 1 });
});

test.each([
  ['json', '{"code":"00","jobid":"1"}', 'Basic aGF2YW46Z2l6bGk=', 'no', '5321234567'],
  ['bearer', '', 'Bearer havan', 'to', '+905321234567'],
])('an SMS leaves in the shape %s', async (shape, answer, authorization, key, number) => {
  const asked: { authorization: string | undefined; body: string; url: string | undefined }[] = [];
  const gateway = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ authorization: request.headers.authorization, body, url: request.url });
      response.end(answer);
    });
  });
  const port = await listening(gateway);
  onTestFinished(() => void gateway.close());
  const secret = shape === 'json' ? 'havan:gizli' : 'havan';
  const sms = smsGateway(`${shape}+http://${secret}@127.0.0.1:${port}/send?from=HAVAN`);
  await sms.deliver({ id: 1, channel: 'sms', recipient: '05321234567', subject: '', body: 'Kod: 1' });
  expect(asked).toEqual([
    { authorization, body: expect.stringContaining(`"${key}":"${number}"`), url: '/send' },
  ]);
});

test.each([
  ['{"code":"30"}', 200, Error],
  ['{"code":"50"}', 200, UndeliverableError],
  ['<html>', 200, Error],
  ['{"code":"00"}', 503, Error],
])('an SMS that the gateway answers with %s (%i) has not left', async (answer, status, kind) => {
  const gateway = createServer((_request, response) => void response.writeHead(status).end(answer));
  const port = await listening(gateway);
  onTestFinished(() => void gateway.close());
  const sms = smsGateway(`json+http://a:b@127.0.0.1:${port}/`);
  const sending = sms.deliver({ id: 1, channel: 'sms', recipient: '05321234567', subject: '', body: 'x' });
  await expect(sending).rejects.toBeInstanceOf(kind);
});

test('no code outlives its use: dead letters lose their body after three days, kept ones go after a week', async () => {
  const dead = await waiting();
  await markDead(database.db, dead, now);
  const kept = await waiting({ state: 'kept', created_at: now });
  const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
  await purgeMessages(database.db, after(2));
  expect((await row(dead)).body).toBe(mail.body);
  await purgeMessages(database.db, after(4));
  expect((await row(dead)).body).toBe('');
  expect((await row(kept)).body).toBe(mail.body);
  await purgeMessages(database.db, after(8));
  await expect(row(kept)).rejects.toThrow('no result');
});
