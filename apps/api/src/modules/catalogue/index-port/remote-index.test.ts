import { alertCalls } from '@havan/contract/catalogue/alerts';
import {
  getHomePageListingSections,
  getProductDetail,
  getProductListings,
} from '@havan/contract/catalogue/catalogue';
import { favouriteCalls } from '@havan/contract/catalogue/favourites';
import { searchByKeyword } from '@havan/contract/catalogue/search';
import type { Call, RequestOf } from '@havan/contract/call';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServiceApp } from '../../../app.ts';
import { internalKeyOf, internalPath } from '../../../core/http/internal/internal-key.ts';
import { internalService } from '../../../core/http/internal/internal-service.ts';
import { createLogger } from '../../../core/http/observability/logger.ts';
import { createMetrics } from '../../../core/http/observability/metrics.ts';
import { createProcessCaches } from '../../../core/process-caches.ts';
import { makeCampaign, percentOff } from '../../../testing/campaigns.ts';
import {
  makeBadge,
  makeBrand,
  makeCategory,
  makeCompany,
  makeListing,
  makeProduct,
} from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { notifyAlerts } from '../alerts/notify-alerts.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';
import { catalogueService } from './remote-index.ts';

const now = new Date('2026-11-21T08:00:00Z');
const { tokenSecret } = testConfig();

