import type { AddressInfo } from 'node:net';
import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { publishLegalText } from '@havan/contract/backoffice/content/legal-texts';
import { healthCalls } from '@havan/contract/backoffice/health';
import { type LegalTextSlug, legalTextSlugs } from '@havan/domain/legal-text';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BankConfig } from '../../../core/config/config.ts';
import { makeProduct } from '../../../testing/factories.ts';
import { lastTo } from '../../../testing/post.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';
import { queuedMessages } from '../../notifications/deliveries/deliver.ts';
import { tryInstallation } from './installation.service.ts';

const app = testApp();
const { testInstallation, sendTestMail, sendTestSms, getHealth, resendDeadMessages } = healthCalls;

/** Starts a mail server for one test and returns its port. */
async function mailServerPort(): Promise<number> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return (server.server.address() as AddressInfo).port;
}

async function partsOf() {
  const { result } = await app.call(testInstallation, {}, await signedInOperator(app));
  return Object.fromEntries(result.parts.map(({ part, state }) => [part, state]));
}

test('every part of the installation is checked', async () => {
  expect(await partsOf()).toMatchObject({
    mail: 'open',
    sms: 'open',
    storage: 'done',
    products: 'open',
  });
  await makeProduct(app.database.db, { kind: 'general' });
  await signedInOperator(app);
  expect(await partsOf()).toMatchObject({ products: 'done', operators: 'done' });
});

test('a bank that answers is done, unless it is the sandbox', async () => {
  const stateFor = async (bank: BankConfig) => {
    const ports = { ...app.ctx.ports, bank: { ...app.ctx.ports.bank, find: async () => null } };
    const { parts } = await tryInstallation({ ...app.ctx, ports, config: { ...app.ctx.config, bank } });
    return parts.find(({ part }) => part === 'bank')?.state;
  };
  expect(await stateFor({ kind: 'sandbox' })).toBe('open');
  expect(await stateFor({ kind: 'iyzico', url: 'https://x', apiKey: 'a', secretKey: 'b' })).toBe('done');
});

test('the own legal texts are open until each is published', async () => {
  const me = await signedInOperator(app);
  const textsNow = async () =>
    (await app.call(testInstallation, {}, me)).result.parts.find(({ part }) => part === 'legalTexts');
  const publish = (slug: LegalTextSlug) =>
    app.call(
      publishLegalText,
      { slug, source: 'Sözleşme\n\nTaraflar burada yazılıdır.', mustBeSigned: false },
      me,
    );
  expect(await textsNow()).toMatchObject({
    state: 'open',
    detail: expect.stringContaining('KVKK Aydınlatma Metni'),
  });
  const [first, ...others] = legalTextSlugs;
  expect((await publish(first)).status).toBe(200);
  expect((await textsNow())?.detail).not.toContain('Kullanıcı Sözleşmesi');
  for (const slug of others) await publish(slug);
  expect(await textsNow()).toMatchObject({ state: 'done', detail: null });
});

test('a test SMS goes to the phone that is typed, and its trace names it masked', async () => {
  const me = await signedInOperator(app);
  expect((await app.call(sendTestSms, { phone: '05321234567' }, me)).result.recipient).toBe('05321234567');
  expect(lastTo(app, '05321234567').channel).toBe('sms');
  const [act] = (await app.call(getAuditTrail, {}, me)).result.items;
  expect(act?.action).toBe('installation.testSms');
  expect(JSON.stringify(act)).not.toContain('05321234567');
  for (const phone of ['0212 555 44 33', '+905321234567', ''])
    expect((await app.call(sendTestSms, { phone }, me)).status).toBe(400);
});

test.each([
  ['sent', null, 'done'],
  ['dead', '550 unknown', 'failing'],
  ['waiting', 'ECONNREFUSED', 'failing'],
  ['waiting', null, 'untried'],
] as const)('a channel whose last message is %s (%s) is %s', async (state, error, expected) => {
  const { db } = app.database;
  await db.deleteFrom('outbox_message').execute();
  for (const channel of ['email', 'sms'] as const)
    await db
      .insertInto('outbox_message')
      .values({ channel, recipient: 'x', subject: '', body: '', state, last_error: error })
      .execute();
  const mailUrl = `smtp://127.0.0.1:${await mailServerPort()}`;
  const mailFrom = 'Pazar <bildirim@pazar.test>';
  const config = { ...app.ctx.config, mailUrl, mailFrom, smsUrl: 'json+http://127.0.0.1:1/' };
  const { parts } = await tryInstallation({ ...app.ctx, config });
  const seen = parts.filter(({ part }) => part === 'mail' || part === 'sms');
  expect(seen.map((part) => part.state)).toEqual([expected, expected]);
  expect(seen.every(({ detail }) => error === null || detail?.includes(error))).toBe(true);
});

