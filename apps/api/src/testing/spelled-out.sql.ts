import type { CompanyType } from '@havan/domain/company';
import { sql } from 'kysely';
import type { Db } from '../core/db/database.ts';

/** An offer that can be bought, with the columns that filters use. */
interface SpelledOffer {
  readonly product_id: number;
  readonly psf: number | null;
  /** The listed price in kuruş. */
  readonly price: number;
  readonly company_type: CompanyType;
  readonly city_id: number;
  readonly highScore: boolean;
  readonly longExpiry: boolean;
  readonly discounted: boolean;
  readonly campaign: boolean;
  readonly freeShipping: boolean;
}

/**
 * Reads the offers of these products from the database only, as a reference for the index in memory. The listed price
 * is the lowest price at the minimum quantity; limited campaigns do not lower it.
 */
export async function offersNow(db: Db, products: readonly number[], now: Date): Promise<SpelledOffer[]> {
  const { rows } = await sql<SpelledOffer>`
    with recursive beneath as (
      select id, id as root from category
      union all
      select c.id, b.root from category c join beneath b on c.parent_id = b.id
    ), today as (
      select (${now}::timestamptz at time zone 'Europe/Istanbul')::date as day
    ), covered as (
      select l.id, count(*) as campaigns, min(stepped.price) filter (where c.unit_limit is null) as price
      from listing l
      join product p on p.id = l.product_id
      join campaign c on c.state = 'running' and c.starts_at <= ${now} and c.ends_at > ${now}
        and coalesce(c.units_left, 1) > 0
        and coalesce(c.seller_id, l.seller_id) = l.seller_id
        and (c.category_id is null or (p.category_id, c.category_id) in (select id, root from beneath))
        and (not c.is_selected or (c.id, l.id) in (select campaign_id, listing_id from campaign_listing))
      left join lateral (
        select l.sale_price - round(l.sale_price * (step ->> 'percent')::numeric / 100)
               - (step ->> 'amount')::int as price
        from jsonb_array_elements(c.steps) step
        where (step ->> 'fromQuantity')::int <= l.min_quantity
        order by (step ->> 'fromQuantity')::int desc limit 1
      ) stepped on true
      group by l.id
    )
    select l.product_id, p.psf, shelf.price, c.company_type, c.city_id,
           coalesce(c.score_tenths > 94, false) as "highScore",
           l.expiration is null or l.expiration >= today.day + interval '8 months' as "longExpiry",
           shelf.price < l.price as discounted,
           covered.id is not null as campaign,
           coalesce(t.shipping_fee, 0) = 0
             or coalesce(shelf.price * l.min_quantity >= t.free_shipping_from, false) as "freeShipping"
    from listing l
    cross join today
    join product p on p.id = l.product_id
    join company c on c.id = l.seller_id
    left join seller_terms t on t.company_id = c.id
    left join covered on covered.id = l.id
    cross join lateral (select least(l.sale_price, covered.price)::bigint as price) shelf
    where l.product_id = any(${products}::bigint[]) and l.state = 'active' and l.stock > 0
      and not c.sales_ban and (l.expiration is null or l.expiration >= today.day)`.execute(db);
  return rows;
}

/** Returns the units of each product in the orders of the last thirty days. */
export async function unitsSold(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; units: number }>`
    select line.product_id as id, sum(line.quantity)::bigint as units
    from order_line line join orders on orders.id = line.order_id
    where orders.state not in ('cancelled', 'preOrder') and orders.created_at > now() - interval '30 days'
    group by line.product_id`.execute(db);
  return new Map(rows.map(({ id, units }) => [id, units]));
}
