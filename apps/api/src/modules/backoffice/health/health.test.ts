import { healthCalls } from '@havan/contract/backoffice/health';
import { expect, test } from 'vitest';
import { makeProduct } from '../../../testing/factories.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { testInstallation, sendTestMail, getHealth } = healthCalls;

async function partsOf() {
  const { result } = await app.call(testInstallation, {}, await signedInOperator(app));
  return Object.fromEntries(result.parts.map(({ part, state }) => [part, state]));
}

test('every part of the installation is checked', async () => {
  expect(await partsOf()).toMatchObject({ mail: 'open', sms: 'open', storage: 'done', products: 'open' });
  await makeProduct(app.database.db, { kind: 'general' });
  await signedInOperator(app);
  expect(await partsOf()).toMatchObject({ products: 'done', operators: 'done' });
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
