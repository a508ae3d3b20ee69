import { lowestPriceDays, type PriceMove, type PriceSpan } from '@havan/domain/price-history';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { lastDayOfSpan } from '../product-page/product-now.sql.ts';

/** Returns the changes of a product's best price between two days, and the last one before them. */
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

/** Returns the campaign prices of a product since `from`, by Istanbul days. */
export async function findCampaignPrices(
  db: Db,
  productId: number,
  from: string,
  today: string,
): Promise<PriceSpan[]> {
  const { rows } = await sql<PriceSpan>`
    select (from_at at time zone 'Europe/Istanbul')::date as from, ${lastDayOfSpan(today)} as to, price
    from product_campaign_price
    where product_id = ${productId} and ${lastDayOfSpan(today)} >= ${from}::date`.execute(db);
  return rows;
}

/** A price of an offer without campaigns. */
export interface OwnPriceRow {
  readonly listing_id: number;
  readonly sale_price: number;
  /** The start of the day from which it is valid; null for the only price of an offer. */
  readonly day: Date | null;
  readonly created_at: Date;
}

/**
 * Returns the prices of offers without campaigns, oldest first: those since thirty days before the current
 * one, and all since `early`.
 */
export async function findOwnPrices(
  db: Db,
  listingIds: readonly number[],
  early: string,
): Promise<OwnPriceRow[]> {
  const { rows } = await sql<OwnPriceRow>`
    select l.id as listing_id, l.created_at, coalesce(h.sale_price, l.sale_price) as sale_price,
           h.day::timestamp at time zone 'Europe/Istanbul' as day
    from listing l
    left join lateral (
      select least(max(day), ${early}::date) - ${lowestPriceDays}::int as day
      from listing_price_history where listing_id = l.id
    ) first on true
    left join listing_price_history h on h.listing_id = l.id and h.day >= coalesce(
      (select max(day) from listing_price_history where listing_id = l.id and day <= first.day), first.day)
    where l.id = any(${listingIds}::bigint[])
    order by l.id, h.day`.execute(db);
  return rows;
}

/**
 * Records the best prices of products again, because two concurrent transactions on one product do not see each other's
 * changes. Without ids, for products whose offers expired recently.
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
