import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface PriceDayRow {
  readonly day: string;
  readonly lowest: number;
  readonly closing: number | null;
}

export async function findPriceDays(db: Db, productId: number, since: string): Promise<PriceDayRow[]> {
  const { rows } = await sql<PriceDayRow>`
    select day, lowest, closing from product_price_day
    where product_id = ${productId} and day >= ${since}::date order by day desc`.execute(db);
  return rows;
}

/** Returns the lowest price from `since` on, with the closing price that held when it began. */
export async function lowestSince(db: Db, productId: number, since: string): Promise<number | null> {
  const { rows } = await sql<{ lowest: number | null }>`
    select least(
      (select min(lowest) from product_price_day where product_id = ${productId} and day >= ${since}::date),
      (select closing from product_price_day where product_id = ${productId} and day < ${since}::date
       order by day desc limit 1)) as lowest`.execute(db);
  return rows[0]?.lowest ?? null;
}

/** Returns the day, locked until the transaction ends. */
export async function lockPriceDay(
  trx: Db,
  productId: number,
  day: string,
): Promise<PriceDayRow | undefined> {
  const { rows } = await sql<PriceDayRow>`
    select day, lowest, closing from product_price_day
    where product_id = ${productId} and day = ${day}::date for update`.execute(trx);
  return rows[0];
}

export const writePriceDay = (trx: Db, productId: number, { day, lowest, closing }: PriceDayRow) =>
  sql`
    update product_price_day set lowest = ${lowest}, closing = ${closing}
    where product_id = ${productId} and day = ${day}::date`.execute(trx);

export const deletePriceDay = (trx: Db, productId: number, day: string) =>
  sql`delete from product_price_day where product_id = ${productId} and day = ${day}::date`.execute(trx);

/** Returns whether the product exists and is not merged into another. */
export async function productExists(db: Db, productId: number): Promise<boolean> {
  const { rows } = await sql`select from product where id = ${productId} and merged_into is null`.execute(db);
  return rows.length > 0;
}
