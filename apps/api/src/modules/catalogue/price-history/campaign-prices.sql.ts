import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Products and, in the same order, their best prices; null without an offer. */
export interface ShelfPrices {
  readonly productIds: readonly number[];
  readonly prices: readonly (number | null)[];
}

/** Returns ids above `after` of products whose best price is recorded as a campaign price, ascending. */
export async function findUnderCampaign(db: Db, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from product_campaign_price
    where to_at is null and product_id > ${after} order by product_id limit ${limit}`.execute(db);
  return rows.map((row) => row.product_id);
}

/** Returns when the last of the campaigns ended that ended between `since` and `at`; null without one. */
export async function lastEndOfCampaign(db: Db, since: Date, at: Date): Promise<Date | null> {
  const { rows } = await sql<{ ended_at: Date | null }>`
    select max(ends_at) as ended_at from campaign
    where state in ('running', 'ended') and ends_at > ${since} and ends_at <= ${at}`.execute(db);
  return rows[0]?.ended_at ?? null;
}

/**
 * Ends at `endedAt` the periods whose price is no longer valid; an empty period is deleted. If the clock went back, no
 * period ends before it began.
 */
export async function endSpans(db: Db, { productIds, prices }: ShelfPrices, endedAt: Date): Promise<void> {
  await sql`
    with over as (
      select span.product_id, span.from_at
      from unnest(${productIds}::bigint[], ${prices}::bigint[]) shelf (product_id, price)
      join product_campaign_price span on span.product_id = shelf.product_id and span.to_at is null
      where span.price is distinct from shelf.price
    ), never as (
      delete from product_campaign_price span using over
      where span.product_id = over.product_id and span.to_at is null and over.from_at >= ${endedAt}
    )
    update product_campaign_price span set to_at = ${endedAt} from over
    where span.product_id = over.product_id and span.to_at is null and over.from_at < ${endedAt}`.execute(db);
}

/** Starts a period at `at` for each product whose best price is below its price without campaigns. */
export async function beginSpans(db: Db, { productIds, prices }: ShelfPrices, at: Date): Promise<void> {
  await sql`
    insert into product_campaign_price (product_id, price, from_at)
    select shelf.product_id, shelf.price, ${at}
    from unnest(${productIds}::bigint[], ${prices}::bigint[]) shelf (product_id, price)
    cross join lateral (
      select closing from product_price_day where product_id = shelf.product_id order by day desc limit 1
    ) own
    where shelf.price < own.closing
    order by shelf.product_id
    on conflict do nothing`.execute(db);
}
