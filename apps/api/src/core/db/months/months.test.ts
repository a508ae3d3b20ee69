import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();
let owner: Client;

async function column(statement: string): Promise<string[]> {
  const { rows } = await owner.query<{ value: string }>(statement);
  return rows.map(({ value }) => value);
}

const keep = (at: string, cutoff = '-infinity', table = 'deed') =>
  sql`select keep_months(${table}, ${at}::timestamptz, ${cutoff}::timestamptz)`.execute(database.db);

/** Returns the parts in the order of time. */
const parts = (table = 'deed') =>
  column(`select part::text as value from months_of('${table}'::regclass) order by starts`);

/** Returns each day with the part in which its row lies. */
const places = (table = 'deed', key = 'at') =>
  column(
    `select to_char(${key}, 'YYYY-MM-DD ') || tableoid::regclass as value from ${table} order by ${key}`,
  );

beforeAll(async () => {
  owner = new Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`
    create table kind (id int primary key);
    insert into kind values (1);
    create function refuse() returns trigger language plpgsql as $$ begin raise 'only added to'; end $$;
    create function count_it() returns trigger language plpgsql as $$
      begin insert into counted values (new.id); return null; end $$;
    create table counted (id bigint)`);
});
afterAll(() => owner.end());

/** Makes the two tables anew, with rows of the past; they begin with January 2031. */
beforeEach(async () => {
  await owner.query(`
    drop table if exists deed, price;
    truncate counted;
    create table deed (id bigint generated always as identity primary key, kind_id int not null references kind,
      at timestamptz not null, note text check (note <> ''));
    create index deed_kind on deed (kind_id, id);
    create trigger counting after insert on deed for each row execute function count_it();
    create trigger refusing before update or delete on deed for each statement execute function refuse();
    insert into deed (kind_id, at) values (1, '2030-11-30'), (1, '2030-12-31 23:59:59Z');
    alter table deed drop constraint deed_pkey;
    revoke update on deed from havan_app;
    create table price (kind_id int not null references kind on delete cascade, day date not null, primary key (kind_id, day));
    insert into price values (1, '2030-12-31');
    alter table deed add constraint deed_bound check (at < '2031-01-01 00:00:00+00');
    alter table price add constraint price_bound check (day < '2031-01-01');
    select start_months('deed', 'at'), start_months('price', 'day');
    truncate counted`);
  await keep('2030-12-10');
  await keep('2030-12-10', '-infinity', 'price');
});

const firstMonths = ['_before', '_2031_01', '_2031_02', '_2031_03', '_later'];

test('a table becomes the first of its months with its keys, indexes, triggers, numbers and rights', async () => {
  expect(await parts()).toEqual(firstMonths.map((each) => `deed${each}`));
  expect(await parts('price')).toEqual(firstMonths.map((each) => `price${each}`));
  await owner.query(`insert into deed (kind_id, at) values (1, '2031-01-01Z')`);
  expect(await column('select id::text as value from counted')).toEqual(['3']);
  expect(await places()).toEqual([
    '2030-11-30 deed_before',
    '2030-12-31 deed_before',
    '2031-01-01 deed_2031_01',
  ]);
  await expect(owner.query(`insert into deed (kind_id, at) values (2, '2031-02-01Z')`)).rejects.toThrow(
    /deed_kind_id_fkey/,
  );
  await expect(owner.query(`insert into deed (kind_id, at, note) values (1, now(), '')`)).rejects.toThrow(
    /deed_note_check/,
  );
  await owner.query(`insert into price values (1, '2030-12-31') on conflict (kind_id, day) do nothing`);
  expect(
    await column(`select indexdef as value from pg_indexes where tablename in ('deed', 'deed_2031_02')`),
  ).toEqual([
    'CREATE INDEX deed_kind ON ONLY public.deed USING btree (kind_id, id)',
    expect.stringMatching(/ON public.deed_2031_02 USING btree \(kind_id, id\)/),
  ]);
  expect(
    await column(
      `select privilege_type as value from information_schema.role_table_grants
       where grantee = 'havan_app' and table_name = 'deed' order by 1`,
    ),
  ).toEqual(['DELETE', 'INSERT', 'SELECT']);
});

test('a table without a checked bound does not become months', async () => {
  await owner.query('create table loose (at date not null)');
  await expect(owner.query(`select start_months('loose', 'at')`)).rejects.toThrow(/no validated bound/);
  await owner.query(`select bound_months('loose', 'at')`);
  await expect(owner.query(`select start_months('loose', 'at')`)).rejects.toThrow(/no validated bound/);
  await owner.query('alter table loose validate constraint loose_bound');
  await owner.query(`select start_months('loose', 'at')`);
  expect(await parts('loose')).toContain('loose_later');
});

