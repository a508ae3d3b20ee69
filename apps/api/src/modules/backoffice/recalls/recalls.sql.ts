import type { RecallState } from '@havan/domain/recall';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface RecallRow {
  readonly id: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly barcode: string;
  readonly lot: string | null;
  readonly reason: string;
  readonly state: RecallState;
  readonly started_at: Date;
  readonly started_by: string | null;
  readonly ended_at: Date | null;
  readonly end_reason: string | null;
  readonly listings: number;
  readonly orders: number;
  readonly notified: number;
  readonly buyers: number;
  readonly units: number;
}

const recalls = sql`
  select r.id, r.product_id, p.name as product_name, p.barcode, r.lot, r.reason, r.state, r.started_at,
    o.name as started_by, r.ended_at, r.end_reason, r.listings, held.orders, held.notified, held.buyers, held.units
  from recall r join product p on p.id = r.product_id left join operator o on o.id = r.started_by
  left join lateral (
    select count(distinct order_id) as orders, count(distinct order_id) filter (where notified_at is not null) as notified,
      count(distinct buyer_id) as buyers, coalesce(sum(units), 0)::integer as units
    from recall_order where recall_id = r.id
  ) held on true`;

/** Recalls, the newest first. */
export async function findRecalls(db: Db, beforeId: number | null, limit: number): Promise<RecallRow[]> {
  const { rows } = await sql<RecallRow>`
    ${recalls} where ${beforeId}::bigint is null or r.id < ${beforeId}::bigint
    order by r.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findRecall(db: Db, id: number): Promise<RecallRow | undefined> {
  const { rows } = await sql<RecallRow>`${recalls} where r.id = ${id}`.execute(db);
  return rows[0];
}

export interface RecallOrderRow {
  readonly order_id: number;
  readonly buyer: string;
  readonly seller: string;
  readonly lot: string;
  readonly units: number;
  readonly created_at: Date;
  readonly notified_at: Date | null;
}

/** Returns the orders of a recall, the newest first. */
export async function findRecallOrders(
  db: Db,
  recallId: number,
  beforeId: number | null,
  limit: number,
): Promise<RecallOrderRow[]> {
  const { rows } = await sql<RecallOrderRow>`
    select r.order_id, b.name as buyer, s.name as seller, string_agg(r.lot, ', ' order by r.lot) as lot,
      sum(r.units)::integer as units, o.created_at, min(r.notified_at) as notified_at
    from recall_order r join orders o on o.id = r.order_id join company b on b.id = r.buyer_id
    join company s on s.id = r.seller_id
    where r.recall_id = ${recallId} and (${beforeId}::bigint is null or r.order_id < ${beforeId}::bigint)
    group by r.order_id, b.name, s.name, o.created_at
    order by r.order_id desc limit ${limit}`.execute(db);
  return rows;
}

export interface RecalledProductRow {
  readonly id: number;
  readonly name: string;
}

/** Returns a product by id or barcode; for a merged one the product that remains. */
export async function findRecalledProduct(
  db: Db,
  by: { readonly id: number } | { readonly barcode: string },
): Promise<RecalledProductRow | undefined> {
  const { rows } = await sql<RecalledProductRow>`
    select p.id, p.name from product asked join product p on p.id = coalesce(asked.merged_into, asked.id)
    where ${'id' in by ? sql`asked.id = ${by.id}` : sql`asked.barcode = ${by.barcode}`}`.execute(db);
  return rows[0];
}

/** Units of an order line that were not refunded: they are with the buyer or on their way. */
const held = sql`(ol.quantity - ol.refunded_quantity)`;
const ordered = sql`
  order_line ol join orders o on o.id = ol.order_id and o.state not in ('cancelled', 'preOrder')`;

/** A lot in the form in which lots are compared: sellers type it in either case, and with blanks. */
const compared = (lot: RawBuilder<unknown>) => sql`upper(regexp_replace(${lot}, '\\s', '', 'g'))`;

/** SQL condition on the lot of goods; a recall without a lot (null) applies to all of them. */
const isOfLot = (goods: string, recalled: RawBuilder<unknown>) =>
  sql`(${recalled} is null or ${compared(sql.ref(goods))} = ${compared(recalled)})`;

export interface LotRow {
  readonly lot: string;
  readonly listings: number;
  readonly units: number;
}

/** Returns the lots of a product with the number of listings and of ordered units of each; an unknown lot is empty. */
export async function findLots(db: Db, productId: number): Promise<LotRow[]> {
  const { rows } = await sql<LotRow>`
    select max(lot) as lot, sum(listings)::integer as listings, sum(units)::integer as units from (
      select lot, count(*) as listings, 0 as units from listing
      where product_id = ${productId} and deleted_at is null group by lot
      union all
      select ol.lot, 0, sum(${held}) from ${ordered} where ol.product_id = ${productId} and ${held} > 0 group by ol.lot
    ) each group by ${compared(sql`lot`)} order by 1 limit 200`.execute(db);
  return rows;
}

/** Counts the goods and companies that a recall would reach. */
export async function countReach(
  db: Db,
  { productId, lot }: { readonly productId: number; readonly lot: string | null },
): Promise<{
  readonly listings: number;
  readonly orders: number;
  readonly buyers: number;
  readonly units: number;
}> {
  const ofLot = (goods: 'l.lot' | 'ol.lot') => isOfLot(goods, sql`${lot}::text`);
  const { rows } = await sql<{ listings: number; orders: number; buyers: number; units: number }>`
    select
      (select count(*) from listing l
       where l.product_id = ${productId} and l.deleted_at is null and ${ofLot('l.lot')}) as listings,
      count(distinct ol.order_id) as orders, count(distinct o.buyer_company_id) as buyers,
      coalesce(sum(${held}), 0)::integer as units
    from ${ordered} where ol.product_id = ${productId} and ${held} > 0 and ${ofLot('ol.lot')}`.execute(db);
  return rows[0] ?? { listings: 0, orders: 0, buyers: 0, units: 0 };
}

/** Stores a recall; @returns its id, undefined while one of the same goods is open. */
export async function insertRecall(
  trx: Db,
  recall: {
    readonly productId: number;
    readonly lot: string | null;
    readonly reason: string;
    readonly operatorId: number;
    readonly at: Date;
  },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into recall (product_id, lot, reason, started_at, started_by)
    values (${recall.productId}, ${recall.lot}, ${recall.reason}, ${recall.at}, ${recall.operatorId})
    on conflict do nothing returning id`.execute(trx);
  return rows[0]?.id;
}

