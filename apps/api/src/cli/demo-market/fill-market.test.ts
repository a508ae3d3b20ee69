import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../testing/ports/memory-storage.ts';
import { innerFaults } from '../../modules/money/ledger/reconcile.sql.ts';
import { exportInvoices } from '../e-invoices/export-invoices.ts';
import { fileKindOf } from '../../modules/identity/files/file-kind.ts';
import { unsealed } from '../../core/secret-box.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { hasDemoUsers, isEmpty } from './market.sql.ts';
import { openDemoMarket } from './demo-market.ts';
import { fillMarket, type FillResult } from './fill-market.ts';

const database = testDatabase();
const now = new Date('2026-11-21T06:00:00Z');
const storage = memoryStorage();

const countOf = async (
  table: 'product' | 'product_picture' | 'listing' | 'company' | 'orders' | 'rx_product',
): Promise<number> => {
  const { count } = await database.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

describe('the demo market', () => {
  let wasEmpty = false;
  let result: FillResult;
  const seen = new Set<string>();

  beforeAll(async () => {
    wasEmpty = await isEmpty(database.db);
    result = await fillMarket(database.url, {
      now,
      storage,
      tokenSecret: 'a secret of tokens in this test',
      onProgress: ({ table }) => seen.add(table),
    });
  }, 120_000);

  it('fills an empty database and is recognised afterwards', async () => {
    expect(wasEmpty).toBe(true);
    expect(await isEmpty(database.db)).toBe(false);
    const usernames = (await openDemoMarket()).accounts.map(({ username }) => username);
    expect(await hasDemoUsers(database.db, usernames)).toBe(true);
    expect(await hasDemoUsers(database.db, usernames.toReversed())).toBe(false);
    expect(result.rows).toBeGreaterThan(25_000);
    expect(seen).toContain('listing');
  });

  it('has the required size', async () => {
    expect(await countOf('product')).toBe(1200);
    expect(await countOf('product_picture')).toBe(3600);
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

  it('has ninety days of prices, and questions', async () => {
    const { rows } = await sql<Record<'days' | 'spans' | 'late' | 'questions' | 'answers', number>>`
      select (select count(distinct day) from product_price_day) as days,
             (select count(*) from product_campaign_price where to_at is not null) as spans,
             (select count(*) from product_campaign_price s cross join lateral (
                select closing from product_price_day where product_id = s.product_id and day < s.to_at::date
                order by day desc limit 1) last where last.closing is null) as late,
             (select count(*) from product_question) as questions,
             (select count(*) from product_answer) as answers`.execute(database.db);
    expect(rows[0]?.days).toBeGreaterThan(85);
    // Rows of campaigns that have ended.
    expect(rows[0]?.spans).toBeGreaterThan(100);
    expect(rows[0]?.late, 'campaign prices of shelves that were empty').toBe(0);
    expect(rows[0]?.questions).toBeGreaterThan(300);
    expect(rows[0]?.answers).toBeGreaterThan(200);
  });

  it('links a program to its seller, with a secret that opens and an address to which nothing goes', async () => {
    const keys = await database.db
      .selectFrom('api_key')
      .select(['name', 'revoked_at'])
      .orderBy('id')
      .execute();
    expect(keys.map(({ name, revoked_at: at }) => [name, at !== null])).toEqual([
      ['Eski muhasebe programı', true],
      ['Depo stok programı', false],
    ]);
    const webhook = await database.db.selectFrom('webhook').selectAll().executeTakeFirstOrThrow();
    expect(webhook.paused_at).not.toBeNull();
    const config = { tokenSecret: 'a secret of tokens in this test', formerTokenSecret: null };
    expect(unsealed(webhook.secret, config, 'webhook-secret')).toMatch(/^whsec_/);
    const { rows } = await sql<{ state: string; count: number }>`
      select state, count(*)::integer as count from webhook_delivery group by state`.execute(database.db);
    expect(rows).toEqual([{ state: 'delivered', count: 12 }]);
  });

  it('advances the identity columns past its ids', async () => {
    const inserted = await database.db
      .insertInto('brand')
      .values({ name: 'Yeni Marka' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(inserted.id).toBeGreaterThan(40);
  });

  it('has ratings: sellers and products have scores with comments', async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*) from order_rating) as sellers, (select count(*) from product_rating) as products,
        (select count(*) from order_rating r join orders o on o.id = r.order_id where o.state <> 'completed') as early`.execute(
      database.db,
    );
    expect(Number(rows[0]?.['sellers'])).toBeGreaterThan(80);
    expect(Number(rows[0]?.['products'])).toBeGreaterThan(150);
    expect(Number(rows[0]?.['early'])).toBe(0);
  });

  it('has no debt from orders that it did not receive', async () => {
    const { rows } = await sql<{ sum: string }>`select sum(amount) as sum from ledger_posting`.execute(
      database.db,
    );
    expect(Number(rows[0]?.sum)).toBe(0);
  });

  it('has a ledger that agrees with its orders, wallets and refunds', async () => {
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
    const measured = rows[0] ?? {};
    expect(measured).toMatchObject({ negativeWallets: 0, unlikeRefunds: 0 });
    expect(new Set(Object.values(await innerFaults(database.db)))).toEqual(new Set([0]));
    for (const name of ['cases', 'refunds', 'withdrawals']) expect(measured[name]).toBeGreaterThan(8);
  });

  it('has an invoice for each shipped order, photos for most cases, and all of their files', async () => {
    const { rows } = await sql<{ without: number; photos: number }>`
      select (select count(*) from orders o where o.shipped_at is not null
                and not exists (select from order_invoice i where i.order_id = o.id)
                and not exists (select from e_invoice i where i.order_id = o.id and i.state = 'issued')) as without,
             (select count(*) from order_case_photo) as photos`.execute(database.db);
    expect(rows[0]?.without).toBe(0);
    expect(rows[0]?.photos).toBeGreaterThan(8);
    const files = await database.db
      .selectFrom('stored_file')
      .select(['storage_key', 'size', 'mime_type'])
      .execute();
    const kept = await Promise.all(files.map(({ storage_key: key }) => storage.get(key)));
    expect(kept.map((bytes) => bytes?.length)).toEqual(files.map(({ size }) => size));
    expect(kept.map((bytes) => bytes && fileKindOf(bytes))).toEqual(files.map((file) => file.mime_type));
  });

  it('has issued e-invoices without a gap, and exports each as it was issued', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'havan-e-invoices-'));
    try {
      const count = await exportInvoices(database.db, storage, folder);
      const names = await readdir(folder);
      expect(count).toBeGreaterThan(50);
      expect(names).toHaveLength(count);
      const documents = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
      const profiles = new Set(
        documents.map((bytes) => /<cbc:ProfileID>(\w+)</.exec(bytes.toString('utf8'))?.[1]),
      );
      expect(profiles.size).toBeGreaterThan(1);
      const { rows } = await sql<{ gaps: number; unequal: number }>`
        select (select count(*)::integer from e_invoice_series s where last_number <> (select count(*) from e_invoice i
                  where i.company_id = s.company_id and i.number like s.series || s.year || '%')) as gaps,
               (select count(*)::integer from e_invoice i join orders o on o.id = i.order_id
                where i.total <> o.total - o.refunded_goods - o.refunded_shipping) as unequal`.execute(
        database.db,
      );
      expect(rows[0]).toEqual({ gaps: 0, unequal: 0 });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('has work in the queues of the back office, asked for by those who may', async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from company_change h join company c on c.id = h.company_id
                where h.state = 'waiting' and h.before <> h.after and h.before <@ jsonb_build_object(
                  'tradeName', c.trade_name, 'taxNumber', c.tax_number, 'taxOffice', c.tax_office,
                  'townId', c.town_id, 'address', c.address_line)) as changes,
        (select count(*)::int from product_request r where state = 'waiting'
           and not exists (select from product p where p.barcode = r.barcode)) as products,
        (select count(*)::int from score_appeal a join orders o on o.id = a.order_id
           where a.state = 'open' and o.seller_company_id = a.company_id and o.created_at < a.created_at) as appeals,
        (select count(*)::int from message_report r join message m on m.id = r.message_id
           join conversation c on c.id = m.conversation_id
           where r.state = 'open' and m.sender_id <> r.company_id and r.company_id in (c.buyer_id, c.seller_id)
             and m.issue_date < r.created_at) as reports,
        (select count(*)::int from ban_request r join company c on c.id = r.company_id
           join operator o on o.id = r.asked_by
           where r.state = 'waiting' and not c.sales_ban and 'admin' = any(o.roles) and exists (
             select from audit_event e where e.action = 'company.askBan' and e.at = r.asked_at)) as bans`.execute(
      database.db,
    );
    expect(rows[0]).toEqual({ changes: 3, products: 3, appeals: 3, reports: 3, bans: 2 });
    const bounds = await sql`select from company_change where company_id <= 4
      union all select from score_appeal where company_id <= 4`.execute(database.db);
    expect(bounds.rows, 'requests of the demo accounts').toEqual([]);
  });

  it('is replaced only on request', async () => {
    await expect(fillMarket(database.url, { now, products: 20, listings: 40 })).rejects.toThrow(
      'duplicate key',
    );
    expect(await countOf('product')).toBe(1200);
    expect(await countOf('product_picture')).toBe(3600);
    await fillMarket(database.url, { now, products: 20, listings: 40, replace: true });
    expect(await countOf('product')).toBe(20);
  }, 120_000);

  it('takes past orders in, whose money, numbers and invoices agree with the others', async () => {
    const wish = { products: 100, listings: 1000, replace: true } as const;
    await fillMarket(database.url, { now, storage, ...wish });
    const usual = await countOf('orders');
    await fillMarket(database.url, { now, storage, pastOrders: 300, ...wish });
    expect(await countOf('orders')).toBe(usual + 300);
    expect(new Set(Object.values(await innerFaults(database.db)))).toEqual(new Set([0]));
    const { rows } = await sql<Record<string, number>>`
      select count(*) filter (where state <> 'completed' or paid_out_at is null) as open,
             count(*) filter (where not exists (select from order_invoice i where i.order_id = o.id)) as without,
             count(distinct seller_company_id) as sellers, count(distinct buyer_company_id) as buyers
      from orders o where id < 604301`.execute(database.db);
    expect(rows[0]).toMatchObject({ open: 0, without: 0 });
    expect(Number(rows[0]?.['sellers'])).toBeGreaterThan(10);
    expect(Number(rows[0]?.['buyers'])).toBeGreaterThan(50);
  }, 120_000);

  it('has prescription items', async () => {
    expect(await countOf('rx_product')).toBeGreaterThan(20);
  });
});