test('rows of a month that was not made are moved into it, without their triggers', async () => {
  await owner.query(`insert into deed (kind_id, at)
    values (1, '2031-04-01Z'), (1, '2031-05-31 23:59:59Z'), (1, '2031-09-01Z')`);
  await owner.query(`insert into price values (1, '2031-04-30'), (1, '2031-12-31')`);
  await keep('2031-03-31T23:59:59Z');
  await keep('2031-02-01T00:00:00Z', '-infinity', 'price');
  expect(await places()).toEqual([
    '2030-11-30 deed_before',
    '2030-12-31 deed_before',
    '2031-04-01 deed_2031_04',
    '2031-05-31 deed_2031_05',
    '2031-09-01 deed_later',
  ]);
  expect(await places('price', 'day')).toEqual([
    '2030-12-31 price_before',
    '2031-04-30 price_2031_04',
    '2031-12-31 price_later',
  ]);
  expect(await column('select id::text as value from counted')).toEqual(['3', '4', '5']);
});

test('making the months again changes nothing, whatever the time zone and for callers at once', async () => {
  await Promise.all([1, 2, 3, 4].map(() => keep('2031-02-15T12:00:00Z')));
  const made = await parts();
  expect(made).toEqual([
    'deed_before',
    ...['2031_01', '2031_02', '2031_03', '2031_04', '2031_05'].map((month) => `deed_${month}`),
    'deed_later',
  ]);
  await database.db.connection().execute(async (db) => {
    await sql`set timezone = 'Asia/Tokyo'`.execute(db);
    await sql`set datestyle = 'German'`.execute(db);
    await sql`select keep_months('deed', '2031-02-28T22:00:00Z', '-infinity')`.execute(db);
    await sql`reset timezone; reset datestyle`.execute(db);
  });
  await keep('2030-01-01T00:00:00Z');
  expect(await parts()).toEqual(made);
});

test('a month goes once it ended before the limit, and the first part takes what comes for that time', async () => {
  await keep('2031-03-01T00:00:00Z');
  await keep('2031-03-01T00:00:00Z', '2031-01-31T23:59:59Z', 'price');
  await keep('2031-03-01T00:00:00Z', '2031-01-31T23:59:59Z');
  expect(await parts()).toEqual([
    'deed_before',
    'deed_2031_01',
    'deed_2031_02',
    'deed_2031_03',
    'deed_2031_04',
    'deed_2031_05',
    'deed_2031_06',
    'deed_later',
  ]);
  expect(await places()).toEqual([]);
  await owner.query(`insert into deed (kind_id, at) values (1, '2030-10-01Z'), (1, '2031-02-01Z')`);
  await keep('2031-03-01T00:00:00Z', '2031-02-01T00:00:00Z');
  expect((await parts()).slice(0, 2)).toEqual(['deed_before', 'deed_2031_02']);
  expect(await places()).toEqual(['2031-02-01 deed_2031_02']);
  await owner.query(`insert into price values (1, '2031-01-31')`);
  await keep('2031-03-01T00:00:00Z', '2031-02-01T00:00:00Z', 'price');
  expect((await parts('price')).slice(0, 2)).toEqual(['price_before', 'price_2031_02']);
  await keep('2031-03-01T00:00:00Z', 'infinity');
  expect(await parts()).toEqual(['deed_before', 'deed_later']);
});

test('a table that is only added to keeps all of its months, and its parts are out of reach', async () => {
  await owner.query('revoke delete on deed from havan_app');
  await expect(keep('2031-03-01', '2031-02-01')).rejects.toThrow(/append-only/);
  await keep('2031-03-01');
  for (const part of await parts()) {
    for (const statement of [`delete from ${part}`, `update ${part} set note = 'x'`, `truncate ${part}`])
      await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(/permission denied/);
    await expect(owner.query(`delete from ${part}`)).rejects.toThrow('only added to');
  }
});

test('a table with a trigger against changes keeps its months also where no role guards it', async () => {
  await owner.query('alter trigger refusing on deed rename to deed_append_only');
  await expect(keep('2031-03-01', '2031-02-01')).rejects.toThrow(/append-only/);
});

test('tables without months and infinite times are refused', async () => {
  await expect(keep('2031-03-01', '-infinity', 'kind')).rejects.toThrow(/no table of months/);
  await expect(keep('2031-03-01', '-infinity', 'nothing')).rejects.toThrow(/no table of months/);
  await expect(keep('infinity')).rejects.toThrow(/infinite/);
});

test('it gives way to others while the table is in use, and succeeds afterwards', async () => {
  await owner.query('begin; lock table deed in access share mode');
  const made = keep('2031-06-01');
  await expect
    .poll(async () => (await owner.query('select from pg_locks where not granted')).rowCount)
    .toBe(1);
  await database.db
    .connection()
    .execute((db) => sql`select set_config('lock_timeout', '3s', false), count(*) from deed`.execute(db));
  await owner.query('commit');
  await made;
  expect(await parts()).toContain('deed_2031_09');
});

test('the newest row before a day is sought from the newest month on, and only until it is found', async () => {
  await owner.query(`insert into price values (1, '2031-01-31'), (1, '2031-02-05')`);
  const { rows } = await owner.query<{ 'QUERY PLAN': string }>(`
    explain (analyze, costs off, timing off, summary off)
    select day from price where kind_id = 1 and day < '2031-03-15' order by day desc limit 1`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toMatch(/Sort|price_later/);
  expect(plan).toMatch(
    /price_2031_03 .*rows=0[^]*price_2031_02 .*rows=1[^]*price_2031_01 .*never[^]*price_before .*never/,
  );
});
