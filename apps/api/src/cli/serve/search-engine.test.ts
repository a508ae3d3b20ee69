import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { getProductListings } from '@havan/contract/catalogue/catalogue';
import type { ResultOf } from '@havan/contract/call';
import type { Envelope } from '@havan/contract/envelope';
import { afterAll, expect, test } from 'vitest';
import { makeCompany, makeListing, makeProduct } from '../../testing/factories.ts';
import { startEngine } from '../../testing/search-engine/engine-stand-in.ts';
import { signInAt } from '../../testing/sign-in-at.ts';
import { spawnApi } from '../../testing/spawn-api.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'havan-engine-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('processes ask a search engine that one of them fills, and do without it while it is away', {
  timeout: 120_000,
}, async () => {
  const engine = await startEngine('havan:gizli');
  const env = { DATA_DIR: folder, DATABASE_URL: database.url, CATALOGUE_URL: engine.url() };
  const productId = await makeProduct(database.db, { name: 'Uzak Krem', search_text: 'uzak krem' });
  const sellerId = await makeCompany(database.db, 'merchant');
  const listingId = await makeListing(database.db, { productId, sellerId }, { price: 4_200 });
  const api = await spawnApi({ ...env, ROLE: 'api,solver' });
  const readiness = async () => (await api.get('/health/ready').catch(() => null))?.status;
  // Nobody has filled the engine yet.
  await expect.poll(readiness, { timeout: 30_000 }).toBe(503);
  expect(engine.aliases.size).toBe(0);
  const writer = await spawnApi({ ...env, ROLE: 'catalogue', LOG_LEVEL: 'trace' });
  await Promise.all([writer.ready, api.ready]);

  const authorization = `Bearer ${await signInAt(api, database.db)}`;
  const list = () => api.get('/api/v1/Products/GetProductListings?q=uzak', { headers: { authorization } });
  const price = async () => {
    const { result } = (await (await list()).json()) as Envelope<ResultOf<typeof getProductListings>>;
    return result?.items[0]?.bestListing?.price;
  };
  expect(await price()).toBe(4_200);
  await database.db.updateTable('listing').set({ price: 4_100 }).where('id', '=', listingId).execute();
  expect(await price()).toBe(4_100);

  // A writer that is stopped lets another one write at once.
  writer.child.kill('SIGTERM');
  expect(await writer.ended).toBe(0);
  const next = await spawnApi({ ...env, ROLE: 'catalogue' });
  await next.ready;
  await database.db.updateTable('listing').set({ price: 4_000 }).where('id', '=', listingId).execute();
  expect(await price()).toBe(4_000);
  expect(engine.requests.filter((request) => request.startsWith('PUT'))).toHaveLength(1);

  // A process may ask the one with the role `catalogue`, which asks the engine for it.
  const CATALOGUE_URL = `http://127.0.0.1:${next.port}`;
  const behind = await spawnApi({ ...env, ROLE: 'api,solver', CATALOGUE_URL });
  await behind.ready;
  const answer = await behind.get('/api/v1/Products/GetProductListings?q=uzak', {
    headers: { authorization },
  });
  expect(((await answer.json()) as Envelope<ResultOf<typeof getProductListings>>).result?.total).toBe(1);

  await engine.close();
  const refused = await list();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  const add = await api.get('/api/v1/BasketItems/AddOrRemove', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), authorization },
    body: JSON.stringify({ listingId, type: 'add', count: 1 }),
  });
  expect(add.status).toBe(200);
  expect(`${writer.stdout()}${writer.stderr()}${api.stdout()}${api.stderr()}`).not.toContain('gizli');
});
