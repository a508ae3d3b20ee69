import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface NamedCountRow {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

/** Returns the brands of a seller's listings, the most frequent first, at most two hundred, more than a list shows. */
export async function findOwnBrands(db: Db, sellerId: number): Promise<NamedCountRow[]> {
  const { rows } = await sql<NamedCountRow>`
    select b.id, b.name, count(*) as count
    from listing l join product p on p.id = l.product_id join brand b on b.id = p.brand_id
    where l.seller_id = ${sellerId} and l.deleted_at is null
    group by b.id, b.name order by count desc, b.name limit 200`.execute(db);
  return rows;
}

/** Returns the categories of a seller's listings, the most frequent first. */
export async function findOwnCategories(db: Db, sellerId: number): Promise<NamedCountRow[]> {
  const { rows } = await sql<NamedCountRow>`
    select c.id, c.name, count(*) as count
    from listing l join product p on p.id = l.product_id join category c on c.id = p.category_id
    where l.seller_id = ${sellerId} and l.deleted_at is null
    group by c.id, c.name order by count desc, c.name limit 200`.execute(db);
  return rows;
}

/** Returns price times units of all listings of a seller, in kuruş. */
export async function stockValueOf(db: Db, sellerId: number): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    select coalesce(sum(price * stock), 0)::bigint as value from listing
    where seller_id = ${sellerId} and deleted_at is null`.execute(db);
  return rows[0]?.value ?? 0;
}
