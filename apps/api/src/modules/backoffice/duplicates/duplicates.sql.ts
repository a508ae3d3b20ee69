import type { MovedCounts } from '@havan/contract/backoffice/catalogue/duplicates';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface DuplicateRow {
  readonly id: number;
  readonly barcode: string;
  readonly name: string;
  readonly brand: string;
  readonly size: string;
  readonly listings: number;
  readonly orders: number;
  readonly created_at: Date;
}

const seen = sql`
  select p.id, p.barcode, p.name, b.name as brand, p.size, p.created_at,
    (select count(*) from listing l where l.product_id = p.id and l.deleted_at is null) as listings,
    (select count(*) from order_line o where o.product_id = p.id) as orders
  from product p join brand b on b.id = p.brand_id`;

export async function findDuplicateRows(db: Db, ids: readonly number[]): Promise<DuplicateRow[]> {
  const { rows } = await sql<DuplicateRow>`
    ${seen} where p.id = any(${[...ids]}::bigint[]) and p.merged_into is null order by p.id`.execute(db);
  return rows;
}

export interface DuplicateGroupRow {
  readonly cause: 'barcode' | 'name';
  readonly ids: readonly number[];
}

/** Returns groups of possibly identical products; a barcode is stronger evidence than a name. */
export async function findDuplicateGroups(db: Db, limit: number): Promise<DuplicateGroupRow[]> {
  const { rows } = await sql<DuplicateGroupRow>`
    (select 'barcode' as cause, json_agg(id order by id) as ids from product where merged_into is null
     group by lpad(barcode, 14, '0') having count(*) > 1 order by min(id) limit ${limit})
    union all
    (select 'name', json_agg(id order by id) from product where merged_into is null
     group by brand_id, regexp_replace(search_text, '[^[:alnum:]]+', '', 'g'),
       regexp_replace(lower(size), '[^[:alnum:]]+', '', 'g')
     having count(*) > 1 and count(distinct lpad(barcode, 14, '0')) > 1 order by min(id) limit ${limit})`.execute(
    db,
  );
  return rows;
}

