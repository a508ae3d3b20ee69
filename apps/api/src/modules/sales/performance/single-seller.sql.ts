import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/**
 * Stores, for payments made since `since`, the price of all their goods at the cheapest seller that has everything and
 * accepts a cart of this value, shipping included. Units that the payment itself took count as in stock.
 */
export async function noteSingleSellerPrices(db: Db, since: Date, now: Date, limit: number): Promise<void> {
  const today = sql`(${now}::timestamptz at time zone 'Europe/Istanbul')::date`;
  await sql`
    with fresh as (
      select p.id from payment p
      where p.purpose = 'cart' and p.state in ('captured', 'refunded') and p.settled_at >= ${since}
        and not exists (select from single_seller_price s where s.payment_id = p.id)
      order by p.settled_at limit ${limit}
    ), taken as (
      select o.payment_id, l.product_id, l.listing_id, sum(l.quantity) as quantity
      from fresh join orders o on o.payment_id = fresh.id join order_line l on l.order_id = o.id
      group by 1, 2, 3
    ), wanted as (
      select payment_id, product_id, sum(quantity) as quantity, count(*) over (partition by payment_id) as products
      from taken group by 1, 2
    ), offered as (
      select w.payment_id, w.products, l.seller_id, w.product_id, min(l.sale_price * w.quantity) as goods
      from wanted w join listing l on l.product_id = w.product_id
      join company c on c.id = l.seller_id and not c.sales_ban
      left join taken t on t.payment_id = w.payment_id and t.listing_id = l.id
      where l.state = 'active' and l.stock + coalesce(t.quantity, 0) >= w.quantity
        and (l.expiration is null or l.expiration >= ${today})
      group by 1, 2, 3, 4
    ), whole as (
      select payment_id, seller_id, sum(goods) as goods from offered
      group by payment_id, seller_id, products having count(*) = products
    ), priced as (
      select payment_id, min(goods + case
          when goods >= t.free_shipping_from then 0
          when goods >= (t.shipping_share ->> 'from')::bigint
            then t.shipping_fee - round(t.shipping_fee * (t.shipping_share ->> 'percent')::numeric / 100)::bigint
          else coalesce(t.shipping_fee, 0) end)
        as total
      from whole left join seller_terms t on t.company_id = seller_id
      where goods >= coalesce(t.min_basket, 0) group by payment_id
    )
    insert into single_seller_price (payment_id, total, compared_at)
    select fresh.id, priced.total, ${now} from fresh left join priced on priced.payment_id = fresh.id
    on conflict do nothing`.execute(db);
}