/** Returns listings of the goods that are not frozen by a recall yet. */
export async function findUnfrozen(trx: Db, recallId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from recall r join listing l on l.product_id = r.product_id and l.deleted_at is null
      and ${isOfLot('l.lot', sql`r.lot`)}
    where r.id = ${recallId} and not exists (
      select from listing_suspension s where s.listing_id = l.id and s.freed_at is null and s.cause = 'recall')
    order by l.id`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function addToListings(trx: Db, recallId: number, count: number): Promise<void> {
  await sql`update recall set listings = listings + ${count} where id = ${recallId}`.execute(trx);
}

/** Adds the orders that hold units of the goods and are not in the recall yet; @returns their sellers. */
export async function addOrders(trx: Db, recallId: number): Promise<number[]> {
  const { rows } = await sql<{ seller_id: number }>`
    insert into recall_order (recall_id, order_id, lot, buyer_id, seller_id, units)
    select r.id, o.id, ol.lot, o.buyer_company_id, o.seller_company_id, sum(${held})
    from recall r join order_line ol on ol.product_id = r.product_id and ${isOfLot('ol.lot', sql`r.lot`)}
    join orders o on o.id = ol.order_id and o.state not in ('cancelled', 'preOrder')
    where r.id = ${recallId} and ${held} > 0
    group by r.id, o.id, ol.lot
    on conflict do nothing
    returning seller_id`.execute(trx);
  return [...new Set(rows.map((row) => row.seller_id))];
}

/** Returns the open recalls, each with its goods. */
export async function findStandingRecalls(db: Db): Promise<
  {
    readonly id: number;
    readonly product_name: string;
    readonly lot: string | null;
    readonly reason: string;
  }[]
> {
  const { rows } = await sql<{ id: number; product_name: string; lot: string | null; reason: string }>`
    select r.id, p.name as product_name, r.lot, r.reason from recall r join product p on p.id = r.product_id
    where r.state <> 'ended' order by r.id`.execute(db);
  return rows;
}

/** Locks an open recall; false where another process has it, or it has ended. */
export async function lockStanding(trx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select id from recall where id = ${id} and state <> 'ended' for update skip locked`.execute(trx);
  return rows.length > 0;
}

