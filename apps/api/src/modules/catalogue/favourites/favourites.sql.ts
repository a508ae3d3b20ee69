import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Within this time after its removal, marking a product again restores the favourite as it was. */
const undoWithin = '10 minutes';

/**
 * Marks a product with its lowest price, unless it is marked already; an undo restores the former mark, with its alert.
 * False for a product that is not sold here and when the user has marked `limit` products.
 */
export async function insertFavourite(
  db: Db,
  { userId, productId, at, price }: { userId: number; productId: number; at: Date; price: number | null },
  limit: number,
): Promise<boolean> {
  const { rows } = await sql`
    with undone as (
      delete from favourite_removed where user_id = ${userId} and product_id = ${productId}
      returning *
    ), fresh as (
      select * from undone where removed_at > ${at}::timestamptz - ${undoWithin}::interval
    ), alert as (
      insert into product_alert (user_id, product_id, price_drop, back_in_stock, target_price, known_price)
      select user_id, product_id, price_drop, back_in_stock, target_price, known_price
      from fresh where price_drop is not null
      on conflict (user_id, product_id) do nothing
    )
    insert into favourite (user_id, product_id, created_at, seen_price)
    select ${userId}, p.id, coalesce(fresh.liked_at, ${at}),
           case when fresh.user_id is null then ${price}::bigint else fresh.seen_price end
    from product p
    left join fresh on true
    where p.id = ${productId} and p.permission = 'sellable'
      and (select count(*) from favourite where user_id = ${userId} and product_id <> ${productId}) < ${limit}
    on conflict (user_id, product_id) do update set user_id = excluded.user_id
    returning product_id`.execute(db);
  return rows.length > 0;
}

/** Removes the mark with its alert and keeps both for an undo. */
export async function deleteFavourite(db: Db, userId: number, productId: number, at: Date): Promise<void> {
  await sql`
    with alert as (
      delete from product_alert where user_id = ${userId} and product_id = ${productId} returning *
    ), forgotten as (
      delete from favourite_removed
      where user_id = ${userId} and removed_at <= ${at}::timestamptz - ${undoWithin}::interval and product_id <> ${productId}
    ), gone as (
      delete from favourite where user_id = ${userId} and product_id = ${productId} returning *
    )
    insert into favourite_removed (user_id, product_id, liked_at, seen_price, price_drop, back_in_stock, target_price,
                                   known_price, removed_at)
    select gone.user_id, gone.product_id, gone.created_at, gone.seen_price, alert.price_drop, alert.back_in_stock,
           alert.target_price, alert.known_price, ${at}
    from gone left join alert using (user_id, product_id)
    on conflict (user_id, product_id) do update set
      liked_at = excluded.liked_at, seen_price = excluded.seen_price, price_drop = excluded.price_drop,
      back_in_stock = excluded.back_in_stock, target_price = excluded.target_price,
      known_price = excluded.known_price, removed_at = excluded.removed_at`.execute(db);
}

export async function isSellable(db: Db, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('id', '=', productId)
    .where('permission', '=', 'sellable')
    .executeTakeFirst();
  return row !== undefined;
}

/** A favourite with the figures for filters and orders. */
export interface FavouriteRow {
  readonly product_id: number;
  readonly name: string;
  readonly category_id: number;
  readonly liked_at: Date;
  readonly seen_price: number | null;
  readonly price_drop: boolean | null;
  readonly back_in_stock: boolean;
  readonly target_price: number | null;
}

/** Returns every favourite of a user, the newest first. */
export async function findFavourites(db: Db, userId: number): Promise<FavouriteRow[]> {
  const { rows } = await sql<FavouriteRow>`
    select f.product_id, p.name, p.category_id, f.created_at as liked_at, f.seen_price,
           a.price_drop, a.back_in_stock, a.target_price
    from favourite f
    join product p on p.id = f.product_id
    left join product_alert a on a.user_id = f.user_id and a.product_id = f.product_id
    where f.user_id = ${userId} and p.permission = 'sellable'
    order by f.created_at desc, f.product_id`.execute(db);
  return rows;
}

/** The order quantities of a listing. */
export interface OrderableRow {
  readonly id: number;
  readonly stock: number;
  readonly min_quantity: number;
  readonly max_quantity: number | null;
  readonly pack_size: number;
  /** Whether it is the caller's own listing, which cannot be bought. */
  readonly is_own: boolean;
}

/** Returns the listings of these ids that can be ordered now. */
export async function findOrderable(
  db: Db,
  companyId: number,
  listingIds: readonly number[],
): Promise<OrderableRow[]> {
  const { rows } = await sql<OrderableRow>`
    select id, stock, min_quantity, max_quantity, pack_size, seller_id = ${companyId} as is_own
    from stocked_listing() where id = any(${listingIds}::bigint[])`.execute(db);
  return rows;
}
