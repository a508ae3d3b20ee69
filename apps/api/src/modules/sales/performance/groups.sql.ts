import type { PerformanceGroup } from '@havan/contract/sales/performance';
import type { Period } from '@havan/domain/period';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { sold } from '../orders/order-facts.sql.ts';
import { type Measured, measuredOrders } from './performance.sql.ts';

export interface GroupRow {
  readonly id: number;
  readonly name: string;
  readonly turnover: number;
  readonly orders: number;
  readonly units: number;
  readonly before: number;
  /** Number of all groups. */
  readonly groups: number;
}

export type GroupSort = 'best' | 'worst' | 'rising' | 'falling';

const keys: Readonly<Record<PerformanceGroup, RawBuilder<number>>> = {
  category: sql`p.category_id`,
  brand: sql`p.brand_id`,
  product: sql`p.id`,
  city: sql`other.city_id`,
  company: sql`other.id`,
};

const names: Readonly<Record<PerformanceGroup, RawBuilder<unknown>>> = {
  category: sql`category`,
  brand: sql`brand`,
  product: sql`product`,
  city: sql`city`,
  company: sql`company`,
};

const orders: Readonly<Record<GroupSort, RawBuilder<unknown>>> = {
  best: sql`turnover desc`,
  worst: sql`turnover`,
  rising: sql`turnover - before desc`,
  falling: sql`turnover - before`,
};

/**
 * Returns the goods of a period and of the one before it by what they have in common, `limit` groups from
 * `offset` on.
 */
export async function groupsOf(
  db: Db,
  measured: Measured,
  previous: Period,
  { by, sort, offset, limit }: { by: PerformanceGroup; sort: GroupSort; offset: number; limit: number },
): Promise<GroupRow[]> {
  const other = measured.side === 'sold' ? sql`o.buyer_company_id` : sql`o.seller_company_id`;
  const goodsOf = (period: Period): RawBuilder<unknown> => sql`
    select ${keys[by]} as id, sum(l.line_total) as amount, count(distinct o.id) as orders, sum(l.quantity) as units
    from orders o join order_line l on l.order_id = o.id join product p on p.id = l.product_id
    join company other on other.id = ${other}
    where ${measuredOrders({ ...measured, ...period })} and o.state in (${sold}) group by 1`;
  const { rows } = await sql<GroupRow>`
    with now as (${goodsOf(measured)}), before as (${goodsOf(previous)}), both_periods as (
      select coalesce(now.id, before.id) as id, coalesce(now.amount, 0)::bigint as turnover,
        coalesce(now.orders, 0) as orders, coalesce(now.units, 0)::bigint as units,
        coalesce(before.amount, 0)::bigint as before
      from now full join before on before.id = now.id
    )
    select g.*, named.name, count(*) over () as groups
    from both_periods g join ${names[by]} named on named.id = g.id
    order by ${orders[sort]}, g.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export interface MovedRow {
  readonly product_id: number;
  readonly product_name: string;
  readonly bought_units: number;
  readonly bought_amount: number;
  readonly sold_units: number;
  readonly sold_amount: number;
  readonly products: number;
}

/** Returns the quantities of each product that a company has bought and sold, the largest amount first. */
export async function movedProducts(
  db: Db,
  { companyId, from, to }: Omit<Measured, 'side' | 'now'>,
  { offset, limit }: { offset: number; limit: number },
): Promise<MovedRow[]> {
  const lines = (side: 'sold' | 'purchased'): RawBuilder<unknown> => sql`
    select l.product_id, l.quantity, l.line_total, ${side === 'sold'}::boolean as is_sale
    from orders o join order_line l on l.order_id = o.id
    where ${measuredOrders({ companyId, side, from, to })} and o.state in (${sold})`;
  const { rows } = await sql<MovedRow>`
    with moved as (
      select product_id,
        coalesce(sum(quantity) filter (where not is_sale), 0)::bigint as bought_units,
        coalesce(sum(line_total) filter (where not is_sale), 0)::bigint as bought_amount,
        coalesce(sum(quantity) filter (where is_sale), 0)::bigint as sold_units,
        coalesce(sum(line_total) filter (where is_sale), 0)::bigint as sold_amount
      from (${lines('purchased')} union all ${lines('sold')}) line group by product_id
    )
    select moved.*, p.name as product_name, count(*) over () as products
    from moved join product p on p.id = moved.product_id
    order by bought_amount + sold_amount desc, product_id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
