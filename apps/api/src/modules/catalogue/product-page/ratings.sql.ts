import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface RatingRow {
  readonly score: number;
  readonly comment: string | null;
  readonly created_at: Date;
  readonly city_name: string;
}

/** Returns the ratings of a product, the newest first. */
export async function findRatings(
  db: Db,
  productId: number,
  offset: number,
  limit: number,
): Promise<RatingRow[]> {
  const { rows } = await sql<RatingRow>`
    select r.score, r.comment, r.created_at, city.name as city_name
    from product_rating r
    join company c on c.id = r.buyer_company_id
    join city on city.id = c.city_id
    where r.product_id = ${productId}
    order by r.created_at desc, r.order_id desc, r.line_no
    offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** Returns the number of ratings by points. */
export async function findSpread(db: Db, productId: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ score: number; count: number }>`
    select score, count(*) as count from product_rating where product_id = ${productId} group by score`.execute(
    db,
  );
  return new Map(rows.map(({ score, count }) => [score, count]));
}

/**
 * Returns the newest completed order of this company with an unrated line of the product; null without one.
 */
export async function findRatableOrder(db: Db, productId: number, companyId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select o.id
    from order_line line join orders o on o.id = line.order_id
    where line.product_id = ${productId} and o.buyer_company_id = ${companyId} and o.state = 'completed'
      and not exists (select from product_rating r where r.order_id = line.order_id and r.line_no = line.line_no)
    order by o.id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
