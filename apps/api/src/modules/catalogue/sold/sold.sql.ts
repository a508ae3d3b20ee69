import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface SoldUnits {
  readonly id: number;
  /** Units sold in the last 30 days. */
  readonly sold: number;
  /** Units sold in the last 7 days. */
  readonly lastWeek: number;
}

interface SoldRead {
  /** The run of the job that these sums contain; null when none has ended yet and the orders were read instead. */
  readonly run: number | null;
  readonly rows: readonly SoldUnits[];
}

/**
 * Returns the units sold of each product, or of those whose sums changed after the run `since`. Cancelled orders and
 * orders whose payment is still awaited do not count.
 */
export async function loadSold(db: Db, since: number | null = null): Promise<SoldRead> {
  const { rows } = await sql<{ run: number | null; rows: SoldUnits[] | null }>`
    select case when s.day is not null then s.run end as run, (
      select json_agg(json_build_object('id', product_id, 'sold', month_units, 'lastWeek', week_units))
      from product_sold where s.day is not null and run > coalesce(${since}::bigint, -1)
    ) as rows
    from product_sold_state s`.execute(db);
  const [kept] = rows;
  const run = kept?.run ?? null;
  return run === null ? { run, rows: await soldOfOrders(db) } : { run, rows: kept?.rows ?? [] };
}

/** Sums the orders themselves, before the first run of the job. */
async function soldOfOrders(db: Db): Promise<SoldUnits[]> {
  const { rows } = await sql<SoldUnits>`
    select line.product_id as id, sum(line.quantity)::bigint as sold,
           coalesce(sum(line.quantity) filter (where orders.created_at >= now() - interval '7 days'), 0)::bigint
             as "lastWeek"
    from orders join order_line line on line.order_id = orders.id
    where orders.created_at >= now() - interval '30 days' and orders.state not in ('cancelled', 'preOrder')
    group by line.product_id`.execute(db);
  return rows;
}

interface SoldState {
  /** Every change of orders that is visible in it was counted; null before the first run has ended. */
  readonly snapshot: string | null;
  /** The Istanbul day for which the sums hold; null before the first run has ended. */
  readonly day: string | null;
  /** The current snapshot. */
  readonly next: string;
}

export async function soldState(db: Db): Promise<SoldState> {
  const { rows } = await sql<SoldState>`
    select snapshot::text as snapshot, day, pg_current_snapshot()::text as next from product_sold_state`.execute(
    db,
  );
  const [state] = rows;
  if (!state) throw new Error('the state of the sold units is one row');
  return state;
}

/**
 * Takes the number of the next run and locks the row until the transaction ends, so that runs become visible in their
 * order.
 */
export async function beginRun(trx: Db): Promise<number> {
  const { rows } = await sql<{ run: number }>`
    update product_sold_state set run = run + 1 returning run`.execute(trx);
  return rows[0]?.run ?? 0;
}

const isCounted = sql`(o.state not in ('cancelled', 'preOrder'))`;

/**
 * Allowance for order ids that do not follow the times of orders exactly: a transaction takes its id before its time.
 */
const numbersBefore = 100_000;

/**
 * Returns an order id that is lower than those of all orders since `from`, an Istanbul day; an order of that id need
 * not exist.
 */
