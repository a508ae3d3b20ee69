import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Db } from '../../../core/db/database.ts';
import { readFigures } from '../../../core/db/metrics.sql.ts';
import { createPool } from '../../../core/db/pool.ts';
import { makeCompany } from '../../../testing/factories.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { creditMovements, purchaseOf, spentSince } from '../../sales/credits/credits.sql.ts';
import { orderPostings } from '../../sales/order-ledger/order-ledger.sql.ts';
import { entriesOf } from '../../sales/payment-timeline/payment-timeline.sql.ts';
import { pointsMovements } from '../points/points.sql.ts';
import { statementLines } from '../statements/statements.sql.ts';
import { firstLedgerDay, insertWeek, unstatedEntries } from '../statements/statement-weeks.sql.ts';
import { statementRows } from '../wallet/statement.sql.ts';
import { movements } from '../wallet/wallet.sql.ts';
import { demoPayments } from './demo-payments.sql.ts';
import { browseEntries } from './ledger-browser.sql.ts';
import { refundableToCard, releasedOrder } from './ledger.sql.ts';
import { innerFaults } from './reconcile.sql.ts';

const database = testDatabase();
const statements: { sql: string; parameters: readonly unknown[] }[] = [];
let db: Db;
let owner: Client;
let pool: ReturnType<typeof createPool>;
/** A payment and its order of April 2025. */
const paymentId = randomUUID();
const orderId = 190;
let sellerId: number;

// Months from 2025 on, each with forty entries about payments and orders of that month, and some from before the months.
beforeAll(async () => {
  owner = new Client({ connectionString: database.url });
  await owner.connect();
  const seller = await makeCompany(database.db, 'merchant');
  await owner.query(`
    set session_replication_role = replica;
    alter table ledger_posting detach partition ledger_posting_before;
    alter table ledger_entry detach partition ledger_entry_before;
    alter table ledger_entry attach partition ledger_entry_before for values from (minvalue) to (250100000000000);
    alter table ledger_posting attach partition ledger_posting_before for values from (minvalue) to (250100000000000);
    do $$
    declare
      month timestamptz := '2025-01-01 00:00:00Z';
      first constant timestamptz := (select ledger_month_of(min(substring(pg_get_expr(relpartbound, oid) from 'FROM \\(''(\\d+)')::bigint))
        from pg_class join pg_inherits on inhrelid = oid where inhparent = 'ledger_entry'::regclass);
    begin
      while month < first loop
        perform make_ledger_part(to_char(month at time zone 'UTC', 'YYYY_MM'), ledger_month_start(month),
          ledger_month_start(month + interval '32 days'));
        month := ledger_month_of(ledger_month_start(month + interval '32 days'));
      end loop;
    end $$;
    insert into ledger_account (kind, company_id)
    select kind, company from unnest(array['wallet', 'points', 'credit', 'sellerPayable', 'buyerCard']) kind, generate_series(1, 20) company;
    create table drawn as
    select n, case n when 190 then '${paymentId}' else gen_random_uuid() end as payment_id,
      timestamptz '2024-12-10 12:00:00Z' + (n / 40) * interval '1 month' + (n % 40) * interval '1 hour' as at
    from generate_series(0, 899) n;
    insert into payment (id, buyer_company_id, buyer_user_id, state, amount, snapshot, expires_at, created_at, bank_payment_id, card_brand, settled_at)
    select payment_id, ${seller}, 1, 'captured', 100, '{}', at, at, 'demo-' || n, 'visa', at from drawn;
    insert into orders (id, payment_id, buyer_company_id, seller_company_id, state, goods_total, shipping_fee, vat_total, total,
      commission, address, created_at, ship_by)
    overriding system value select n, payment_id, ${seller}, ${seller}, 'completed', 100, 0, 0, 100, 0, '{}', at, at from drawn;
    insert into ledger_entry (id, kind, payment_id, order_id, created_at)
    select case when at < '2025-01-01' then 0 else ledger_month_start(at) end + n * 10 + k,
      (array['capture', 'release', 'creditSpent', 'creditPurchase'])[1 + k], payment_id, case when k > 0 then n end, at + interval '1 minute'
    from drawn, generate_series(0, 3) k;
    insert into ledger_posting
    select e.id, a.id, case a.kind when 'wallet' then 100 else -25 end
    from ledger_entry e join ledger_account a on a.company_id = 1 + e.id % 20;
    insert into payout_statement_week values ('2026-01-05', now(), 1);
    insert into payout_statement (number, company_id, week_start, opening_balance, closing_balance, created_at)
    values ('1', 1, '2026-01-05', 0, 0, now());
    insert into payout_statement_line
    select 1, id, (select max(id) from payout_statement) from ledger_entry where created_at between '2026-01-05' and '2026-01-12';
    reset session_replication_role`);
  await owner.query('vacuum analyze');
  // As if each month were large: small tables are read whole.
  await owner.query(`
    select pg_restore_relation_stats('schemaname', 'public', 'relname', relid::regclass::text, 'relpages', 10, 'reltuples', 1e6::real)
    from unnest(array['ledger_entry', 'ledger_posting']) each cross join pg_partition_tree(each) where isleaf`);
  sellerId = seller;
  pool = createPool({ url: database.url, max: 1, role: 'havan_app' });
  db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  });
}, 60_000);
afterAll(async () => {
  await pool.end();
  await owner.end();
});

