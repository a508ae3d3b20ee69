import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { sold } from '../orders/order-facts.sql.ts';

export interface SalesDay {
  readonly day: string;
  readonly revenue: number;
  readonly orders: number;
}

/**
 * Returns the sold goods and shipping of each Istanbul day from `from` to `to` in kuruş; a day without a sale has 0.
 */
export async function salesByDay(db: Db, companyId: number, from: string, to: string): Promise<SalesDay[]> {
  const { rows } = await sql<SalesDay>`
    select d.day::date as day, coalesce(sum(o.total), 0)::bigint as revenue, count(o.id) as orders
    from generate_series(${from}::date, ${to}::date, interval '1 day') as d (day)
    left join orders o on o.seller_company_id = ${companyId} and o.state in (${sold})
      and o.created_at >= d.day::timestamp at time zone 'Europe/Istanbul'
      and o.created_at < (d.day + interval '1 day')::timestamp at time zone 'Europe/Istanbul'
    group by d.day order by d.day`.execute(db);
  return rows;
}

export interface SalesFigures {
  readonly month_revenue: number;
  readonly active_listings: number;
  readonly close_expiry_listings: number;
  readonly low_stock_listings: number;
}

/** Returns the other figures of the merchant home. `today` and `closeBefore` are Istanbul days. */
export async function salesFigures(
  db: Db,
  companyId: number,
  { today, closeBefore, lowStock }: { today: string; closeBefore: string; lowStock: number },
): Promise<SalesFigures> {
  const { rows } = await sql<SalesFigures>`
    select o.*, l.* from (
      select
        coalesce(sum(total), 0)::bigint as month_revenue
      from orders where seller_company_id = ${companyId} and state in (${sold})
        and created_at >= date_trunc('month', ${today}::timestamp) at time zone 'Europe/Istanbul'
    ) o, (
      select
        count(*) as active_listings,
        count(*) filter (where expiration < ${closeBefore}::date) as close_expiry_listings,
        count(*) filter (where stock <= ${lowStock}) as low_stock_listings
      from listing
      where seller_id = ${companyId} and state = 'active' and stock > 0
        and (expiration is null or expiration >= ${today}::date)
    ) l`.execute(db);
  const [measured] = rows;
  if (!measured) throw new Error('the sales figures are one row');
  return measured;
}