export async function orderBefore(db: Db, from: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where created_at >= ${from}::timestamp at time zone 'Europe/Istanbul'
    order by created_at limit 1`.execute(db);
  return (rows[0]?.id ?? 0) - numbersBefore;
}

interface CountedOrders {
  readonly orders: number;
  /** Whether all of them were counted; orders that other transactions were changing are left to the next run. */
  readonly isComplete: boolean;
  /** The highest order id among them; null for none. */
  readonly lastId: number | null;
  readonly productIds: readonly number[];
}

/**
 * Adds or subtracts the units of orders since `from` (an Istanbul day) that are not counted as their state requires, by
 * ascending id: of those that changed since `snapshot`, or of all where it is null.
 */
export async function countOrders(
  trx: Db,
  {
    from,
    snapshot,
    afterId,
    limit,
  }: {
    readonly from: string;
    readonly snapshot: string | null;
    readonly afterId: number;
    readonly limit: number;
  },
): Promise<CountedOrders> {
  const changed =
    snapshot === null
      ? sql`true`
      : sql`c.xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
            and not pg_visible_in_snapshot(c.xid, ${snapshot}::pg_snapshot)`;
  const { rows } = await sql<{
    orders: number;
    written: number;
    last_id: number | null;
    product_ids: number[] | null;
  }>`
    with found as (
      select c.order_id, ${isCounted} as counts, (o.created_at at time zone 'Europe/Istanbul')::date as day
      from order_change c join orders o on o.id = c.order_id
      where ${changed} and c.is_counted <> ${isCounted} and c.order_id > ${afterId}
        and o.created_at >= ${from}::timestamp at time zone 'Europe/Istanbul'
      order by c.order_id limit ${limit}
    ), wrong as (
      select found.* from found join order_change c on c.order_id = found.order_id
      where c.is_counted <> found.counts for update of c skip locked
    ), marked as (
      update order_change c set is_counted = wrong.counts from wrong where c.order_id = wrong.order_id
    ), counted as (
      insert into product_sold_day as d (product_id, day, units)
      select l.product_id, wrong.day, sum(case when wrong.counts then l.quantity else -l.quantity end)
      from wrong join order_line l on l.order_id = wrong.order_id group by l.product_id, wrong.day
      on conflict (product_id, day) do update set units = d.units + excluded.units
      returning product_id
    )
    select (select count(*) from found) as orders, (select max(order_id) from found) as last_id,
           (select count(*) from wrong) as written,
           (select json_agg(distinct product_id) from counted) as product_ids`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('counted orders are one row');
  return {
    orders: row.orders,
    isComplete: row.written === row.orders,
    lastId: row.last_id,
    productIds: row.product_ids ?? [],
  };
}

/** Lengths of the two sums in days, the current one included. */
const month = 30;
const week = 7;

/** Sums the units of these products as of `day`; only changed sums are written. */
export async function sumProducts(
  trx: Db,
  productIds: readonly number[],
  day: string,
  run: number,
): Promise<void> {
  if (productIds.length === 0) return;
  await sql`
    insert into product_sold as s (product_id, month_units, week_units, run)
    select wanted.id, coalesce(sum(d.units), 0),
           coalesce(sum(d.units) filter (where d.day > ${day}::date - ${week}::int), 0), ${run}
    from unnest(${productIds}::bigint[]) as wanted (id)
    left join product_sold_day d on d.product_id = wanted.id and d.day > ${day}::date - ${month}::int
    group by wanted.id
    on conflict (product_id) do update
      set month_units = excluded.month_units, week_units = excluded.week_units, run = excluded.run
      where (s.month_units, s.week_units) is distinct from (excluded.month_units, excluded.week_units)`.execute(
    trx,
  );
}

/** Adds the units of each day of a product to those of another one, and deletes the former. */
export async function moveSoldDays(trx: Db, source: number, target: number): Promise<void> {
  await sql`
    with moved as (delete from product_sold_day where product_id = ${source} returning day, units)
    insert into product_sold_day as d (product_id, day, units)
    select ${target}::bigint, day, units from moved
    on conflict (product_id, day) do update set units = d.units + excluded.units`.execute(trx);
}

/**
 * Returns the products with sales on a day that leaves a sum between the days `before` and `day`; all products with
 * sales when `before` is null.
 */
export async function productsOfLeftDays(trx: Db, before: string | null, day: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from product_sold_day
    where ${before}::date is null
       or day > ${before}::date - ${month}::int and day <= ${day}::date - ${month}::int
       or day > ${before}::date - ${week}::int and day <= ${day}::date - ${week}::int`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Deletes days that no sum contains any more. */
export const deleteDays = (trx: Db, day: string) =>
  sql`delete from product_sold_day where day < ${day}::date - ${month + 1}::int`.execute(trx);

/** Stores the day of the sums and the snapshot up to which orders were counted. */
export const endRun = (trx: Db, day: string, snapshot: string | null) =>
  sql`update product_sold_state set day = ${day}::date, snapshot = ${snapshot}::pg_snapshot`.execute(trx);
