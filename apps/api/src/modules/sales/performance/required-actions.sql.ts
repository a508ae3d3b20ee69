import { sql } from 'kysely';
import type { RequiredAction } from '@havan/domain/required-action';
import type { Db } from '../../../core/db/database.ts';
import type { OrderSide } from '../orders/orders.sql.ts';

export interface RequiredActionRow {
  readonly kind: RequiredAction;
  readonly type: OrderSide;
  readonly order_id: number;
  readonly case_id: number | null;
  readonly name: string;
  readonly due_at: Date;
  readonly actions: number;
}

/**
 * Returns the pending actions of a company on orders and cases, the most urgent first. `side` narrows them to one side.
 */
export async function requiredActionRows(
  db: Db,
  companyId: number,
  { side, offset, limit }: { side: OrderSide | null; offset: number; limit: number },
): Promise<RequiredActionRow[]> {
  const { rows } = await sql<RequiredActionRow>`
    with action as (
      select case o.state when 'awaitingShipment' then 'shipOrder' else 'confirmOrder' end as kind, 'sold' as type,
        o.id as order_id, null::bigint as case_id, o.buyer_company_id as other_id, o.ship_by as due_at
      from orders o
      where o.seller_company_id = ${companyId} and o.state in ('awaitingSellerConfirmation', 'awaitingShipment')
      union all
      select 'approveOrder', 'purchased', o.id, null, o.seller_company_id, o.auto_approve_at from orders o
      where o.buyer_company_id = ${companyId} and o.state = 'awaitingBuyerApproval' and o.auto_approve_at is not null
      union all
      select 'answerCase', 'sold', o.id, c.id, o.buyer_company_id, c.answer_by
      from order_case c join orders o on o.id = c.order_id
      where o.seller_company_id = ${companyId} and c.state = 'open'
      union all
      select 'decideCase', 'purchased', o.id, c.id, o.seller_company_id, coalesce(o.auto_approve_at, c.answer_by)
      from order_case c join orders o on o.id = c.order_id
      where o.buyer_company_id = ${companyId} and c.state = 'rejected'
    )
    select action.kind, action.type, action.order_id, action.case_id, other.name, action.due_at,
      count(*) over () as actions
    from action join company other on other.id = action.other_id
    ${side === null ? sql`` : sql`where action.type = ${side}`}
    order by due_at, order_id, kind limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
