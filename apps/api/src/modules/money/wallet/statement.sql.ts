import type { OrderState } from '@havan/domain/order';
import { type RawBuilder, sql } from 'kysely';
import { withheldOf } from '../withholding/withholding.service.ts';
import type { Db } from '../../../core/db/database.ts';
import { withinDays } from '../../../core/db/istanbul-days.ts';
import { writtenSince } from '../../../core/db/months/ledger-months.sql.ts';

export interface StatementRow {
  readonly id: number;
  readonly state: OrderState;
  readonly other_name: string;
  readonly created_at: Date;
  readonly settled_at: Date | null;
  readonly auto_approve_at: Date | null;
  readonly paid_out_at: Date | null;
  readonly goods_total: number;
  readonly shipping_fee: number;
  readonly commission: number;
  readonly campaign_subsidy: number;
  /** Income tax withheld from the seller, in kuruş. */
  readonly withheld: number;
  readonly refunded_goods: number;
  readonly refunded_shipping: number;
}

export interface StatementFilter {
  readonly companyId: number;
  readonly side: 'purchased' | 'sold';
  readonly page: 'settled' | 'approvals';
  /** Istanbul days of the order, both included. */
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Returns the conditions of a page. Settled: completed, or partly refunded. Approvals: delivered or in transit, not yet
 * earned.
 */
function conditionsOf({ companyId, side, page, from, to }: StatementFilter): RawBuilder<unknown> {
  const own = side === 'sold' ? sql`o.seller_company_id` : sql`o.buyer_company_id`;
  const parts = [
    sql`${own} = ${companyId}`,
    page === 'settled'
      ? sql`o.state in ('completed', 'cancelled')`
      : sql`o.state in ('shipped', 'awaitingBuyerApproval')`,
    ...withinDays(sql`o.created_at`, { from, to }),
  ];
  return sql.join(parts, sql` and `);
}

export async function statementRows(
  db: Db,
  filter: StatementFilter,
  before: number | null,
  limit: number,
  basisPoints: number,
): Promise<StatementRow[]> {
  const other = filter.side === 'sold' ? sql`o.buyer_company_id` : sql`o.seller_company_id`;
  const { rows } = await sql<StatementRow>`
    select o.id, o.state, c.name as other_name, o.created_at, coalesce(o.completed_at, o.cancelled_at) as settled_at,
           o.auto_approve_at, o.goods_total, o.shipping_fee, o.commission, o.campaign_subsidy,
           o.refunded_goods, o.refunded_shipping, ${withheldOf(basisPoints)} as withheld,
           (select max(e.created_at) from ledger_entry e where e.order_id = o.id and e.kind = 'payout'
              and ${writtenSince(sql`e.id`, sql`o.created_at`)}) as paid_out_at
    from orders o join company c on c.id = ${other}
    where ${conditionsOf(filter)} ${before === null ? sql`` : sql`and o.id < ${before}`}
    order by o.id desc limit ${limit}`.execute(db);
  return rows;
}

export interface StatementSums {
  readonly orders: number;
  readonly total: number;
  readonly refunded: number;
  readonly fees: number;
  /** The market's payment for its own campaigns. */
  readonly subsidies: number;
  readonly shipping: number;
  /** Income tax withheld from the sellers. */
  readonly withheld: number;
}

/**
 * Returns the sums over all orders of a filter, in kuruş; `fees` is the commission on the part that is not refunded,
 * VAT included.
 */
export async function statementSums(
  db: Db,
  filter: StatementFilter,
  basisPoints: number,
): Promise<StatementSums> {
  const { rows } = await sql<StatementSums>`
    select count(*) as orders, coalesce(sum(o.total), 0)::bigint as total,
           coalesce(sum(o.refunded_goods + o.refunded_shipping), 0)::bigint as refunded,
           coalesce(sum(case when o.goods_total = 0 then 0 else
             round(o.commission::numeric * (o.goods_total - o.refunded_goods) / o.goods_total) end), 0)::bigint as fees,
           coalesce(sum(case when o.goods_total = 0 then 0 else
             round(o.campaign_subsidy::numeric * (o.goods_total - o.refunded_goods) / o.goods_total) end), 0)::bigint
             as subsidies,
           coalesce(sum(o.shipping_fee - o.refunded_shipping), 0)::bigint as shipping,
           coalesce(sum(${withheldOf(basisPoints)}), 0)::bigint as withheld
    from orders o where ${conditionsOf(filter)}`.execute(db);
  return rows[0] ?? { orders: 0, total: 0, refunded: 0, fees: 0, subsidies: 0, shipping: 0, withheld: 0 };
}
