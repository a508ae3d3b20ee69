import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Db } from '../../core/db/database.ts';
import { sessionLimits } from '../../core/db/pool.ts';

/** Returns whether the database has no companies yet, so that the demo market may be loaded. */
export async function isEmpty(db: Db): Promise<boolean> {
  const row = await db.selectFrom('company').select('id').limit(1).executeTakeFirst();
  return row === undefined;
}

/**
 * Removes the time limits of this transaction, which may wait for a lock, or hold one without a statement of its own,
 * while another process fills the market: on a slow machine longer than a request may take.
 */
export async function liftTimeLimits(trx: Db): Promise<void> {
  await sql`select set_config(name, '0', true)
    from unnest(${Object.keys(sessionLimits)}::text[]) as name`.execute(trx);
}

/** Returns whether the first users are `names`, those of the demo; then the market may be replaced. */
export async function hasDemoUsers(db: Db, names: readonly string[]): Promise<boolean> {
  const rows = await db
    .selectFrom('app_user')
    .select('username')
    .where('id', '<=', names.length)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.username).join() === names.join();
}

/**
 * Empties every table of the market within the caller's transaction. The history of migrations, the operators and their
 * audit trail stay.
 */
export async function clearMarket(client: ClientBase): Promise<void> {
  await client.query(`
    do $$
    declare
      names text;
    begin
      select string_agg(format('%I', tablename), ', ') into names
      from pg_tables where schemaname = current_schema() 
        and tablename not in ('schema_migration', 'audit_event') and tablename not like 'operator%';
      execute 'truncate ' || names || ' restart identity cascade';
    end $$`);
}

/**
 * Returns the two operators who prepared and approved the payouts of the past. They have left: their accounts are
 * disabled and have no valid password.
 */
export async function formerOperators(
  client: ClientBase,
): Promise<{ readonly preparedBy: number; readonly approvedBy: number }> {
  const idOf = async (username: string, name: string): Promise<number> => {
    const { rows } = await client.query<{ id: number }>(
      `insert into operator (username, name, email, roles, password_hash, totp_secret, is_demo, disabled_at)
       values ($1, $2, $1 || '@havan.example', '{finance}', '', '', true, now())
       on conflict (lower(username)) do update set name = excluded.name
       returning id::integer`,
      [username, name],
    );
    const [row] = rows;
    if (!row) throw new Error('an insert returned no row');
    return row.id;
  };
  const preparedBy = await idOf('finans1', 'Murat Yalçın');
  return { preparedBy, approvedBy: await idOf('finans2', 'Derya Koç') };
}

/** Advances the identity columns past the copied ids. */
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

/** Updates the planner's statistics before the first request; vacuum also fills the visibility map. */
export async function refreshStatistics(client: ClientBase): Promise<void> {
  await client.query('vacuum analyze');
}

/** Records the prices of past campaigns, as the job would have done while they ran. */
export async function recallCampaignPrices(client: ClientBase, now: Date): Promise<void> {
  await client.query('select recall_campaign_prices($1)', [now]);
}

/** Returns completed orders without an invoice and with units that were not refunded, in the order of shipping. */
export async function finishedWithoutInvoice(
  db: Db,
): Promise<{ readonly id: number; readonly seller_company_id: number; readonly shipped_at: Date }[]> {
  const { rows } = await sql<{ id: number; seller_company_id: number; shipped_at: Date }>`
    select o.id, o.seller_company_id, o.shipped_at from orders o
    where o.state = 'completed' and o.shipped_at is not null
      and not exists (select from order_invoice i where i.order_id = o.id)
      and not exists (select from e_invoice e where e.order_id = o.id)
      and exists (select from order_line l where l.order_id = o.id and l.quantity > l.refunded_quantity)
    order by o.shipped_at, o.id`.execute(db);
  return rows;
}
