import type { OrderSide } from '../orders/orders.sql.ts';
import type { Period } from '@havan/domain/period';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { withinDays } from '../../../core/db/istanbul-days.ts';
import { factOf, isLate, sold } from '../orders/order-facts.sql.ts';

/** The company and the days of the measured orders, and the moment at which a waiting order is late. */
export interface Measured extends Period {
  readonly companyId: number;
  readonly side: OrderSide;
  readonly now: Date;
}

/** Returns the condition on an order `o`: whose it is, and the Istanbul days on which it was placed. */
export function measuredOrders({ companyId, side, from, to }: Omit<Measured, 'now'>): RawBuilder<boolean> {
  const own = side === 'sold' ? sql`o.seller_company_id` : sql`o.buyer_company_id`;
  return sql<boolean>`${sql.join([sql`${own} = ${companyId}`, ...withinDays(sql`o.created_at`, { from, to })], sql` and `)}`;
}

export interface FiguresRow {
  readonly turnover: number;
  readonly orders: number;
  readonly units: number;
  readonly refunded: number;
  readonly cancelled_orders: number;
  readonly cancelled_amount: number;
  readonly returned_orders: number;
  readonly returned_units: number;
  readonly returned_amount: number;
  readonly short_orders: number;
  readonly short_units: number;
  readonly late: number;
  readonly margin: number;
  /** Turnover of goods with a known cost. */
  readonly margin_of: number;
  readonly psf_saving: number;
  /** Turnover of goods with a known PSF. */
  readonly psf_of: number;
}

/** Returns the figures of the orders placed in a period. */
export async function figuresOf(db: Db, measured: Measured): Promise<FiguresRow> {
  const { rows } = await sql<FiguresRow>`
    with mine as (
      select o.*, o.state in (${sold}) as is_sold, ${isLate(measured.now)} as is_late,
        ${factOf('returned', measured.now)} as is_returned, ${factOf('short', measured.now)} as is_short
      from orders o where ${measuredOrders(measured)}
    ), goods as (
      select sum(quantity) as units,
        sum(kept * unit_price - kept * unit_cost - round(commission::numeric * kept * unit_price / greatest(goods_total, 1)))
          filter (where unit_cost is not null) as margin,
        sum(kept * unit_price) filter (where unit_cost is not null) as margin_of,
        sum(kept * (psf - unit_price)) filter (where psf is not null) as psf_saving,
        sum(kept * unit_price) filter (where psf is not null) as psf_of
      from (
        select l.*, l.quantity - l.refunded_quantity as kept, mine.commission, mine.goods_total
        from mine join order_line l on l.order_id = mine.id where mine.is_sold
      ) line
    ), back as (
      select
        sum(r.goods + r.shipping) filter (where r.kind = 'return') as returned_amount,
        sum(gone.units) filter (where r.kind = 'return') as returned_units,
        sum(gone.units) filter (where r.kind = 'notSupplied') as short_units
      from mine join order_refund r on r.order_id = mine.id
      left join lateral (select sum(quantity) as units from order_refund_line where refund_id = r.id) gone on true
    )
    select
      coalesce(sum(total) filter (where is_sold), 0)::bigint as turnover,
      count(*) filter (where is_sold) as orders,
      coalesce((select units from goods), 0)::bigint as units,
      coalesce(sum(refunded_goods + refunded_shipping) filter (where is_sold), 0)::bigint as refunded,
      count(*) filter (where state = 'cancelled') as cancelled_orders,
      coalesce(sum(total) filter (where state = 'cancelled'), 0)::bigint as cancelled_amount,
      count(*) filter (where is_returned) as returned_orders,
      coalesce((select returned_units from back), 0)::bigint as returned_units,
      coalesce((select returned_amount from back), 0)::bigint as returned_amount,
      count(*) filter (where is_short) as short_orders,
      coalesce((select short_units from back), 0)::bigint as short_units,
      count(*) filter (where is_late) as late,
      coalesce((select margin from goods), 0)::bigint as margin,
      coalesce((select margin_of from goods), 0)::bigint as margin_of,
      coalesce((select psf_saving from goods), 0)::bigint as psf_saving,
      coalesce((select psf_of from goods), 0)::bigint as psf_of
    from mine`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the figures of a period are one row');
  return row;
}

export interface PartRow {
  readonly day: string;
  readonly turnover: number;
  readonly orders: number;
  readonly units: number;
}

/** Returns turnover, orders and units of each part of a period; `days` are the first days of the parts, in order. */
export async function partsOf(db: Db, measured: Measured, days: readonly string[]): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    with part as (
      select day, lead(day) over (order by day) as next from unnest(${[...days]}::date[]) as d (day)
    ), mine as (
      select o.total, (o.created_at at time zone 'Europe/Istanbul')::date as placed,
        (select sum(quantity) from order_line l where l.order_id = o.id) as units
      from orders o where ${measuredOrders(measured)} and o.state in (${sold})
    )
    select part.day, coalesce(sum(mine.total), 0)::bigint as turnover, count(mine.total) as orders,
      coalesce(sum(mine.units), 0)::bigint as units
    from part left join mine on mine.placed >= part.day and (part.next is null or mine.placed < part.next)
    group by part.day order by part.day`.execute(db);
  return rows;
}

/**
 * Returns the saving of the payments of a period against the cheapest single seller; payments with a cancelled order
 * are left out.
 */
export async function sellerSavingOf(
  db: Db,
  measured: Measured,
): Promise<{ readonly amount: number; readonly payments: number }> {
  const { rows } = await sql<{ amount: number; payments: number }>`
    with paid as (
      select o.payment_id, sum(o.total) as total from orders o
      where ${measuredOrders(measured)} group by o.payment_id having bool_and(o.state in (${sold}))
    )
    select coalesce(sum(s.total - paid.total), 0)::bigint as amount, count(*) as payments
    from paid join single_seller_price s on s.payment_id = paid.payment_id where s.total is not null`.execute(
    db,
  );
  return rows[0] ?? { amount: 0, payments: 0 };
}
