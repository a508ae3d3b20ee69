import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor, Context } from '../../context.ts';
import type { Database, Db } from '../../db/database.ts';
import { createPool } from '../../db/pool.ts';
import { seedDemoMarket } from '../../demo/seed-demo-market.ts';
import { testApp } from '../../testing/test-app.ts';
import { homeSections } from '../catalogue/home.service.ts';
import { productDetail } from '../catalogue/product-detail.service.ts';
import { listProducts } from '../catalogue/product-list.service.ts';
import { listReceivedQuestions } from '../product-page/questions.service.ts';
import { search } from '../search/search.service.ts';
import { recordAction, recordClick, searchAdvert } from '../search/search-use.service.ts';
import { localWarehouses } from '../catalogue/local-warehouses.service.ts';

/** Tables that grow with trade; brands, companies and categories are read as a whole by design. */
const growing = [
  'product',
  'listing',
  'listing_price_history',
  'orders',
  'order_line',
  'favourite',
  'basket_item',
  'search_event',
  'search_action',
  'market_change',
];

const app = testApp();
const statements = new Map<string, readonly unknown[]>();
let db: Db;
let pool: ReturnType<typeof createPool>;

beforeAll(async () => {
  await seedDemoMarket(app.database.url, { now: app.clock.now(), products: 400, listings: 3000 });
  pool = createPool({ url: app.database.url, max: 2 });
  db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      statements.set(query.sql, query.parameters);
    },
  });
}, 60_000);
afterAll(() => pool.end());

/** The sequential scans of growing tables that are left when every index is preferred: none has one to use. */
async function scansOf(sql: string, parameters: readonly unknown[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters]);
    const lines = rows.map((row) => row['QUERY PLAN']);
    return lines.filter((line) => growing.some((table) => new RegExp(`Seq Scan on ${table}\\b`).test(line)));
  } finally {
    await client.query('reset enable_seqscan');
    client.release();
  }
}

test('no call of the catalogue and the search reads a growing table from end to end', async () => {
  const ctx: Context = { ...app.ctx, db };
  const actor: Actor = {
    userId: 1,
    username: 'eczane',
    role: 'owner',
    companyId: 1,
    companyType: 'pharmacy',
    salesBan: false,
    isWalletAvailable: true,
    userType: 1,
    familyId: '',
  };
  await search(ctx, 'magnezyum');
  await search(ctx, '290001');
  await listProducts(ctx, actor, { categoryId: 1376, longExpiry: true });
  await listProducts(ctx, actor, {
    q: 'vitamin',
    brandId: [1, 2],
    sellerType: ['merchant'],
    badge: [1],
    cityId: [34],
    campaign: true,
    freeShipping: true,
    discounted: true,
    minPrice: 100,
    maxPrice: 100_000,
    sort: 4,
  });
  await listProducts(ctx, actor, { sellerId: 1 });
  await productDetail(ctx, actor, 1);
  await homeSections(ctx, actor, '1,2');
  await recordClick(ctx, actor, { queryId: 'q', index: 'products', id: 1, position: 0 });
  await recordAction(ctx, actor, { searchId: 's', dataType: 'list', data: 'omega', eventName: 'click' });
  await searchAdvert(ctx);
  await localWarehouses(ctx, actor);
  await listReceivedQuestions(ctx, actor, { state: 'waiting' });
  // A change makes the index look again.
  await db.updateTable('listing').set({ price: 123_456, discount_price: 0 }).where('id', '=', 1).execute();
  await search(ctx, 'omega');

  expect(statements.size).toBeGreaterThan(12);
  const scans: Record<string, string[]> = {};
  for (const [sql, parameters] of statements) {
    const found = await scansOf(sql, parameters);
    if (found.length > 0) scans[sql] = found;
  }
  expect(scans).toEqual({});
});
