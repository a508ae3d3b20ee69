import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { getProductListings } from '@havan/contract/catalogue/catalogue';
import type { Envelope } from '@havan/contract/envelope';
import { noWishes, type SmartCart } from '@havan/contract/cart/smart-cart';
import type { ResultOf } from '@havan/contract/call';
import { afterAll, expect, test } from 'vitest';
import { makeCompany, makeListing, makeProduct } from '../../testing/factories.ts';
import { signInAt } from '../../testing/sign-in-at.ts';
import { freePort, spawnApi } from '../../testing/spawn-api.ts';
import { testDatabase } from '../../testing/test-database.ts';

/** One installation whose work is divided between processes by their roles. */
const database = testDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'havan-roles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const env = { DATA_DIR: folder, DATABASE_URL: database.url };

test('a process without the index waits for it, asks it, and does without it while it is away', {
  timeout: 120_000,
}, async () => {
  const port = String(await freePort());
  const CATALOGUE_URL = `http://127.0.0.1:${port}`;
  const api = await spawnApi({ ...env, ROLE: 'api,solver', CATALOGUE_URL });
  const readiness = async () => (await api.get('/health/ready').catch(() => null))?.status;
  await expect.poll(readiness, { timeout: 30_000 }).toBe(503);
  expect(await (await api.get('/health/ready')).json()).toEqual({ status: 'starting' });
  const index = { ...env, ROLE: 'catalogue', PORT: port };
  const first = await spawnApi(index);
  await Promise.all([first.ready, api.ready]);
  expect([await readiness(), (await first.get('/health/ready')).status]).toEqual([200, 200]);
  // The process with the role `catalogue` serves neither calls nor pages.
  for (const address of ['/', '/api/v1/Master/GetBasicInfos', '/api/docs'])
    expect((await first.get(address)).status).toBe(404);

  const authorization = `Bearer ${await signInAt(api, database.db)}`;
  const productId = await makeProduct(database.db, { name: 'Ayrılan Krem' });
  const sellerId = await makeCompany(database.db, 'merchant');
  const listingId = await makeListing(database.db, { productId, sellerId }, { price: 4_200 });
  const list = () => api.get('/api/v1/Products/GetProductListings?q=ayrilan', { headers: { authorization } });
  const price = async () => {
    const { result } = (await (await list()).json()) as Envelope<ResultOf<typeof getProductListings>>;
    return result?.items[0]?.bestListing?.price;
  };
  expect(await price()).toBe(4_200);
  await database.db.updateTable('listing').set({ price: 4_100 }).where('id', '=', listingId).execute();
  expect(await price()).toBe(4_100);

  first.child.kill('SIGKILL');
  await first.ended;
  const refused = await list();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  const add = await api.get('/api/v1/BasketItems/AddOrRemove', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), authorization },
    body: JSON.stringify({ listingId, type: 'add', count: 1 }),
  });
  expect(add.status).toBe(200);
  expect(await readiness()).toBe(200);
  await (await spawnApi(index)).ready;
  expect(await price()).toBe(4_100);
});

test('a process that waits for the index ends when it is told to', { timeout: 60_000 }, async () => {
  const CATALOGUE_URL = `http://127.0.0.1:${await freePort()}`;
  const api = await spawnApi({ ...env, ROLE: 'api,jobs,solver', CATALOGUE_URL });
  await expect
    .poll(async () => (await api.get('/health/ready').catch(() => null))?.status, { timeout: 30_000 })
    .toBe(503);
  api.child.kill('SIGTERM');
  expect(await api.ended).toBe(0);
});

test('jobs run in the processes that have that role, and in no other', { timeout: 120_000 }, async () => {
  await database.db.deleteFrom('job_run').execute();
  const begun = async () => {
    const rows = await database.db.selectFrom('job_run').select('name').execute();
    return rows.map(({ name }) => name);
  };
  const others = await spawnApi({ ...env, ROLE: 'api,catalogue,solver' });
  await others.ready;
  // A process looks for due jobs once a second.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(await begun()).toEqual([]);
  const port = String(await freePort());
  const index = await spawnApi({ ...env, ROLE: 'catalogue', PORT: port });
  const jobs = await spawnApi({ ...env, ROLE: 'jobs', CATALOGUE_URL: `http://127.0.0.1:${port}` });
  await Promise.all([index.ready, jobs.ready]);
  await expect.poll(begun, { timeout: 10_000 }).toContain('tell-alerts');
  expect((await jobs.get('/api/v1/Master/GetBasicInfos')).status).toBe(404);
  // Each process ends by itself on SIGTERM.
  for (const { child } of [jobs, index, others]) child.kill('SIGTERM');
  expect(await Promise.all([jobs.ended, index.ended, others.ended])).toEqual([0, 0, 0]);
});

test('a smart cart is solved in the process that has the role', { timeout: 120_000 }, async () => {
  const port = String(await freePort());
  const api = await spawnApi({ ...env, ROLE: 'api,catalogue,jobs', SOLVER_URL: `http://127.0.0.1:${port}` });
  const solver = { ...env, ROLE: 'solver', PORT: port };
  const first = await spawnApi(solver);
  await Promise.all([api.ready, first.ready]);
  const token = await signInAt(api, database.db);
  const productId = await makeProduct(database.db, { name: 'Sepetlik Krem' });
  const sellerId = await makeCompany(database.db, 'merchant');
  await makeListing(database.db, { productId, sellerId }, { price: 1_000, stock: 50 });
  const ask = async () => {
    const answer = await api.get('/api/v1/Master/SmartBasketBuilder', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ wants: [{ productId, quantity: 3 }], wishes: noWishes }),
    });
    const { result } = (await answer.json()) as Envelope<SmartCart>;
    return { status: answer.status, retry: answer.headers.get('retry-after'), result };
  };
  const found = await ask();
  expect(found.status).toBe(200);
  expect(found.result?.goodsTotal).toBe(3_000);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(await ask()).toMatchObject({ status: 503, retry: '1' });
  await (await spawnApi(solver)).ready;
  expect((await ask()).status).toBe(200);
});