/** Three processes: one that holds the index itself, one that only serves the index, and one that asks the latter. */
const whole = testApp();
let service: FastifyInstance;
let url = '';
beforeAll(async () => {
  const config = testConfig({ roles: new Set(['catalogue']) });
  const { ctx } = whole;
  service = buildServiceApp({
    ctx: { ...ctx, config, log: createLogger(config), caches: createProcessCaches({ db: ctx.db }) },
    metrics: createMetrics(() => ({ total: 0, idle: 0, waiting: 0 })),
  });
  url = await service.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => service.close());
const asking = testApp({
  database: whole.database,
  catalogue: () => internalService(catalogueService, url, tokenSecret),
});

const db = () => whole.database.db;
let buyer: Awaited<ReturnType<typeof signedInAs>>;
const products: number[] = [];
let [brandId, categoryId, sellerId, listingId] = [0, 0, 0, 0];

beforeAll(async () => {
  whole.clock.set(now);
  asking.clock.set(now);
  buyer = await signedInAs(whole, 'pharmacy');
  [brandId, categoryId] = [await makeBrand(db()), await makeCategory(db())];
  sellerId = await makeCompany(db(), 'merchant', { name: 'Ilgaz Ecza', score_tenths: 97 });
  const other = await makeCompany(db(), 'pharmacy');
  await makeBadge(db(), { companyId: sellerId, brandId, type: 2 });
  for (let n = 0; n < 6; n++) {
    const productId = await makeProduct(db(), {
      name: `Omega kapsül ${n}`,
      psf: 20_000,
      ...(n % 2 === 0 && { brand_id: brandId, category_id: categoryId }),
    });
    products.push(productId);
    listingId = await makeListing(db(), { productId, sellerId }, { price: 9_000 - 500 * n });
    if (n < 4)
      await makeListing(db(), { productId, sellerId: other }, { price: 8_000, expiration: '2027-02-01' });
  }
  await makeCampaign(db(), { seller_id: sellerId, title: 'Sonbahar', steps: [percentOff(10)] });
});

/** Sends the request to both processes. */
async function both<C extends Call>(call: C, request: RequestOf<C>) {
  const [own, remote] = [await whole.call(call, request, buyer), await asking.call(call, request, buyer)];
  return { own: own.body, remote: remote.body, status: remote.status };
}

describe('a process without the index answers as one that holds it', () => {
  const lists: readonly [string, () => RequestOf<typeof getProductListings>][] = [
    ['all products', () => ({})],
    ['a category with facets', () => ({ categoryId: String(categoryId) })],
    ['the goods of a seller', () => ({ sellerId: String(sellerId) })],
    ['a brand', () => ({ brandId: String(brandId) })],
    ['a search with a typing error', () => ({ q: 'omga kapsul' })],
    ['filters', () => ({ discounted: 'true', highScore: 'true', badge: '2', maxPrice: '8500' })],
    ['a long expiry', () => ({ longExpiry: 'true', sort: '3' })],
    ['a part', () => ({ pageSize: '2', sort: '3' })],
    ['an unknown category', () => ({ categoryId: '999999' })],
    ['an unknown seller', () => ({ sellerId: '999999' })],
    ['prices the wrong way round', () => ({ minPrice: '2', maxPrice: '1' })],
  ];
  test.each(lists)('list: %s', async (name, request) => {
    const { own, remote, status } = await both(getProductListings, request());
    const refused = {
      'an unknown category': 404,
      'an unknown seller': 404,
      'prices the wrong way round': 400,
    };
    expect(status).toBe(name in refused ? refused[name as keyof typeof refused] : 200);
    // The cursor contains the time at which its process began the list, so that it differs.
    const comparable = (body: typeof own) => ({
      ...body,
      result: body.result && { ...body.result, nextCursor: null },
    });
    expect(comparable(remote)).toEqual(comparable(own));
  });

  test('list: the second page continues where the first ended', async () => {
    const page = async (request: RequestOf<typeof getProductListings>) =>
      (await asking.call(getProductListings, { pageSize: '4', sort: '3', ...request }, buyer)).result;
    const first = await page({});
    const second = await page({ cursor: first.nextCursor ?? '' });
    const seen = [...first.items, ...second.items].map(({ productId }) => productId);
    expect(seen).toHaveLength(products.length);
    expect(new Set(seen)).toEqual(new Set(products));
  });

  test.each(['omega', 'omga', 'ilgaz', 'kapsül 3'])('search: %s', async (keyword) => {
    const { own, remote } = await both(searchByKeyword, { keyword });
    const hits = (body: typeof own) => ({ ...body.result, searchId: '', parameters: [] });
    expect(hits(remote)).toEqual(hits(own));
    expect(remote.result?.products.length === 0 && remote.result.sellers.length === 0).toBe(false);
  });

  test('home, a product and favourites', async () => {
    const productId = String(products[1]);
    await asking.call(favouriteCalls.likeProduct, { productId }, buyer);
    const home = await both(getHomePageListingSections, { lastVisited: productId });
    expect(home.remote.result?.sections.length).toBeGreaterThan(1);
    expect(home.remote).toEqual(home.own);
    for (const { own, remote, status } of [
      await both(getProductDetail, { productId }),
      await both(favouriteCalls.getFavourites, {}),
    ]) {
      expect(status).toBe(200);
      expect(remote).toEqual(own);
    }
  });

  test('an answer contains what was committed before its question', async () => {
    const price = async () =>
      (await asking.call(getProductListings, { q: 'kapsül 5' }, buyer)).result.items[0]?.bestListing?.price;
    expect(await price()).toBe(6_500);
    await db().updateTable('listing').set({ price: 6_400 }).where('id', '=', listingId).execute();
    expect(await price()).toBe(6_400);
  });

  test('jobs record campaign prices and tell who asked for a lower price', async () => {
    const productId = products[5] ?? 0;
    const wish = { productId, priceDrop: true, backInStock: false, targetPrice: null };
    await asking.call(alertCalls.setProductAlert, wish, buyer);
    await notifyAlerts(asking.ctx);
    const recorded = await db().selectFrom('product_campaign_price').select('product_id').execute();
    expect(recorded.length).toBeGreaterThan(0);
    await db().updateTable('listing').set({ price: 5_000 }).where('id', '=', listingId).execute();
    await notifyAlerts(asking.ctx);
    const notices = await db()
      .selectFrom('notification')
      .select('body')
      .where('company_id', '=', buyer.companyId)
      .execute();
    expect(notices.map(({ body }) => body)).toContainEqual(expect.stringContaining('Omega kapsül 5'));
  });
});

test('the index tells nobody without the secret of the installation that it exists', async () => {
  const ask = (headers: Record<string, string>) =>
    service.inject({
      method: 'POST',
      url: internalPath(catalogueService, 'state'),
      headers,
      payload: { input: null },
    });
  expect((await ask({})).statusCode).toBe(404);
  expect((await ask({ authorization: `Bearer ${internalKeyOf('another secret')}` })).statusCode).toBe(404);
  expect((await ask({ authorization: `Bearer ${internalKeyOf(tokenSecret)}` })).json()).toMatchObject({
    answer: { products: expect.any(Number) },
  });
  expect((await service.inject({ url: '/api/v1/Master/GetBasicInfos' })).statusCode).toBe(404);
  // A process that serves the public calls serves no internal call.
  const authorization = `Bearer ${internalKeyOf(tokenSecret)}`;
  const open = await whole.fastify.inject({
    method: 'POST',
    url: internalPath(catalogueService, 'state'),
    headers: { authorization },
    payload: { input: null },
  });
  expect(open.statusCode).toBe(404);
});

test('a question that cannot be asked is refused with a time to retry', async () => {
  const gone = internalService(catalogueService, 'http://127.0.0.1:9', tokenSecret);
  await expect(gone.ask('state', null)).rejects.toMatchObject({
    code: 'serviceUnavailable',
    retryAfterSeconds: 1,
  });
  const stranger = internalService(
    catalogueService,
    url,
    'the secret of another installation, 32 characters',
  );
  await expect(stranger.ask('state', null)).rejects.toThrow('another TOKEN_SECRET');
  expect(await catalogueOf(asking.ctx).index.state(now)).toMatchObject({ products: 6 });
});
