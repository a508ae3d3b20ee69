import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

interface TopSellingRow {
  readonly listing_id: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly expiration: string | null;
  readonly units: number;
  readonly turnover: number;
  readonly stock: number;
}

/**
 * Returns the listings of a company with the most units sold from `since` on, turnover in kuruş; cancelled and unpaid
 * orders do not count. `stock` is 0 for a listing that is not on sale.
 */
export async function findTopSelling(
  db: Db,
  companyId: number,
  since: Date,
  limit: number,
): Promise<TopSellingRow[]> {
  const { rows } = await sql<TopSellingRow>`
    select l.id as listing_id, l.product_id, p.name as product_name, l.expiration, sold.units, sold.turnover,
      case when l.state = 'active' and l.deleted_at is null then l.stock else 0 end as stock
    from (
      select ol.listing_id, sum(ol.quantity)::integer as units, sum(ol.line_total)::bigint as turnover
      from orders o join order_line ol on ol.order_id = o.id
      where o.seller_company_id = ${companyId} and o.created_at >= ${since}
        and o.state not in ('cancelled', 'preOrder')
      group by ol.listing_id
    ) sold join listing l on l.id = sold.listing_id join product p on p.id = l.product_id
    order by sold.units desc, sold.turnover desc, l.id limit ${limit}`.execute(db);
  return rows;
}
