import { schemasOf } from '@havan/contract/calls';
import { addressCalls } from '@havan/contract/identity/addresses';
import type { Call } from '@havan/contract/call';
import { cardCalls } from '@havan/contract/money/cards';
import { inboxCalls } from '@havan/contract/notifications/inbox';
import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { messageCalls } from '@havan/contract/notifications/messages';
import { orderWorkCalls } from '@havan/contract/sales/order-work';
import { orderCalls } from '@havan/contract/sales/orders';
import { pointsCalls } from '@havan/contract/money/points';
import { smartCartCalls } from '@havan/contract/cart/smart-cart';
import { walletCalls } from '@havan/contract/money/wallet';
import { Kysely, PostgresDialect } from 'kysely';
import { Client } from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor, Context } from '../../../core/context.ts';
import type { Database, Db } from '../../../core/db/database.ts';
import { createPool } from '../../../core/db/pool.ts';
import { fillMarket } from '../../../cli/demo-market/fill-market.ts';
import { routes } from '../../../modules.ts';
import { offersOf } from '../../cart/smart-cart/offers.sql.ts';
import { testApp } from '../../../testing/test-app.ts';
import { changeLine, getCart } from '../../cart/cart/cart.service.ts';
import { homeSections } from '../home/home.service.ts';
import { productDetail } from '../product-page/product-detail.service.ts';
import { listProducts } from '../lists/product-list.service.ts';
import { alertOf, setAlert } from '../alerts/alerts.service.ts';
import { like, listFavourites } from '../favourites/favourites.service.ts';
import { noteCampaignPrices } from '../price-history/note-campaign-prices.ts';
import { priceHistory } from '../price-history/price-history.service.ts';
import { listQuestions, listReceivedQuestions } from '../questions/questions.service.ts';
import { listRatings } from '../product-page/ratings.service.ts';
import { relatedProducts } from '../product-page/related.service.ts';
import { search } from '../search/search.service.ts';
import { recordAction, recordClick, searchAdvert } from '../search/search-use.service.ts';
import { localWarehouses } from '../lists/local-warehouses.service.ts';

/** Tables that grow with trade. Brands, companies and categories are small, and are read as a whole on purpose. */
const growing = [
  'product',
  'listing',
  'listing_price_history',
  'orders',
  'order_line',
  'favourite',
  'basket_item',
  'campaign',
  'campaign_claim',
  'search_event',
  'search_action',
  'market_change',
  'fact_change',
  'product_price_day',
  'product_campaign_price',
  'product_alert',
  'product_question',
  'product_answer',
  'product_rating',
  'notification',
  'conversation',
  'message',
  'smart_cart',
  'ledger_account',
  'ledger_entry',
  'ledger_posting',
  'payment',
  'order_event',
  'order_case',
  'order_case_line',
  'order_refund',
  'order_refund_line',
  'order_rating',
  'shipment',
  'withdrawal',
  'address',
  'agreement_acceptance',
];

const app = testApp();
/** The growing tables; of one that lies in months, those that have rows. */
let stored: readonly string[] = [];
const statements = new Map<string, readonly unknown[]>();
let db: Db;
let pool: ReturnType<typeof createPool>;

beforeAll(async () => {
  await fillMarket(app.database.url, { now: app.clock.now(), products: 400, listings: 3000 });
  pool = createPool({ url: app.database.url, max: 2 });
  db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      if (!/^(?:begin|commit)$/.test(query.sql)) statements.set(query.sql, query.parameters);
    },
  });
  await pretendLarge();
}, 120_000);
afterAll(() => pool.end());

