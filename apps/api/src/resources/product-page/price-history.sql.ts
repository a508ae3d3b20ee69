import type { PriceMove } from '@havan/domain/price-history';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** The moves of a product's best price between two days, and the last one before them. */
export async function findPriceMoves(
  db: Db,
  productId: number,
  from: string,
  to: string,
): Promise<PriceMove[]> {
  const { rows } = await sql<PriceMove>`
    (select day, lowest, closing from product_price_day
     where product_id = ${productId} and day between ${from}::date and ${to}::date)
    union all
    (select day, lowest, closing from product_price_day
     where product_id = ${productId} and day < ${from}::date order by day desc limit 1)`.execute(db);
  return rows;
}

interface DiscountBefore {
  readonly listing_id: number;
  readonly lowest_before: number;
  readonly since: string;
}

/**
 * The discounted offers of a product whose history is known: the lowest price of the offer itself in the `days` before
 * its price of now, and the day from which it has that. A price holds from its row until the next one.
 */
export async function findDiscountsBefore(
  db: Db,
  productId: number,
  days: number,
): Promise<DiscountBefore[]> {
  const { rows } = await sql<DiscountBefore>`
    select l.id as listing_id, min(h.sale_price) as lowest_before, now_from.day as since
    from listing l
    cross join lateral (
      select day from listing_price_history where listing_id = l.id order by day desc limit 1
    ) now_from
    join listing_price_history h on h.listing_id = l.id and h.day < now_from.day
      and h.day >= coalesce(
        (select max(day) from listing_price_history where listing_id = l.id and day <= now_from.day - ${days}::int),
        now_from.day - ${days}::int)
    where l.product_id = ${productId} and l.state = 'active' and l.stock > 0 and l.discount_price > 0
    group by l.id, now_from.day`.execute(db);
  return rows;
}

/**
 * Notes the best prices of products once more, from what all transactions left behind: two that change offers of one
 * product at the same moment do not see each other. Without ids it is the turn of those whose offers expired lately.
 */
export async function settlePrices(
  db: Db,
  productIds: readonly number[] | null,
  today: string,
): Promise<void> {
  await (productIds === null
    ? sql`
        select note_product_prices(array_agg(distinct product_id)) from listing
        where expiration between ${today}::date - 3 and ${today}::date - 1 and state = 'active' and stock > 0`
    : sql`select note_product_prices(${productIds}::bigint[])`
  ).execute(db);
}
