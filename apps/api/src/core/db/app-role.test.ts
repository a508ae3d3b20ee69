import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { prepareAppRole, requireLedgerProtection } from './app-role.ts';
import { type OpenDatabase, openDatabase, type Db } from './database.ts';

const database = testDatabase();
const open: OpenDatabase[] = [];
const connect = (options: { role?: string; isPooled?: boolean } = {}): Db => {
  const opened = openDatabase({ url: database.url, max: 1, ...options });
  open.push(opened);
  return opened.db;
};

afterEach(async () => {
  for (const { close } of open.splice(0)) await close();
});

test('the role of the API passes, and has the limits of a session at every sign-in', async () => {
  expect(await prepareAppRole(database.url)).toBe('havan_app');
  await expect(requireLedgerProtection(connect({ role: 'havan_app' }))).resolves.toBeUndefined();
  const { rows } = await sql<{ limits: string[] }>`
    select rolconfig as limits from pg_roles where rolname = 'havan_app'`.execute(connect());
  expect(rows[0]?.limits).toEqual(
    expect.arrayContaining(['statement_timeout=15000', 'lock_timeout=5000', 'jit=off']),
  );
});

test('the owner of the tables is refused, as is a connection whose role a pooler dropped', async () => {
  await expect(requireLedgerProtection(connect())).rejects.toThrow(/may change the ledger \(ledger_account/);
});

test('a session without time limits is refused', async () => {
  const db = connect({ isPooled: true });
  await sql`set role havan_app`.execute(db);
  await expect(requireLedgerProtection(db)).rejects.toThrow(/has no time limits/);
});

test('a month of an append-only table that the role may change is refused', async () => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const db = connect({ role: 'havan_app' });
  await client.query('grant delete on order_event_later to havan_app');
  await expect(requireLedgerProtection(db)).rejects.toThrow(/may change the ledger \(order_event_later\)/);
  await client.query(`select guard_months('order_event')`);
  await expect(requireLedgerProtection(db)).resolves.toBeUndefined();
  await client.end();
});

test('a ledger whose triggers are switched off is refused', async () => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('alter table ledger_posting disable trigger ledger_posting_append_only');
  await client.end();
  await expect(requireLedgerProtection(connect({ role: 'havan_app' }))).rejects.toThrow(/triggers/);
});

test('functions with the rights of their owner look into temporary tables last', async () => {
  const { rows } = await sql<{ name: string; settings: string[] | null }>`
    select proname as name, proconfig as settings from pg_proc
    where prosecdef and pronamespace = current_schema()::regnamespace`.execute(connect());
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['gather_months', 'keep_ledger_months', 'keep_months']),
  );
  for (const { settings } of rows) expect(settings).toContain('search_path=public, pg_temp');
});