/** Statistics of ten thousand pharmacies instead of the few of the test. */
const owners: readonly (readonly [table: string, column: string])[] = [
  ['orders', 'buyer_company_id'],
  ['orders', 'seller_company_id'],
  ['basket_item', 'company_id'],
  ['campaign_claim', 'company_id'],
  ['favourite', 'user_id'],
  ['product_alert', 'user_id'],
  ['notification', 'company_id'],
  ['conversation', 'buyer_id'],
  ['conversation', 'seller_id'],
  ['message', 'conversation_id'],
  ['smart_cart', 'company_id'],
  ['payment', 'buyer_company_id'],
  ['ledger_account', 'company_id'],
  ['ledger_posting', 'account_id'],
];

/** Returns a table, or the months of it that have rows: PostgreSQL reads an empty one as a whole. */
async function storedParts(owner: Client, table: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select $1::text as name where not exists (select from pg_partition_tree($1::text::regclass))
     union all
     select relid::regclass::text from pg_partition_tree($1::text::regclass)
     where isleaf and pg_relation_size(relid) > 0`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/**
 * Makes PostgreSQL plan as if each growing table had a million rows, with every kind of scan enabled. The tables stay
 * small.
 */
async function pretendLarge(): Promise<void> {
  const owner = new Client({ connectionString: app.database.url });
  await owner.connect();
  // A table without pages is scanned regardless of its statistics.
  await owner.query(`
    insert into campaign_claim (campaign_id, company_id, listing_id, units, state, held_until)
    select min(id), 1, 1, 1, 'consumed', now() from campaign`);
  const found: string[] = [];
  for (const table of growing) found.push(...(await storedParts(owner, table)));
  stored = found;
  for (const table of stored) {
    await owner.query('alter table ' + owner.escapeIdentifier(table) + ' set (autovacuum_enabled = off)');
    await owner.query(
      `select pg_restore_relation_stats('schemaname', 'public', 'relname', $1::text, 'relpages', 10, 'reltuples', 1e6::real)`,
      [table],
    );
  }
  for (const [owned, column] of owners)
    for (const table of await storedParts(owner, owned)) {
      await owner.query(`select pg_clear_attribute_stats('public', $1, $2, false)`, [table, column]);
      await owner.query(
        `select pg_restore_attribute_stats('schemaname', 'public', 'relname', $1::text, 'attname', $2::text,
           'inherited', false, 'null_frac', 0::real, 'avg_width', 8, 'n_distinct', 10000::real)`,
        [table, column],
      );
    }
  // Without statistics of `tx`. With a histogram, a transaction that another test left open would make every change
  // look new to the planner.
  for (const table of ['fact_change', 'market_change'])
    await owner.query(`select pg_clear_attribute_stats('public', $1, 'tx', false)`, [table]);
  await owner.end();
}

/** Returns the sequential scans of growing tables in the plan of a statement. */
async function scansOf(sql: string, parameters: readonly unknown[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters]);
    const lines = rows.map((row) => row['QUERY PLAN']);
    return lines.filter((line) => stored.some((table) => new RegExp(`Seq Scan on ${table}\\b`).test(line)));
  } finally {
    client.release();
  }
}

// @spec §7 finding-speed

test('a statement without an index is refused', async () => {
  expect(await scansOf('select id from listing where max_quantity = $1', [5])).toEqual([
    expect.stringContaining('Seq Scan on listing'),
  ]);
  expect(await scansOf('select id from listing where product_id = $1 and stock > 0', [5])).toEqual([]);
});

const actor: Actor = {
  userId: 1,
  username: 'eczane',
  role: 'owner',
  companyId: 1,
  companyType: 'pharmacy',
  salesBan: false,
  rights: [],
  reviewState: 'approved',
  isWalletAvailable: true,
  userType: 1,
  familyId: '',
};

/** Returns the tables that the statements scan sequentially, by statement. */
async function allScans(): Promise<Record<string, string[]>> {
  const scans: Record<string, string[]> = {};
  for (const [sql, parameters] of statements) {
    const found = await scansOf(sql, parameters);
    if (found.length > 0) scans[sql] = found;
  }
  return scans;
}

test('no call of the catalogue, the search and the cart scans a growing table sequentially', async () => {
  const ctx: Context = { ...app.ctx, db };
  await search(ctx, 'magnezyum');
  await search(ctx, '290001');
  // The end of a barcode, and a barcode with a wrong digit.
  await search(ctx, '999420');
  await search(ctx, '2900010000016');
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
  const [offer] = (await productDetail(ctx, actor, 1)).listings;
  if (offer)
    await changeLine(ctx, actor, { listingId: offer.listingId, type: 'set', count: offer.minQuantity });
  await getCart(ctx, actor);
  await homeSections(ctx, actor, '1,2');
  await recordClick(ctx, actor, { queryId: 'q', index: 'products', id: 1, position: 0 });
  await recordAction(ctx, actor, { searchId: 's', dataType: 'list', data: 'omega', eventName: 'click' });
  await searchAdvert(ctx);
  await localWarehouses(ctx, actor);
  await offersOf(db, { companyId: 1, now: app.clock.now() }, [1, 2], '2026-11-21');
  await listReceivedQuestions(ctx, actor, { state: 'waiting' });
  await priceHistory(ctx, actor, 1);
  await relatedProducts(ctx, actor, 1);
  await listQuestions(ctx, actor, { productId: 1 });
  await listRatings(ctx, actor, { productId: 1 });
  await like(ctx, actor, 1);
  await listFavourites(ctx, actor, {});
  await setAlert(ctx, actor, { productId: 1, priceDrop: true, backInStock: true, targetPrice: null });
  await alertOf(ctx, actor, 1);
  await noteCampaignPrices(ctx, [1, 2], app.clock.now());
  await noteCampaignPrices(ctx, null, app.clock.now());
  // A change makes the index read the offer again.
  await db.updateTable('listing').set({ price: 123_456, discount_price: 0 }).where('id', '=', 1).execute();
  await search(ctx, 'omega');

  expect(statements.size).toBeGreaterThan(12);
  expect(await allScans()).toEqual({});
});

/** Returns the lists of a company's own records, as its screens request them. */
const ownLists = (partner: string): readonly (readonly [Call, Readonly<Record<string, string>>])[] => [
  [getUserBasicInfos, {}],
  [orderCalls.getOrders, { type: 'purchased' }],
  [orderCalls.getOrders, { type: 'sold' }],
  [orderCalls.getSalesOverview, {}],
  [orderWorkCalls.getCounterparties, { type: 'sold' }],
  [inboxCalls.getLastNotifications, {}],
  [inboxCalls.getGroupedNotifications, { isRead: 'false' }],
  [inboxCalls.getAllNotifications, { mainCategoryId: '5' }],
  [messageCalls.getLastMessages, {}],
  [messageCalls.getConversations, {}],
  [messageCalls.getMessages, { companyId: partner }],
  [smartCartCalls.getSmartCartSuggestions, {}],
  [walletCalls.getWallet, {}],
  [walletCalls.getWalletMovements, {}],
  [walletCalls.getStatement, { type: 'purchased', page: 'settled' }],
  [pointsCalls.getLoyaltyPoints, {}],
  [addressCalls.getAddresses, {}],
  [cardCalls.getSavedCards, {}],
];

test('no list of a company’s own records scans a growing table sequentially', async () => {
  const ctx: Context = { ...app.ctx, db };
  const caller = { requestId: '', ip: '', userAgent: '', origin: null };
  const { seller_id: partner } = await app.database.db
    .selectFrom('conversation')
    .select('seller_id')
    .where('buyer_id', '=', actor.companyId)
    .executeTakeFirstOrThrow();
  const own = ownLists(String(partner));
  statements.clear();
  for (const [call, request] of own) {
    const answer = routes.find((route) => route.call === call)?.handle;
    await answer?.(v.parse(schemasOf(call).request, request), { ctx, actor, caller, idempotencyKey: null });
  }
  expect(statements.size).toBeGreaterThanOrEqual(own.length);
  expect(await allScans()).toEqual({});
});
