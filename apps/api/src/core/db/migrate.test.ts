import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { openDatabase } from './database.ts';
import { dropDatabase, ensureDatabase, urlOfDatabase } from './databases.ts';
import { type Migration, MigrationMismatch, migrate, pendingMigrations, readMigrations } from './migrate.ts';
import { Client } from 'pg';

const server = inject('postgresUrl');
const made: string[] = [];

async function emptyDatabase(): Promise<string> {
  const name = `migrate_${randomUUID().replaceAll('-', '')}`;
  made.push(name);
  await ensureDatabase(server, name);
  return urlOfDatabase(server, name);
}

const migration = (name: string, statement: string): Migration => ({
  name,
  sql: statement,
  checksum: statement,
});
const first = migration('0001_a.sql', 'create table a (id int)');
const second = migration('0002_b.sql', 'create table b (id int)');

async function tables(url: string): Promise<string[]> {
  const { db, close } = openDatabase({ url, max: 1 });
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  await close();
  return rows.map(({ name }) => name);
}

afterEach(async () => {
  for (const name of made.splice(0)) await dropDatabase(server, name);
});

describe('migrate', () => {
  test('runs every migration of the source tree once', async () => {
    const url = await emptyDatabase();
    const names = (await readMigrations()).map(({ name }) => name);
    expect(await migrate(url)).toEqual(names);
    expect(await migrate(url)).toEqual([]);
  });

  test('runs each migration once when several processes start together', async () => {
    const url = await emptyDatabase();
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(url, [first, second])));
    expect(runs.flat().sort()).toEqual(['0001_a.sql', '0002_b.sql']);
  });

  test('lists missing migrations without changing the database', async () => {
    const url = await emptyDatabase();
    const names = (await readMigrations()).map(({ name }) => name);
    expect(await pendingMigrations(url)).toEqual(names);
    expect(await tables(url)).toEqual([]);
    await migrate(url);
    expect(await pendingMigrations(url)).toEqual([]);
  });

  test('gives way to queries behind a locked table and continues when it is free', async () => {
    const url = await emptyDatabase();
    await migrate(url, [first]);
    const reader = new Client({ connectionString: url });
    await reader.connect();
    await reader.query('begin; lock table a in access share mode');
    const adding = migrate(url, [first, migration('0002_b.sql', 'alter table a add b int')]);
    const other = new Client({ connectionString: url });
    await other.connect();
    // This query waits in the lock queue behind `alter table` and is answered as soon as that statement times out.
    await expect.poll(() => other.query('select count(*) from pg_locks where not granted')).toBeTruthy();
    await other.query('select * from a');
    await reader.query('rollback');
    expect(await adding).toEqual(['0002_b.sql']);
    await Promise.all([reader.end(), other.end()]);
  });

  test('refuses a migration that changed after it ran', async () => {
    const url = await emptyDatabase();
    await migrate(url, [first]);
    await expect(migrate(url, [{ ...first, checksum: 'other' }])).rejects.toThrow(MigrationMismatch);
  });

  test('rolls back a failed migration', async () => {
    const url = await emptyDatabase();
    const broken = migration('0002_b.sql', 'create table b (id int); select 1 / 0');
    await expect(migrate(url, [first, broken])).rejects.toThrow('0002_b.sql failed');
    expect(await tables(url)).toEqual(['a', 'schema_migration']);
  });

  test('runs a later migration with a lower number, unless the database has unknown ones', async () => {
    const url = await emptyDatabase();
    await migrate(url, [second]);
    expect(await migrate(url, [first, second])).toEqual(['0001_a.sql']);
    const third = migration('0003_c.sql', 'create table c (id int)');
    await expect(migrate(url, [first, third])).rejects.toThrow(MigrationMismatch);
  });

  test('lets an older process serve a database that a newer one migrated', async () => {
    const url = await emptyDatabase();
    await migrate(url, [first, second]);
    expect(await migrate(url, [first])).toEqual([]);
  });
});

test('0212 makes three drawn pictures of every pack and keeps all of its data', async () => {
  const url = await emptyDatabase();
  const all = await readMigrations();
  const at = all.findIndex(({ name }) => name === '0212_product_pictures.sql');
  await migrate(url, all.slice(0, at));
  const { db, close } = openDatabase({ url, max: 1 });
  const product = (barcode: string, pack: string) =>
    sql`
    insert into product (barcode, name, search_text, brand_id, category_id, vat_rate, form, size, pack)
    select ${barcode}, 'Krem', 'krem', brand.id, category.id, 20, 'krem', '50 ml', ${pack}::jsonb
    from brand, category`.execute(db);
  await sql`insert into brand (name) values ('Virendo')`.execute(db);
  await sql`insert into category (id, name, depth) values (900001, 'Cilt', 1)`.execute(db);
  await product('8690000000001', '{"form": "jar", "line": 2}');
  await product('8690000000002', '[]');
  await migrate(url, all);
  const { rows } = await sql<{ barcode: string; position: number; kind: string; spec: unknown }>`
    select barcode, position, product_picture.kind, spec
    from product_picture join product on product.id = product_id order by barcode, position`.execute(db);
  await close();
  const drawn = (barcode: string, pack: object) =>
    ['front', 'back', 'leaflet'].map((view, i) => {
      return { barcode, position: i + 1, kind: 'drawn', spec: { ...pack, view } };
    });
  expect(rows).toEqual([...drawn('8690000000001', { form: 'jar', line: 2 }), ...drawn('8690000000002', {})]);
});

