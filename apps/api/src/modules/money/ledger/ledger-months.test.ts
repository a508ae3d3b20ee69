import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepLedgerMonths } from '../../../core/db/months/ledger-months.sql.ts';
import { requireLedgerProtection } from '../../../core/db/app-role.ts';
import { makeCompany } from '../../../testing/factories.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { balanceOf, post } from './ledger.service.ts';
import { innerFaults } from './reconcile.sql.ts';

const database = testDatabase();
let owner: Client;
let company: number;
/** The accounts of the company's wallet and of the bank. */
let wallet: number;
let bank: number;

async function column(statement: string, values: readonly unknown[] = []): Promise<string[]> {
  const { rows } = await owner.query<{ value: string }>(statement, [...values]);
  return rows.map(({ value }) => value);
}

/** Returns the parts in the order of time. */
const months = () =>
  column(`
    select replace(c.relname, 'ledger_entry_', '') as value
    from pg_inherits join pg_class c on c.oid = inhrelid cross join pg_get_expr(c.relpartbound, c.oid) bound
    where inhparent = 'ledger_entry'::regclass order by substring(bound from 'FROM \\(''(\\d+)')::bigint nulls first`);

/** Writes an entry of a time in one statement, as the product does; returns where it lies, and where its postings. */
async function book(at: string, postings: readonly (readonly [account: number, amount: number])[]) {
  const { rows } = await sql<{ entry: string; posting: string }>`
    with entry as (
      insert into ledger_entry (id, kind, created_at)
      values (ledger_month_start(${at}) + nextval('ledger_entry_number'), 'adjustment', ${at})
      returning id, tableoid::regclass::text as part
    ), moved as (
      insert into ledger_posting (entry_id, account_id, amount)
      select entry.id, account, amount
      from entry, unnest(${postings.map(([account]) => account)}::bigint[], ${postings.map(([, amount]) => amount)}::bigint[])
        as w (account, amount)
      returning tableoid::regclass::text as part
    )
    select distinct entry.part as entry, moved.part as posting from entry, moved`.execute(database.db);
  return rows;
}

beforeAll(async () => {
  owner = new Client({ connectionString: database.url });
  await owner.connect();
  company = await makeCompany(database.db, 'merchant');
  await post(database.db, { kind: 'adjustment', paymentId: null, orderId: null }, [
    { kind: 'wallet', companyId: company, amount: 500 },
    { kind: 'bank', companyId: null, amount: -500 },
  ]);
  const idOf = async (kind: string) =>
    Number((await column('select id::text as value from ledger_account where kind = $1', [kind]))[0]);
  wallet = await idOf('wallet');
  bank = await idOf('bank');
  await owner.query(`select keep_ledger_months('2030-10-31 23:59:59Z')`);
});
afterAll(() => owner.end());

test('an entry and its postings lie in the month of their transaction', async () => {
  const [now] = await column(`select to_char(now() at time zone 'UTC', 'YYYY_MM') as value`);
  expect(await column('select distinct tableoid::regclass::text as value from ledger_posting')).toEqual([
    `ledger_posting_${now}`,
  ]);
  const [prefix] = await column('select left(id::text, 4) as value from ledger_entry');
  expect(prefix).toBe(now?.replace('_', '').slice(2));
});

test.each([
  ['2030-09-30T23:59:59.999Z', '2030_09'],
  ['2030-10-01T00:00:00Z', '2030_10'],
  ['2031-10-31T23:59:59.999Z', '2031_10'],
])('what is booked at %s lies in %s', async (at, part) => {
  expect(
    await book(at, [
      [wallet, 5],
      [bank, -5],
    ]),
  ).toEqual([{ entry: `ledger_entry_${part}`, posting: `ledger_posting_${part}` }]);
});

test('what is booked for a month that nobody has made is refused', async () => {
  await expect(
    book('2031-11-01T00:00:00Z', [
      [wallet, 5],
      [bank, -5],
    ]),
  ).rejects.toThrow('no partition of relation "ledger_entry"');
});

test('an id and a time of different months are refused', async () => {
  await expect(
    sql`insert into ledger_entry (kind, created_at) values ('adjustment', '2030-09-30T00:00:00Z')`.execute(
      database.db,
    ),
  ).rejects.toMatchObject({ code: '23514' });
});

describe.each(['2026-12', '2029-02', '2031-10'])('in %s', (month) => {
  const at = `${month}-28T12:00:00Z`;

  test('an entry that does not balance is refused', async () => {
    await expect(book(at, [[bank, 5]])).rejects.toThrow('does not balance');
  });

  test('a wallet cannot go below zero by what lies in any month', async () => {
    const [sum] = await column(
      'select sum(amount)::text as value from ledger_posting where account_id = $1',
      [wallet],
    );
    const all = Number(sum);
    await book(at, [
      [wallet, -all],
      [bank, all],
    ]);
    const oneMore = book(at, [
      [wallet, -1],
      [bank, 1],
    ]);
    await expect(oneMore).rejects.toThrow('does not cover');
    await book(at, [
      [wallet, all],
      [bank, -all],
    ]);
  });

  test('a posting needs its entry', async () => {
    await expect(
      sql`insert into ledger_posting values (ledger_month_start(${at}) + 99999999, ${bank}, 1)`.execute(
        database.db,
      ),
    ).rejects.toMatchObject({ code: '23503' });
  });
});

