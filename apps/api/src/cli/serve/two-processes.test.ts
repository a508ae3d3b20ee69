import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ResultOf } from '@havan/contract/call';
import type { getProductDetail } from '@havan/contract/catalogue/catalogue';
import type { Envelope } from '@havan/contract/envelope';
import type { SessionTokens } from '@havan/contract/identity/session';
import { sql } from 'kysely';
import { openDatabase } from '../../core/db/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeListing, makeParty, makeProduct, testPassword } from '../../testing/factories.ts';
import { type ApiProcess, spawnApi } from '../../testing/spawn-api.ts';
import { testDatabase } from '../../testing/test-database.ts';

/** Two API processes on one database, as behind a load balancer. */
const database = testDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'havan-two-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let username: string;
beforeAll(async () => {
  const { userId } = await makeParty(database.db, 'pharmacy');
  username = `pair${randomUUID().slice(0, 8)}`;
  await database.db.updateTable('app_user').set({ username }).where('id', '=', userId).execute();
});

async function twoProcesses(): Promise<readonly [ApiProcess, ApiProcess]> {
  const env = { DATA_DIR: folder, DATABASE_URL: database.url };
  const both = [await spawnApi(env), await spawnApi(env)] as const;
  await Promise.all(both.map(({ ready }) => ready));
  return both;
}

async function post(api: ApiProcess, call: string, body: object, token?: string) {
  const isForm = call === 'Token/RefreshToken';
  const response = await api.get(`/api/v1/${call}`, {
    method: 'POST',
    headers: {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: isForm ? new URLSearchParams({ ...body }).toString() : JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as Envelope<SessionTokens>) };
}

test('share sessions, rotation, attempts and secrets', { timeout: 120_000 }, async () => {
  const [one, two] = await twoProcesses();
  const enter = (api: ApiProcess, password: string) =>
    post(api, 'Account/SignIn', { username, password, userType: 1 });

  const { result: tokens } = await enter(one, testPassword);
  expect((await post(two, 'Account/CreateHandOver', { userType: 2 }, tokens?.token)).status).toBe(200);

  // Twenty tabs exchange one refresh token through both processes and receive the same successor.
  const exchange = (api: ApiProcess) =>
    post(api, 'Token/RefreshToken', {
      refreshToken: tokens?.refreshToken,
      clientName: 'web',
      clientSecretKey: 'public',
    });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => exchange(n % 2 === 0 ? one : two)));
  expect(new Set(answers.map(({ result }) => result?.refreshToken)).size).toBe(1);

  // A session ended in one process is refused by the other within a second.
  const next = answers[0]?.result?.token;
  const opens = async () => (await post(two, 'Account/CreateHandOver', { userType: 1 }, next)).status;
  expect(await opens()).toBe(200);
  await post(one, 'Account/SignOut', {}, next);
  await expect.poll(opens, { timeout: 3000 }).toBe(401);

  // Password attempts are counted across both processes. Five are free, the sixth waits one second and the seventh two
  // more; a slow machine may reach these. If each process counted alone, ten would be free.
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, n) => enter(n % 2 === 0 ? one : two, 'Yanlis2026')),
  );
  const tried = guesses.filter(({ status }) => status === 401).length;
  expect(tried).toBeGreaterThanOrEqual(5);
  expect(tried).toBeLessThanOrEqual(7);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(12 - tried);
});

test('notify open pages of each other’s changes, and end without waiting for them', {
  timeout: 120_000,
}, async () => {
  const [one, two] = await twoProcesses();
  const { userId } = await makeParty(database.db, 'pharmacy');
  const name = `live${randomUUID().slice(0, 8)}`;
  await database.db.updateTable('app_user').set({ username: name }).where('id', '=', userId).execute();
  const { result } = await post(one, 'Account/SignIn', {
    username: name,
    password: testPassword,
    userType: 1,
  });
  const page = await two.get('/api/v1/Master/LiveStream', {
    headers: { authorization: `Bearer ${result?.token}` },
  });
  const reader = page.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  const marks = async () => {
    received += (await reader?.read())?.value ?? '';
    return received.split('data:').length - 1;
  };
  while ((await marks()) < 1);

  const seller = { sellerId: await makeCompany(database.db, 'merchant') };
  const productId = await makeProduct(database.db);
  const listingId = await makeListing(database.db, { ...seller, productId });
  const added = await one.get('/api/v1/BasketItems/AddOrRemove', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${result?.token}`,
    },
    body: JSON.stringify({ listingId, type: 'add', count: 1 }),
  });
  expect(added.status).toBe(200);
  while ((await marks()) < 2);

  // The cached terms of a seller follow changes that the other process writes.
  const terms = async (api: ApiProcess) => {
    const answer = await api.get(`/api/v1/Products/GetProductDetail?productId=${productId}`, {
      headers: { authorization: `Bearer ${result?.token}` },
    });
    const body = (await answer.json()) as Envelope<ResultOf<typeof getProductDetail>>;
    return body.result?.listings.map(({ shippingFee, inBasket }) => ({ shippingFee, inBasket }));
  };
  const before = [{ shippingFee: 4990, inBasket: 1 }];
  expect([await terms(one), await terms(two)]).toEqual([before, before]);
  await database.db
    .updateTable('seller_terms')
    .set({ shipping_fee: 6990 })
    .where('company_id', '=', seller.sellerId)
    .execute();
  const after = [{ shippingFee: 6990, inBasket: 1 }];
  expect([await terms(one), await terms(two)]).toEqual([after, after]);

  two.child.kill('SIGTERM');
  while (!(await reader?.read())?.done);
  expect(await two.ended).toBe(0);
});

test('recover by themselves when PostgreSQL terminates their connections', { timeout: 120_000 }, async () => {
  const [one] = await twoProcesses();
  await one.get('/health/ready');
  // Only the owner of the database may terminate connections; the product's role may not.
  const owner = openDatabase({ url: database.url, max: 1, applicationName: 'owner' });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and application_name = 'havan-api'`.execute(owner.db);
  await owner.close();
  const first = await one.get('/health/ready');
  expect([200, 503]).toContain(first.status);
  await expect.poll(async () => (await one.get('/health/ready')).status).toBe(200);
});