/**
 * Returns the months of entries and postings that the statements of `run` read, in their order; a part that the plan
 * has and that was not run does not count.
 */
async function readBy(run: () => Promise<unknown>): Promise<{ entries: string[]; postings: string[] }> {
  statements.length = 0;
  await run();
  const found = { entry: new Set<string>(), posting: new Set<string>() };
  for (const { sql, parameters } of statements.splice(0)) {
    if (!sql.includes('ledger_')) continue;
    // So that the week of the first run can be closed again.
    await owner.query(
      'begin; alter table payout_statement_week drop constraint if exists payout_statement_week_pkey cascade',
    );
    const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off, summary off) ${sql}`,
      [...parameters],
    );
    await owner.query('rollback');
    for (const { 'QUERY PLAN': line } of rows) {
      const [, table, part] = /Scan.* on ledger_(entry|posting)_(\d{4}_\d\d|before)\b/.exec(line) ?? [];
      if (part === undefined || line.includes('never executed')) continue;
      found[table === 'entry' ? 'entry' : 'posting'].add(part);
    }
  }
  return { entries: [...found.entry].sort(), postings: [...found.posting].sort() };
}

/** Returns the parts without the one from before the months and those to come. */
const past = (parts: readonly string[]) => parts.filter((part) => /^\d/.test(part) && part < '2026_11');
const monthsFrom = (first: string) =>
  Array.from(
    { length: 22 },
    (_, at) => `${2025 + Math.floor(at / 12)}_${String((at % 12) + 1).padStart(2, '0')}`,
  ).filter((month) => month >= first);

describe('what is about one order or payment reads its month and later ones', () => {
  test.each([
    ['refundableToCard', () => refundableToCard(db, paymentId)],
    ['orderPostings', () => orderPostings(db, orderId, paymentId)],
    ['entriesOf', () => entriesOf(db, paymentId)],
    ['releasedOrder', () => releasedOrder(db, orderId)],
  ])('%s', async (_, run) => {
    const { entries, postings } = await readBy(run);
    expect(past(entries)).toEqual(monthsFrom('2025_04'));
    expect(postings).toEqual(['2025_04']);
    expect(await run()).toBeTruthy();
  });

  test('orders of the browser, purchases of credits, settled orders', async () => {
    const filter = {
      kind: null,
      account: null,
      companyId: null,
      entryId: null,
      from: null,
      to: null,
      before: null,
    };
    const browsed = await readBy(() => browseEntries(db, { ...filter, orderId }, 26));
    expect(past(browsed.entries)).toEqual(monthsFrom('2025_04'));
    expect(browsed.postings).toEqual(['2025_04']);
    expect(past((await readBy(() => purchaseOf(db, paymentId))).entries)).toEqual(monthsFrom('2025_04'));
    const settled = { companyId: sellerId, side: 'sold', page: 'settled', from: null, to: null } as const;
    const rows = await readBy(() => statementRows(db, settled, null, 5, 0));
    expect(past(rows.entries)).toEqual(['2026_10'].filter((month) => rows.entries.includes(month)));
    expect(
      past((await readBy(() => demoPayments(db, '00000000-0000-0000-0000-000000000000', 1))).entries).length,
    ).toBeLessThan(22);
  });
});

describe('what is about one entry reads its month', () => {
  test('an entry of the browser', async () => {
    const filter = {
      kind: null,
      account: null,
      companyId: null,
      orderId: null,
      from: null,
      to: null,
      before: null,
    };
    expect(await readBy(() => browseEntries(db, { ...filter, entryId: 250500000002001 }, 26))).toEqual({
      entries: ['2025_05'],
      postings: ['2025_05'],
    });
  });

  test('the lines of a statement', async () => {
    expect(await readBy(() => statementLines(db, 1, 0, 50))).toEqual({
      entries: ['2026_01'],
      postings: ['2026_01'],
    });
  });
});

describe('the newest first reads no older month than it shows', () => {
  const filter = {
    kind: null,
    account: null,
    companyId: null,
    orderId: null,
    entryId: null,
    from: null,
    to: null,
    before: null,
  };
  const all = { kind: null, from: null, to: null, before: null, limit: 5 };

  test.each([
    ['the browser', () => browseEntries(db, filter, 26)],
    ['a wallet', () => movements(db, 3, all)],
    ['points', () => pointsMovements(db, 3, null, 5)],
    ['credits', () => creditMovements(db, 3, null, 5)],
  ])('%s', async (_, run) => {
    const { entries } = await readBy(run);
    expect(past(entries)[0]).toMatch(/^2026_(?:09|10)$/);
  });

  test('behind a cursor', async () => {
    const before = 250600000000000;
    const browsed = await readBy(() => browseEntries(db, { ...filter, before }, 26));
    expect(browsed).toEqual({ entries: ['2025_05'], postings: ['2025_05'] });
    const moved = await readBy(() => movements(db, 3, { ...all, before }));
    expect(moved.entries).toEqual(['2025_05']);
    expect((await readBy(() => pointsMovements(db, 3, before, 5))).postings.at(-1)).toBe('2025_05');
  });

  test('the first, the last of a week, the newest ten thousand', async () => {
    expect((await readBy(() => firstLedgerDay(db))).entries).toEqual(['before']);
    const week = await readBy(() =>
      insertWeek(db, '2025-06-02', new Date('2025-06-09T00:00:00+03:00'), new Date()),
    );
    expect(week.entries).toEqual(['2025_05', '2025_06']);
    expect((await readBy(() => readFigures(db, new Date()))).entries.length).toBeGreaterThan(20);
  });
});

describe('what is asked about days reads their months', () => {
  const filter = { kind: null, account: null, companyId: null, orderId: null, entryId: null, before: null };

  test('in the browser and in a wallet', async () => {
    const days = { from: '2025-06-30', to: '2025-07-01' };
    expect((await readBy(() => browseEntries(db, { ...filter, ...days }, 26))).entries).toEqual([
      '2025_06',
      '2025_07',
      'before',
    ]);
    expect(
      (await readBy(() => movements(db, 3, { kind: null, ...days, before: null, limit: 5 }))).entries,
    ).toEqual(['2025_06', '2025_07', 'before']);
  });

  test('and weeks, and spent credits', async () => {
    const week = await readBy(() =>
      unstatedEntries(db, new Date('2026-10-19T00:00:00+03:00'), 260900000000000),
    );
    expect(past(week.entries)).toEqual(['2026_09', '2026_10']);
    expect(past(week.postings)).toEqual(['2026_09', '2026_10']);
    const spent = await readBy(() => spentSince(db, 3, new Date('2026-09-10T00:00:00Z')));
    expect(past(spent.postings)).toEqual(['2026_09', '2026_10']);
  });
});

test('sums over all time find every month', async () => {
  expect(await innerFaults(db)).toMatchObject({ ledgerSum: 0, unbalancedEntries: 0 });
});