test('a working mail server stays open while its sender is the invented one', async () => {
  const config = { ...app.ctx.config, mailUrl: `smtp://127.0.0.1:${await mailServerPort()}` };
  const { parts } = await tryInstallation({ ...app.ctx, config });
  expect(parts.find(({ part }) => part === 'mail')).toMatchObject({
    state: 'open',
    detail: expect.stringContaining('MAIL_FROM verilmemiş'),
  });
});

test('a mail server that does not answer fails, whatever the last message did', async () => {
  const { db } = app.database;
  await db
    .insertInto('outbox_message')
    .values({ channel: 'email', recipient: 'x', subject: '', body: '', state: 'sent' })
    .execute();
  const config = { ...app.ctx.config, mailUrl: 'smtp://127.0.0.1:1' };
  const { parts } = await tryInstallation({ ...app.ctx, config });
  expect(parts.find(({ part }) => part === 'mail')).toMatchObject({
    state: 'failing',
    detail: expect.stringContaining('E-posta sunucusuna bağlanılamadı'),
  });
});

test('a test mail goes only to the requesting operator', async () => {
  const me = await signedInOperator(app);
  const { recipient } = (await app.call(sendTestMail, {}, me)).result;
  const { email } = await app.database.db
    .selectFrom('operator')
    .select('email')
    .where('id', '=', me.operatorId)
    .executeTakeFirstOrThrow();
  expect(recipient).toBe(email);
});

test('shows dead messages without their bodies, and late jobs', async () => {
  const { db } = app.database;
  const now = app.clock.now();
  await db
    .insertInto('outbox_message')
    .values({
      channel: 'email',
      recipient: 'ayse@firma.example',
      subject: 'Kodunuz 482913',
      body: 'Kodunuz 482913',
      state: 'dead',
      last_error: '550 <ayse@firma.example> unknown',
      settled_at: now,
    })
    .execute();
  await db
    .insertInto('job_run')
    .values({ name: 'late', next_at: new Date(now.getTime() - 61_000), finished_at: null })
    .execute();
  const { result } = await app.call(getHealth, {}, await signedInOperator(app));
  expect(result.deadMessages).toMatchObject([
    { recipient: 'a•••@firma.example', error: '550 <•••@firma.example> unknown' },
  ]);
  expect(JSON.stringify(result)).not.toMatch(/482913|ayse/);
  expect(result.jobs.find(({ name }) => name === 'late')?.isLate).toBe(true);
  expect(result.migration).toMatch(/^\d{4}_/);
});

test('says which versions run, and how the database and its volume stand', async () => {
  const { result } = await app.call(getHealth, {}, await signedInOperator(app));
  expect(result.versions).toEqual({
    app: expect.stringMatching(/^\d+\.\d+\.\d+/),
    node: process.versions.node,
    postgres: expect.stringMatching(/^\d+/),
  });
  expect(result.database.bytes).toBeGreaterThan(1_000_000);
  expect(result.database.deadlocks).toBe(0);
  expect(result.database.slow).toBeGreaterThanOrEqual(0);
});

test('says how old the catalogue in memory was before the page asked', async () => {
  const me = await signedInOperator(app);
  await app.call(getHealth, {}, me);
  await new Promise((resolve) => setTimeout(resolve, 30));
  const { searchIndex } = (await app.call(getHealth, {}, me)).result;
  expect(searchIndex.ageSeconds).toBeGreaterThan(0.02);
  expect(searchIndex.isReloading).toBe(false);
});

test('messages that were given up are sent again, with a trace; those without a text stay', async () => {
  const me = await signedInOperator(app);
  const { db } = app.database;
  const dead = async (body: string) => {
    const row = { channel: 'email' as const, recipient: 'veli@example.com', subject: 'Konu', body };
    const stored = {
      ...row,
      state: 'dead' as const,
      last_error: '550 veli@example.com',
      settled_at: app.clock.now(),
    };
    return (await db.insertInto('outbox_message').values(stored).returning('id').executeTakeFirstOrThrow())
      .id;
  };
  await db.deleteFrom('outbox_message').where('state', '=', 'dead').execute();
  const [first, second, emptied] = [await dead('metin'), await dead('metin'), await dead('')];
  const queued: number[] = [];
  const { resend } = queuedMessages({ add: async (_trx, ids) => void queued.push(...ids) }, {});
  vi.spyOn(app.ctx.ports.messages, 'resend').mockImplementation(resend);
  const shown = (await app.call(getHealth, {}, me)).result.deadMessages;
  const isSendable = (id: number) => shown.find(({ messageId }) => messageId === id)?.canBeResent;
  expect([first, emptied].map(isSendable)).toEqual([true, false]);
  const send = async (messageIds: number[] | null) =>
    (await app.call(resendDeadMessages, { messageIds }, me)).result.queued;
  expect([await send([first]), await send(null), await send(null)]).toEqual([1, 1, 0]);
  expect(queued).toEqual([first, second]);
  const acts = (await app.call(getAuditTrail, { action: 'deliveries.resend' }, me)).result.items;
  expect(acts).toHaveLength(2);
});
