import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface ExpiringPurchaseRow {
  readonly order_id: number;
  readonly line_no: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly seller_name: string;
  readonly expiration: string;
  readonly units: number;
  readonly amount: number;
  /** Rows of all pages. */
  readonly purchases: number;
}

/**
 * Returns order lines that a company has received and that expire from `today` on and before `until`, ISO days of
 * Istanbul, without refunded units; the nearest expiry first.
 */
export async function expiringPurchaseRows(
  db: Db,
  companyId: number,
  { today, until }: { readonly today: string; readonly until: string },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<ExpiringPurchaseRow[]> {
  const { rows } = await sql<ExpiringPurchaseRow>`
    select line.order_id, line.line_no, line.product_id, line.product_name, seller.name as seller_name,
      line.expiration, left_over.units,
      round(line.line_total::numeric * left_over.units / line.quantity)::bigint as amount,
      count(*) over () as purchases
    from orders bought
    join order_line line on line.order_id = bought.id
    join company seller on seller.id = bought.seller_company_id
    join lateral (
      select line.quantity - coalesce(sum(back.quantity), 0)::integer as units
      from order_refund refund join order_refund_line back on back.refund_id = refund.id
      where refund.order_id = line.order_id and back.line_no = line.line_no
    ) left_over on left_over.units > 0
    where bought.buyer_company_id = ${companyId} and bought.state in ('awaitingBuyerApproval', 'completed')
      and line.expiration >= ${today}::date and line.expiration < ${until}::date
    order by line.expiration, line.order_id, line.line_no
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
