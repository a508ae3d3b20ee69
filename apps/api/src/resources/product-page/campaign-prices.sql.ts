import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Products and, in the same order, what their shelves say; null for an empty one. */
export interface ShelfPrices {
  readonly productIds: readonly number[];
  readonly prices: readonly (number | null)[];
}

/** The products whose best price a campaign makes, as far as is noted. */
export async function findUnderCampaign(db: Db): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from product_campaign_price where to_at is null`.execute(db);
  return rows.map((row) => row.product_id);
}

/** When the last campaign ended by its clock after `since` and until `at`; null where none did. */
export async function lastEndOfCampaign(db: Db, since: Date, at: Date): Promise<Date | null> {
  const { rows } = await sql<{ ended_at: Date | null }>`
    select max(ends_at) as ended_at from campaign
    where state in ('running', 'ended') and ends_at > ${since} and ends_at <= ${at}`.execute(db);
  return rows[0]?.ended_at ?? null;
}

/**
 * Ends the spans whose price no longer stands on the shelf, at `endedAt`; one that would have no length never was. A clock
 * that went back ends nothing before it began.
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

/** Begins a span at `at` for each product whose shelf says less than its offers cost without campaigns. */
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
