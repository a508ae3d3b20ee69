import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

interface IdRow {
  id: number;
}

/** How many of the newest orders with the product are considered. */
const newestOrders = 300;

/** Returns available products bought in the same payment, the most frequent first. */
export async function findBoughtAlong(db: Db, productId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<IdRow>`
    with own as (
      select distinct o.payment_id
      from (select order_id from order_line where product_id = ${productId} order by order_id desc limit ${newestOrders}) l
      join orders o on o.id = l.order_id
      where o.state <> 'cancelled'
    )
    select line.product_id as id
    from own
    join orders o on o.payment_id = own.payment_id
    join order_line line on line.order_id = o.id
    where line.product_id <> ${productId}
      and exists (select from stocked_listing() l where l.product_id = line.product_id)
    group by line.product_id
    order by count(*) desc, line.product_id
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns available products of the same category, those of the same brand first. */
export async function findNeighbours(db: Db, productId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<IdRow>`
    with self as (select category_id, brand_id from product where id = ${productId}),
    near as (
      select p.id, p.brand_id = self.brand_id as is_same_brand
      from self join product p on p.category_id = self.category_id
      where p.id <> ${productId} and p.permission = 'sellable'
      order by abs(p.id - ${productId}::bigint) limit 80
    )
    select near.id from near
    where exists (select from stocked_listing() l where l.product_id = near.id)
    order by near.is_same_brand desc, abs(near.id - ${productId}::bigint)
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
