import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface AlertFields {
  readonly price_drop: boolean;
  readonly back_in_stock: boolean;
  readonly target_price: number | null;
}

export const findAlert = (db: Db, userId: number, productId: number): Promise<AlertFields | undefined> =>
  db
    .selectFrom('product_alert')
    .select(['price_drop', 'back_in_stock', 'target_price'])
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirst();

/** The owner of the alert, its initial best price, and the most alerts of a user. */
interface AlertKey {
  readonly userId: number;
  readonly productId: number;
  /** Null without an offer. */
  readonly price: number | null;
  readonly limit: number;
}

/** Sets or changes an alert; it begins at `price`. */
export async function saveAlert(
  db: Db,
  { userId, productId, price, limit }: AlertKey,
  fields: AlertFields,
): Promise<'saved' | 'unknownProduct' | 'tooMany'> {
  const { rows } = await sql<{ has_room: boolean }>`
    with wanted as (
      select p.id, ${price}::bigint as price,
             (select count(*) from product_alert where user_id = ${userId} and product_id <> p.id) < ${limit} as has_room
      from product p where p.id = ${productId} and p.permission = 'sellable'
    ), saved as (
      insert into product_alert (user_id, product_id, price_drop, back_in_stock, target_price, known_price)
      select ${userId}, id, ${fields.price_drop}, ${fields.back_in_stock}, ${fields.target_price}::bigint, price
      from wanted where has_room
      on conflict (user_id, product_id) do update set
        price_drop = excluded.price_drop, back_in_stock = excluded.back_in_stock,
        target_price = excluded.target_price, known_price = excluded.known_price
    )
    select has_room from wanted`.execute(db);
  const [row] = rows;
  if (!row) return 'unknownProduct';
  return row.has_room ? 'saved' : 'tooMany';
}

export const deleteAlert = (db: Db, userId: number, productId: number) =>
  db.deleteFrom('product_alert').where('user_id', '=', userId).where('product_id', '=', productId).execute();

export interface Look {
  readonly snapshot: string;
  readonly day: string;
  /** Null when it is not known. */
  readonly looked_at: Date | null;
}

/** Returns the read position of the job; null before its first run. */
export const lastLook = async (db: Db): Promise<Look | null> =>
  (await db.selectFrom('alert_look').select(['snapshot', 'day', 'looked_at']).executeTakeFirst()) ?? null;

export async function keepLook(db: Db, { snapshot, day, looked_at }: Look): Promise<void> {
  await sql`
    insert into alert_look (snapshot, day, looked_at) values (${snapshot}::pg_snapshot, ${day}::date, ${looked_at})
    on conflict (only_one) do update set snapshot = excluded.snapshot, day = excluded.day, looked_at = excluded.looked_at`.execute(
    db,
  );
}

/** An alert whose product's best price has changed. */
export interface MovedAlert extends AlertFields {
  readonly user_id: number;
  readonly company_id: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly before: number | null;
  readonly now: number | null;
}

/** Returns the watched products. @param among only of these; null for all */
export async function findWatched(db: Db, among: readonly number[] | null): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select distinct product_id from product_alert
    where ${among === null ? sql`true` : sql`product_id = any(${among}::bigint[])`}`.execute(db);
  return rows.map((row) => row.product_id);
}

/** A company that watches a product that it sells itself. */
export interface OwnOffer {
  readonly product_id: number;
  readonly company_id: number;
}

/** Returns the companies that watch products which they sell themselves. */
export async function findOwnOffers(db: Db, productIds: readonly number[]): Promise<OwnOffer[]> {
  const { rows } = await sql<OwnOffer>`
    select distinct a.product_id, u.company_id
    from product_alert a
    join app_user u on u.id = a.user_id
    join listing l on l.product_id = a.product_id and l.seller_id = u.company_id
    where a.product_id = any(${productIds}::bigint[])`.execute(db);
  return rows;
}

/** Products and, in the same order, their best prices; null without an offer. */
export interface Prices {
  readonly productIds: readonly number[];
  readonly prices: readonly (number | null)[];
  /** The same for companies that sell these products, without their own offers. */
  readonly own: readonly (OwnOffer & { readonly price: number | null })[];
}

/**
 * Claims the alerts whose price has changed and stores the new price, so that each change is claimed once. Alerts
 * locked by another transaction are left to the next run.
 */
export async function takeMovedAlerts(
  db: Db,
  { productIds, prices, own }: Prices,
  limit: number,
): Promise<MovedAlert[]> {
  const { rows } = await sql<MovedAlert>`
    with moved as (
      select a.user_id, a.product_id, a.known_price as before, best.price as now, p.name as product_name
      from unnest(${productIds}::bigint[], ${prices}::bigint[]) as shelf (product_id, price)
      join product_alert a on a.product_id = shelf.product_id
      join app_user u on u.id = a.user_id
      join company c on c.id = u.company_id and c.review_state = 'approved'
      join product p on p.id = a.product_id
      left join unnest(${own.map((each) => each.product_id)}::bigint[], ${own.map((each) => each.company_id)}::bigint[],
                       ${own.map((each) => each.price)}::bigint[]) as own (product_id, company_id, price)
        on own.product_id = a.product_id and own.company_id = u.company_id
      cross join lateral (
        select case when own.product_id is null then shelf.price else own.price end as price
      ) best
      where best.price is distinct from a.known_price
      order by a.user_id, a.product_id
      limit ${limit}
      for update of a skip locked
    )
    update product_alert a set known_price = moved.now
    from moved join app_user u on u.id = moved.user_id
    where a.user_id = moved.user_id and a.product_id = moved.product_id
    returning a.user_id, u.company_id, a.product_id, moved.product_name, a.price_drop, a.back_in_stock, a.target_price,
              moved.before, moved.now`.execute(db);
  return rows;
}
