import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { innerFaults } from '../resources/ledger/reconcile.sql.ts';
import { testDatabase } from '../testing/test-database.ts';
import { clearRxProducts, isDemoMarket, isEmpty } from './market.sql.ts';
import { seedDemoMarket, type SeedResult } from './seed-demo-market.ts';

const database = testDatabase();
const now = new Date('2026-11-21T06:00:00Z');
const storage = memoryStorage();

const countOf = async (
  table: 'product' | 'listing' | 'company' | 'orders' | 'rx_product',
): Promise<number> => {
  const { count } = await database.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

describe('the demo market', () => {
  let wasEmpty = false;
  let result: SeedResult;
  const seen = new Set<string>();

  beforeAll(async () => {
    wasEmpty = await isEmpty(database.db);
    result = await seedDemoMarket(database.url, {
      now,
      storage,
      onProgress: ({ table }) => seen.add(table),
    });
  }, 60_000);

  it('fills an empty database and is known again', async () => {
    expect(wasEmpty).toBe(true);
    expect(await isEmpty(database.db)).toBe(false);
    expect(await isDemoMarket(database.db)).toBe(true);
    expect(result.rows).toBeGreaterThan(25_000);
    expect(seen).toContain('listing');
  });

  it('has the size that the product asks for', async () => {
    expect(await countOf('product')).toBe(1200);
    expect(await countOf('listing')).toBe(10_000);
    expect(await countOf('company')).toBe(100);
    expect(await countOf('orders')).toBeGreaterThan(300);
  });

  it('has one product with more than two hundred offers to compare', async () => {
    const { rows } = await sql<{ offers: number }>`
      select count(*) as offers from listing l join company c on c.id = l.seller_id
      where l.state = 'active' and l.stock > 0 and not c.sales_ban
        and (l.expiration is null or l.expiration >= '2026-11-21')
      group by product_id order by 1 desc limit 1`.execute(database.db);
    expect(rows[0]?.offers).toBeGreaterThan(200);
  });

  it('knows ninety days of prices, and what was asked', async () => {
    const { rows } = await sql<Record<'days' | 'spans' | 'late' | 'questions' | 'answers', number>>`
      select (select count(distinct day) from product_price_day) as days,
             (select count(*) from product_campaign_price where to_at is not null) as spans,
             (select count(*) from product_campaign_price s cross join lateral (
                select closing from product_price_day where product_id = s.product_id and day < s.to_at::date
                order by day desc limit 1) last where last.closing is null) as late,
             (select count(*) from product_question) as questions,
             (select count(*) from product_answer) as answers`.execute(database.db);
    expect(rows[0]?.days).toBeGreaterThan(85);
    // Campaigns that have ended.
    expect(rows[0]?.spans).toBeGreaterThan(100);
    expect(rows[0]?.late, 'campaign prices of shelves that were empty').toBe(0);
    expect(rows[0]?.questions).toBeGreaterThan(300);
    expect(rows[0]?.answers).toBeGreaterThan(200);
  });

  it('leaves the identity columns free for what comes next', async () => {
    const inserted = await database.db
      .insertInto('brand')
      .values({ name: 'Yeni Marka' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(inserted.id).toBeGreaterThan(40);
  });

  it('has been judged: sellers and products carry scores with words', async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*) from order_rating) as sellers, (select count(*) from product_rating) as products,
        (select count(*) from order_rating r join orders o on o.id = r.order_id where o.state <> 'completed') as early`.execute(
      database.db,
    );
    expect(Number(rows[0]?.['sellers'])).toBeGreaterThan(80);
    expect(Number(rows[0]?.['products'])).toBeGreaterThan(150);
    expect(Number(rows[0]?.['early'])).toBe(0);
  });

  it('owes nobody anything that it did not take', async () => {
    const { rows } = await sql<{ sum: string }>`select sum(amount) as sum from ledger_posting`.execute(
      database.db,
    );
    expect(Number(rows[0]?.sum)).toBe(0);
  });

  it('has books that agree with its orders, wallets and refunds', async () => {
    const { rows } = await sql<Record<string, number>>`
      select
        (select count(*) from order_case) as cases,
        (select count(*) from order_refund where kind <> 'cancelled') as refunds,
        (select count(*) from withdrawal) as withdrawals,
        (select count(*) from (select a.id from ledger_account a join ledger_posting p on p.account_id = a.id
           where a.kind = 'wallet' group by a.id having sum(p.amount) < 0) w) as "negativeWallets",
        (select count(*) from orders o where o.refunded_goods <> coalesce(
           (select sum(goods) from order_refund r where r.order_id = o.id), 0)) as "unlikeRefunds"`.execute(
      database.db,
    );
    const figures = rows[0] ?? {};
    expect(figures).toMatchObject({ negativeWallets: 0, unlikeRefunds: 0 });
    expect(new Set(Object.values(await innerFaults(database.db)))).toEqual(new Set([0]));
    for (const name of ['cases', 'refunds', 'withdrawals']) expect(figures[name]).toBeGreaterThan(8);
  });

  it('keeps an invoice for whoever was shipped to, photos for most cases, and each of their files', async () => {
    const { rows } = await sql<{ without: number; photos: number }>`
      select (select count(*) from orders o where o.shipped_at is not null
                and not exists (select from order_invoice i where i.order_id = o.id)) as without,
             (select count(*) from order_case_photo) as photos`.execute(database.db);
    expect(rows[0]?.without).toBe(0);
    expect(rows[0]?.photos).toBeGreaterThan(8);
    const files = await database.db.selectFrom('stored_file').select(['storage_key', 'size']).execute();
    const sizes = await Promise.all(
      files.map(async ({ storage_key: key }) => (await storage.get(key))?.length),
    );
    expect(sizes).toEqual(files.map(({ size }) => size));
  });

  it('replaces itself only when told so', async () => {
    await expect(seedDemoMarket(database.url, { now, products: 20, listings: 40 })).rejects.toThrow(
      'duplicate key',
    );
    expect(await countOf('product')).toBe(1200);
    await seedDemoMarket(database.url, { now, products: 20, listings: 40, replace: true });
    expect(await countOf('product')).toBe(20);
  }, 60_000);

  it('changes its prescription items', async () => {
    expect(await countOf('rx_product')).toBeGreaterThan(20);
    await clearRxProducts(database.db);
    expect(await countOf('rx_product')).toBe(0);
  });
});