test('no part is reached by its name, and the owner changes none', async () => {
  const parts = await column(`select relid::regclass::text as value
    from unnest(array['ledger_entry', 'ledger_posting']) each cross join pg_partition_tree(each) where isleaf`);
  expect(parts.length).toBeGreaterThan(100);
  for (const part of parts) {
    const unchanged = part.startsWith('ledger_entry') ? 'kind' : 'amount';
    for (const statement of [
      `update ${part} set ${unchanged} = ${unchanged}`,
      `delete from ${part}`,
      `insert into ${part} select * from ${part}`,
      `truncate ${part}`,
      `select from ${part}`,
    ])
      await expect(sql`${sql.raw(statement)}`.execute(database.db)).rejects.toThrow('permission denied');
    await expect(owner.query(`update ${part} set ${unchanged} = ${unchanged}`)).rejects.toThrow(
      'append-only',
    );
    await expect(owner.query(`delete from ${part}`)).rejects.toThrow('append-only');
  }
}, 60_000);

test('the API does not start while a part can be changed', async () => {
  await expect(requireLedgerProtection(database.db)).resolves.toBeUndefined();
  await owner.query('alter table ledger_entry_2030_09 disable trigger ledger_entry_append_only');
  await expect(requireLedgerProtection(database.db)).rejects.toThrow(/triggers/);
  await owner.query('drop trigger ledger_entry_append_only on ledger_entry_2030_09');
  await expect(requireLedgerProtection(database.db)).rejects.toThrow(/triggers/);
  await owner.query(`create trigger ledger_entry_append_only before update or delete on ledger_entry_2030_09
    for each statement execute function ledger_is_append_only()`);
  await owner.query('grant delete on ledger_posting_before to havan_app');
  await expect(requireLedgerProtection(database.db)).rejects.toThrow(/ledger_posting_before/);
  await owner.query('revoke delete on ledger_posting_before from havan_app');
  await expect(requireLedgerProtection(database.db)).resolves.toBeUndefined();
});

test('each part has the keys, triggers and indexes of its neighbours', async () => {
  const shapes = await column(`
    select distinct (
      select string_agg(replace(pg_get_constraintdef(k.oid), substring(c.relname from '_(\\d{4}_\\d\\d|before)$'), '#'), ', '
                        order by contype, conkey) from pg_constraint k where conrelid = c.oid and contype in ('f', 'p')
    ) || (
      select string_agg(tgname, ', ' order by tgname) from pg_trigger where tgrelid = c.oid and not tgisinternal
    ) || (
      select count(*) from pg_index where indrelid = c.oid and indisvalid
    ) as value
    from pg_inherits join pg_class c on c.oid = inhrelid
    where inhparent in ('ledger_entry'::regclass, 'ledger_posting'::regclass) order by value`);
  expect(shapes).toEqual([
    expect.stringMatching(
      /FOREIGN KEY \(entry_id\) REFERENCES ledger_entry_#\(id\).*ledger_posting_wallet2$/,
    ),
    expect.stringMatching(/REFERENCES withdrawal\(id\).*ledger_once, payout_webhook, transfer_webhook3$/),
  ]);
});

test('the months to come are made, once, by callers at once, and nothing is dropped', async () => {
  const made = await months();
  await Promise.all([1, 2, 3].map(() => keepLedgerMonths(database.db)));
  await owner.query(`set timezone = 'Asia/Tokyo'`);
  await owner.query(`select keep_ledger_months('2030-10-31 23:59:59Z'), keep_ledger_months('2000-01-01')`);
  await owner.query('reset timezone');
  expect(await months()).toEqual(made);
});

test('rights that a grant on all tables gave on a part are taken back', async () => {
  await owner.query('grant select, update, delete on all tables in schema public to havan_app');
  await owner.query(
    `revoke update, delete on ledger_account, ledger_entry, ledger_posting, ledger_once, order_event from havan_app`,
  );
  await expect(requireLedgerProtection(database.db)).rejects.toThrow(/ledger_entry_before/);
  await keepLedgerMonths(database.db);
  await owner.query(`select guard_months('order_event')`);
  await expect(requireLedgerProtection(database.db)).resolves.toBeUndefined();
});

test('months are made while entries are booked', async () => {
  const company = await makeCompany(database.db, 'merchant');
  const booking = Array.from({ length: 6 }, async () => {
    for (let at = 0; at < 100; at += 1)
      await post(database.db, { kind: 'adjustment', paymentId: null, orderId: null }, [
        { kind: 'sellerPayable', companyId: company, amount: 1 },
        { kind: 'bank', companyId: null, amount: -1 },
      ]);
  });
  // It may give up; those who book never do.
  // It may give up; those who book never do.
  for (const month of ['2030-11-01', '2030-12-01', '2031-01-01'])
    await owner.query('select keep_ledger_months($1)', [month]).catch(() => undefined);
  await Promise.all(booking);
  await owner.query(`select keep_ledger_months('2031-01-01')`);
  expect(await balanceOf(database.db, 'sellerPayable', company)).toBe(600);
  expect((await months()).slice(-2)).toEqual(['2031_12', '2032_01']);
});

test('months are made after years without any', async () => {
  await owner.query(`select keep_ledger_months('2034-06-15')`);
  expect((await months()).slice(-42, -40)).toEqual(['2032_01', '2032_02']);
  expect((await months()).at(-1)).toBe('2035_06');
  expect(await innerFaults(database.db)).toMatchObject({
    unbalancedEntries: 0,
    ledgerSum: 0,
    onceUnlikeEntries: 0,
  });
});