test('0534 makes months of the events of visitors without copying them', async () => {
  const url = await emptyDatabase();
  const all = await readMigrations();
  const at = all.findIndex(({ name }) => name === '0532_analytics_bound.sql');
  await migrate(url, all.slice(0, at));
  const { db, close } = openDatabase({ url, max: 1 });
  const add = sql`
    insert into analytics_event (visitor_id, name, event, received_at)
    select gen_random_uuid(), 'page', '{}', at from unnest(array[now() - interval '1 year', now(), now() + interval '80 days']) at`;
  const fileOf = async (table: string) =>
    (await sql<{ file: number }>`select pg_relation_filenode(${table}::regclass) as file`.execute(db)).rows[0]
      ?.file;
  await add.execute(db);
  const before = await fileOf('analytics_event');
  await migrate(url, all);
  expect(await fileOf('analytics_event_before')).toBe(before);
  await add.execute(db);
  const { rows } = await sql<{ id: number; part: string }>`
    select id, tableoid::regclass::text as part from analytics_event order by id`.execute(db);
  await close();
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set(rows.map(({ part }) => part))).toEqual(new Set(['analytics_event_before']));
});

test('0571 to 0586 make each table the first of its months without copying it', async () => {
  const url = await emptyDatabase();
  const all = await readMigrations();
  const tables = [
    'order_event',
    'notification',
    'webhook_delivery',
    'outbox_message',
    'product_price_day',
    'listing_price_history',
  ];
  await migrate(
    url,
    all.filter(({ name }) => name < '0571'),
  );
  const { db, close } = openDatabase({ url, max: 1 });
  const filesOf = async (suffix = '') =>
    Promise.all(
      tables.map(async (table) => {
        const { rows } = await sql<{ file: number }>`
          select pg_relation_filenode(${table + suffix}::regclass) as file`.execute(db);
        return rows[0]?.file;
      }),
    );
  await sql`insert into outbox_message (channel, recipient, subject, body) values ('email', 'a@example.com', '', '')`.execute(
    db,
  );
  const before = await filesOf();
  await migrate(url, all);
  expect(await filesOf('_before')).toEqual(before);
  // As a process of the version before writes it.
  const { rows } = await sql<{ id: number; part: string }>`
    insert into outbox_message (channel, recipient, subject, body) values ('email', 'b@example.com', '', '')
    returning id, tableoid::regclass::text as part`.execute(db);
  await close();
  expect(rows).toEqual([{ id: 2, part: 'outbox_message_before' }]);
});

test('0593 makes months of the ledger without copying it, and what was booked once stays so', async () => {
  const url = await emptyDatabase();
  const all = await readMigrations();
  const at = all.findIndex(({ name }) => name === '0590_ledger_once.sql');
  await migrate(url, all.slice(0, at));
  const client = new Client({ connectionString: url });
  await client.connect();
  const rowsOf = async (statement: string) => (await client.query<Record<string, unknown>>(statement)).rows;
  // As the version before books.
  const book = (kind: string, paymentId: string) => `
    with entry as (insert into ledger_entry (kind, payment_id) values ('${kind}', '${paymentId}') returning id)
    insert into ledger_posting (entry_id, account_id, amount)
    select entry.id, a.id, case a.kind when 'bank' then 5 else -5 end from entry, ledger_account a`;
  const [first, second] = [randomUUID(), randomUUID()];
  await client.query(`
    set session_replication_role = replica;
    insert into payment (id, buyer_company_id, buyer_user_id, state, amount, snapshot, expires_at)
    select id, 1, 1, 'captured', 5, '{}', now() from unnest(array['${first}', '${second}']::uuid[]) id;
    reset session_replication_role;
    insert into ledger_account (kind) values ('bank'), ('escrow')`);
  await client.query(book('capture', first));
  const files = `pg_relation_filenode('ledger_entry$') as entry, pg_relation_filenode('ledger_posting$') as posting`;
  const before = await rowsOf(`select ${files.replaceAll('$', '')}`);
  const places = await rowsOf('select ctid, xmin, * from ledger_entry');

  await migrate(url, all);
  expect(await rowsOf(`select ${files.replaceAll('$', '_before')}`)).toEqual(before);
  expect(await rowsOf('select ctid, xmin, * from ledger_entry')).toEqual(places);
  await expect(client.query(book('capture', first))).rejects.toThrow('ledger_entry_capture');
  await client.query(book('refund', first));
  await client.query(book('capture', second));
  expect(
    await rowsOf(`
      select e.kind, p.tableoid::regclass::text ~ 'before' as "isOld",
        right(e.id::text, 2) as number, count(*)::int as postings
      from ledger_entry e join ledger_posting p on p.entry_id = e.id group by e.id, 2 order by e.id`),
  ).toEqual([
    { kind: 'capture', isOld: true, number: '1', postings: 2 },
    { kind: 'refund', isOld: false, number: '03', postings: 2 },
    { kind: 'capture', isOld: false, number: '04', postings: 2 },
  ]);
  await client.end();
});
