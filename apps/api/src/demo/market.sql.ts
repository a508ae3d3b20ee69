import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Db } from '../db/database.ts';
import { demoAccounts } from './accounts.ts';

/** Whether nobody trades here yet: the demo market may be loaded. */
export async function isEmpty(db: Db): Promise<boolean> {
  const row = await db.selectFrom('company').select('id').limit(1).executeTakeFirst();
  return row === undefined;
}

/** Whether what is there came from this generator, so that replacing it destroys nothing of value. */
export async function isDemoMarket(db: Db): Promise<boolean> {
  const names = demoAccounts.map((account) => account.username);
  const rows = await db
    .selectFrom('app_user')
    .select('username')
    .where('id', '<=', names.length)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.username).join() === names.join();
}

/** Empties every table but the history of migrations; part of the caller's transaction. */
export async function clearMarket(client: ClientBase): Promise<void> {
  await client.query(`
    do $$
    declare
      names text;
    begin
      select string_agg(format('%I', tablename), ', ') into names
      from pg_tables where schemaname = current_schema() and tablename <> 'schema_migration';
      execute 'truncate ' || names || ' restart identity cascade';
    end $$`);
}

/** Lets the identity columns go on behind the ids that were copied. */
export async function continueSequences(client: ClientBase): Promise<void> {
  await client.query(`
    do $$
    declare
      numbered record;
      highest bigint;
    begin
      for numbered in
        select format('%I.%I', table_schema, table_name) as name, column_name
        from information_schema.columns
        where table_schema = current_schema() and is_identity = 'YES'
      loop
        execute format('select max(%I) from %s', numbered.column_name, numbered.name) into highest;
        if highest is not null then
          perform setval(pg_get_serial_sequence(numbered.name, numbered.column_name), highest);
        end if;
      end loop;
    end $$`);
}

/** The planner must know the new sizes before the first request; vacuum also fills the visibility map. */
export async function refreshStatistics(client: ClientBase): Promise<void> {
  await client.query('vacuum analyze');
}

/** Makes room for another list of medicines. */
export async function clearRxProducts(db: Db): Promise<void> {
  await sql`delete from rx_product`.execute(db);
}