/** Returns orders whose buyer is still to be notified, and marks them as notified. */
export async function takeWaitingOrders(
  trx: Db,
  recallId: number,
  at: Date,
  limit: number,
): Promise<{ readonly order_id: number; readonly buyer_id: number; readonly units: number }[]> {
  const { rows } = await sql<{ order_id: number; buyer_id: number; units: number }>`
    with taken as (
      select order_id, lot from recall_order where recall_id = ${recallId} and notified_at is null
      order by order_id limit ${limit}
    ), noted as (
      update recall_order r set notified_at = ${at} from taken
      where r.recall_id = ${recallId} and r.order_id = taken.order_id and r.lot = taken.lot
      returning r.order_id, r.buyer_id, r.units
    )
    select order_id, buyer_id, sum(units)::integer as units from noted group by order_id, buyer_id order by order_id`.execute(
    trx,
  );
  return rows;
}

export async function writeRecallState(trx: Db, id: number, state: 'running' | 'standing'): Promise<void> {
  await sql`update recall set state = ${state} where id = ${id} and state <> 'ended'`.execute(trx);
}

/**
 * Returns the companies that were notified of a recall, each with its newest order, without those that another open
 * recall still covers.
 */
export async function findNotified(
  trx: Db,
  recallId: number,
  side: 'buyer' | 'seller',
): Promise<{ readonly company_id: number; readonly order_id: number }[]> {
  const company = sql.ref(`r.${side}_id`);
  const { rows } = await sql<{ company_id: number; order_id: number }>`
    select ${company} as company_id, max(r.order_id) as order_id from recall_order r
    where r.recall_id = ${recallId} and (${side} = 'seller' or r.notified_at is not null) and not exists (
      select from recall_order held join recall other on other.id = held.recall_id and other.state <> 'ended'
      where held.order_id = r.order_id and held.lot = r.lot and held.recall_id <> r.recall_id)
    group by 1 order by 1`.execute(trx);
  return rows;
}

/** Ends an open recall; @returns the listings that it has frozen, undefined when it has ended already. */
export async function writeEnd(
  trx: Db,
  id: number,
  end: { readonly operatorId: number; readonly reason: string; readonly at: Date },
): Promise<number[] | undefined> {
  const { rows: ended } = await sql`
    update recall set state = 'ended', ended_at = ${end.at}, ended_by = ${end.operatorId}, end_reason = ${end.reason}
    where id = ${id} and state <> 'ended' returning id`.execute(trx);
  if (ended.length === 0) return undefined;
  // Listings that another recall still covers stay frozen.
  const { rows } = await sql<{ id: number }>`
    select l.id from recall r join listing l on l.product_id = r.product_id and ${isOfLot('l.lot', sql`r.lot`)}
    where r.id = ${id} and not exists (
      select from recall other where other.product_id = l.product_id and other.state <> 'ended'
        and ${isOfLot('l.lot', sql`other.lot`)})
    order by l.id`.execute(trx);
  return rows.map((row) => row.id);
}
