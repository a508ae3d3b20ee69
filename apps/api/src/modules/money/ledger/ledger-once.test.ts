import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { innerFaults } from './reconcile.sql.ts';

const database = testDatabase();
let owner: Client;

// The subjects need not exist: the rules are tested alone.
beforeAll(async () => {
  owner = new Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`
    do $$
    declare
      name text;
    begin
      for name in select conname from pg_constraint where conrelid = 'ledger_entry'::regclass and contype = 'f' loop
        execute format('alter table ledger_entry drop constraint %I', name);
      end loop;
    end $$`);
});
afterAll(() => owner.end());

type Column =
  | 'payment_id'
  | 'order_id'
  | 'refund_id'
  | 'withdrawal_id'
  | 'transfer_id'
  | 'e_invoice_id'
  | 'incoming_transfer_id'
  | 'transfer_return_id'
  | 'income_tax_payment_id';

let lastNumber = 1000;
function newSubject(column: Column): RawBuilder<unknown> {
  if (/^(?:payment|withdrawal|transfer|transfer_return)_id$/.test(column)) return sql`${randomUUID()}::uuid`;
  lastNumber += 1;
  return sql`${lastNumber}::bigint`;
}

/** Writes an entry of the month that many months from now. */
const write = (db: Db, months: number, kind: string, column: Column, subject: RawBuilder<unknown>) =>
  sql`
    with at as (select now() + ${months}::integer * interval '1 month' as at)
    insert into ledger_entry (id, created_at, kind, ${sql.ref(column)})
    select ledger_month_start(at) + nextval('ledger_entry_number'), at, ${kind}, ${subject} from at`.execute(
    db,
  );

/** The constraint (a pattern), the column that it is about, an entry, and the entries that may not follow it. */
const rules: readonly (readonly [name: string, column: Column, first: string, refused: readonly string[]])[] =
  [
    ['capture', 'payment_id', 'capture', ['capture']],
    ['credit_purchase', 'payment_id', 'creditPurchase', ['creditPurchase']],
    ['credit_back', 'payment_id', 'creditBack', ['creditBack']],
    ['release', 'order_id', 'release', ['release']],
    ['payout', 'order_id', 'payout', ['payout']],
    ['points', 'order_id', 'pointsEarned', ['pointsEarned']],
    ['refund', 'refund_id', 'refund', ['refund', 'adjustment']],
    ['withdrawal', 'withdrawal_id', 'withdrawal', ['withdrawal']],
    ['withdrawal(?:_end)?', 'withdrawal_id', 'withdrawalSent', ['withdrawalSent']],
    ['withdrawal_end', 'withdrawal_id', 'withdrawalSent', ['withdrawalBack']],
    ['withdrawal_end', 'withdrawal_id', 'withdrawalBack', ['withdrawalSent']],
    ['transfer', 'transfer_id', 'accountPayout', ['accountPayout']],
    ['transfer', 'transfer_id', 'accountPayoutBack', ['accountPayoutBack']],
    ['e_invoice', 'e_invoice_id', 'creditSpent', ['creditSpent', 'adjustment']],
    ['incoming', 'incoming_transfer_id', 'transferIn', ['transferIn', 'adjustment']],
    ['transfer_return', 'transfer_return_id', 'transferBack', ['transferBack', 'transferClaim']],
    ['income_tax_payment', 'income_tax_payment_id', 'withholdingPaid', ['withholdingPaid', 'adjustment']],
  ];

describe.each(rules)('%s of %s, after %s', (name, column, first, refused) => {
  test.each(refused)('is booked once in all months: %s', async (again) => {
    const { db } = database;
    const subject = newSubject(column);
    await write(db, 0, first, column, subject);
    for (const months of [0, 1, 3]) {
      const second = write(db, months, again, column, subject);
      await expect(second).rejects.toMatchObject({
        code: '23505',
        constraint: expect.stringMatching(new RegExp(`^ledger_entry_${name}$`)),
        table: 'ledger_entry',
      });
    }
    await write(db, 1, first, column, newSubject(column));
  });
});

test('of two at once in different months the second waits, and is refused when the first is committed', async () => {
  const subject = newSubject('payment_id');
  const waiting: Promise<unknown>[] = [];
  await withTransaction(database.db, async (trx) => {
    await write(trx, 0, 'capture', 'payment_id', subject);
    waiting.push(write(database.db, 1, 'capture', 'payment_id', subject).catch((error: unknown) => error));
    await expect
      .poll(async () => {
        const { rows } = await owner.query<{ count: string }>(
          `select count(*) from pg_stat_activity where datname = current_database() and wait_event = 'transactionid'`,
        );
        return rows[0]?.count;
      })
      .toBe('1');
  });
  expect(await waiting[0]).toMatchObject({ code: '23505', constraint: 'ledger_entry_capture' });
});

test('the second of two at once is booked when the first is taken back', async () => {
  const subject = newSubject('payment_id');
  const waiting: Promise<unknown>[] = [];
  const first = withTransaction(database.db, async (trx) => {
    await write(trx, 0, 'capture', 'payment_id', subject);
    waiting.push(write(database.db, 1, 'capture', 'payment_id', subject));
    throw new Error('taken back');
  });
  await expect(first).rejects.toThrow('taken back');
  await Promise.all(waiting);
  await expect(write(database.db, 2, 'capture', 'payment_id', subject)).rejects.toThrow(
    'ledger_entry_capture',
  );
});

test('of ten at once over five months one is booked', async () => {
  const subject = newSubject('order_id');
  const written = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => write(database.db, at % 5, 'release', 'order_id', subject)),
  );
  expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ledger_entry where order_id = ${subject}`.execute(database.db);
  expect(rows).toEqual([{ count: 1 }]);
});

test('one statement cannot book it twice either', async () => {
  const subject = newSubject('payment_id');
  await expect(
    sql`insert into ledger_entry (kind, payment_id) select 'capture', ${subject} from generate_series(1, 2)`.execute(
      database.db,
    ),
  ).rejects.toThrow('ledger_entry_capture');
});

test('a temporary table does not take the place of the register', async () => {
  await database.db.connection().execute(async (db) => {
    await sql`create temporary table ledger_once (rule text, subject uuid)`.execute(db);
    const subject = newSubject('payment_id');
    await write(db, 0, 'capture', 'payment_id', subject);
    await expect(write(db, 0, 'capture', 'payment_id', subject)).rejects.toThrow('ledger_entry_capture');
    await sql`drop table pg_temp.ledger_once`.execute(db);
  });
});

test('the register cannot be changed, and what it says is compared with the entries', async () => {
  expect((await innerFaults(database.db)).onceUnlikeEntries).toBe(0);
  for (const statement of ['delete from ledger_once', `update ledger_once set rule = 'x'`]) {
    await expect(sql`${sql.raw(statement)}`.execute(database.db)).rejects.toThrow('permission denied');
    await expect(owner.query(statement)).rejects.toThrow('append-only');
  }
  await owner.query(`
    begin;
    alter table ledger_once disable trigger all;
    delete from ledger_once where rule = 'release';
    insert into ledger_once values ('capture', gen_random_uuid());
    alter table ledger_once enable trigger all;
    commit`);
  expect((await innerFaults(database.db)).onceUnlikeEntries).toBeGreaterThan(1);
});