/** Locks both products, always in the order of their ids. */
export async function lockBoth(trx: Db, one: number, other: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product where id in (${one}, ${other}) and merged_into is null order by id for update`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** Counts the rows that belong to a product. */
export async function countOf(db: Db, productId: number): Promise<MovedCounts> {
  const of = (table: string) =>
    sql`(select count(*) from ${sql.table(table)} where product_id = ${productId})`;
  const { rows } = await sql<MovedCounts>`
    select ${of('listing')} as listings, ${of('order_line')} as "orderLines", ${of('favourite')} as favourites,
      ${of('product_alert')} as alerts, ${of('product_question')} as questions, ${of('product_rating')} as ratings,
      ${of('product_issue')} as issues, ${of('product_price_day')} as "priceDays",
      ${of('recall')} as recalls`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a count has a row');
  return row;
}

/** Returns whether both have an open recall of the same lot, which would be one recall. */
export async function haveSameRecall(db: Db, source: number, target: number): Promise<boolean> {
  const { rows } = await sql`
    select from recall s join recall t on t.product_id = ${target} and coalesce(t.lot, '') = coalesce(s.lot, '')
    where s.product_id = ${source} and s.state <> 'ended' and t.state <> 'ended' limit 1`.execute(db);
  return rows.length > 0;
}

/** Moves the rows of a table that has a key of its own. */
const move = (table: string, source: number, target: number): RawBuilder<unknown> =>
  sql`update ${sql.table(table)} set product_id = ${target} where product_id = ${source}`;

/** Moves the rows of a table whose key contains the product; an owner that has a row for the target keeps that one. */
const join = (table: string, owner: string, source: number, target: number): RawBuilder<unknown>[] => [
  sql`update ${sql.table(table)} moved set product_id = ${target} where product_id = ${source} and not exists (
    select from ${sql.table(table)} held where held.product_id = ${target}
      and held.${sql.ref(owner)} = moved.${sql.ref(owner)})`,
  sql`delete from ${sql.table(table)} where product_id = ${source}`,
];

/**
 * Joins the days of both histories: of each day the lower price; between two rows the closing of the earlier
 * one held.
 */
const joinPriceDays = (source: number, target: number): RawBuilder<unknown>[] => {
  const held = (productId: number, column: 'lowest' | 'closing') => sql`(
    select case when p.day = days.day then p.${sql.ref(column)} else p.closing end from product_price_day p
    where p.product_id = ${productId} and p.day <= days.day order by p.day desc limit 1)`;
  return [
    sql`
      insert into product_price_day as d (product_id, day, lowest, closing)
      select ${target}::bigint, days.day, least(${held(source, 'lowest')}, ${held(target, 'lowest')}),
        least(${held(source, 'closing')}, ${held(target, 'closing')})
      from (select distinct day from product_price_day where product_id in (${source}, ${target})) days
      on conflict (product_id, day) do update set lowest = excluded.lowest, closing = excluded.closing`,
    sql`delete from product_price_day where product_id = ${source}`,
  ];
};

/**
 * Joins the spans of campaign prices: a product has one open span, so that of the source ends where both have
 * one.
 */
const joinCampaignPrices = (source: number, target: number, at: Date): RawBuilder<unknown>[] => [
  sql`
    insert into product_campaign_price (product_id, price, from_at, to_at)
    select ${target}::bigint, s.price, s.from_at, case
      when s.to_at is null and exists (
        select from product_campaign_price t where t.product_id = ${target} and t.to_at is null)
      then greatest(${at}::timestamptz, s.from_at + interval '1 millisecond') else s.to_at end
    from product_campaign_price s where s.product_id = ${source}
    on conflict do nothing`,
  sql`delete from product_campaign_price where product_id = ${source}`,
];

/** Joins the risk marks; a mark of the source goes on under that of the target where both are marked. */
const joinRiskMarks = (source: number, target: number, at: Date): RawBuilder<unknown>[] => {
  const open = (productId: number) =>
    sql`(select id from risk_mark where product_id = ${productId} and lifted_at is null)`;
  return [
    sql`update originality_check set mark_id = ${open(target)}
        where mark_id = ${open(source)} and ${open(target)} is not null`,
    sql`update risk_mark set lifted_at = ${at}
        where product_id = ${source} and lifted_at is null and ${open(target)} is not null`,
    move('risk_mark', source, target),
  ];
};

/** Adds the views of each day. */
const joinViewDays = (source: number, target: number): RawBuilder<unknown>[] => [
  sql`
    insert into product_view_day as d (product_id, day, views)
    select ${target}::bigint, day, views from product_view_day where product_id = ${source}
    on conflict (product_id, day) do update set views = d.views + excluded.views`,
  sql`delete from product_view_day where product_id = ${source}`,
];

/** Moves the photos to positions where the target has none; a photo replaces a drawing. */
const movePhotos = (source: number, target: number): RawBuilder<unknown>[] => [
  sql`delete from product_picture drawing using product_picture photo
      where drawing.product_id = ${target} and drawing.kind = 'drawn'
        and photo.product_id = ${source} and photo.kind = 'photo' and photo.position = drawing.position`,
  sql`update product_picture moved set product_id = ${target}
      where product_id = ${source} and kind = 'photo' and not exists (
        select from product_picture held where held.product_id = ${target} and held.position = moved.position)`,
];

/** Moves everything of the source to the target; the row of the source remains and refers to the target. */
export async function mergeInto(
  trx: Db,
  { source, target, at }: { source: number; target: number; at: Date },
): Promise<void> {
  const statements: RawBuilder<unknown>[] = [
    ...['listing', 'order_line', 'product_question', 'product_issue', 'product_rating'].map((table) =>
      move(table, source, target),
    ),
    ...['recall', 'product_request', 'listing_import_row'].map((table) => move(table, source, target)),
    ...join('favourite', 'user_id', source, target),
    ...join('favourite_removed', 'user_id', source, target),
    ...join('product_alert', 'user_id', source, target),
    ...join('expiry_guard_off', 'company_id', source, target),
    ...joinPriceDays(source, target),
    ...joinCampaignPrices(source, target, at),
    ...joinRiskMarks(source, target, at),
    ...joinViewDays(source, target),
    ...movePhotos(source, target),
    sql`update product set merged_into = ${target} where merged_into = ${source}`,
    sql`update product set merged_into = ${target}, kind = null where id = ${source}`,
    sql`select note_product_prices(array[${target}::bigint])`,
    sql`insert into market_change (product_id) values (${target})`,
  ];
  for (const statement of statements) await statement.execute(trx);
}
