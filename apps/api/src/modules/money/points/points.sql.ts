import type { PointsMovementKind } from '@havan/domain/points';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface PointsMovementRow {
  readonly id: number;
  readonly at: Date;
  readonly kind: PointsMovementKind;
  readonly points: number;
  readonly order_id: number | null;
}

/** Returns the postings of a company's points before an entry, newest first. */
export async function pointsMovements(
  db: Db,
  companyId: number,
  before: number | null,
  limit: number,
): Promise<PointsMovementRow[]> {
  const { rows } = await sql<PointsMovementRow>`
    select e.id, e.created_at as at, p.amount as points, e.order_id,
           case e.kind when 'pointsEarned' then 'earned' when 'pointsTaken' then 'takenBack' when 'refund' then 'refunded'
             else case when p.amount < 0 then 'spent' else 'released' end end as kind
    from ledger_account a
    join ledger_posting p on p.account_id = a.id
    join ledger_entry e on e.id = p.entry_id
    where a.kind = 'points' and a.company_id = ${companyId} ${before === null ? sql`` : sql`and p.entry_id < ${before} and e.id < ${before}`}
    order by p.entry_id desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * Returns the points that a buyer's open orders will earn when completed unchanged; `pointsEarnedBy` in SQL.
 */
export async function expectedPoints(db: Db, companyId: number): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(greatest(0, (goods_total - refunded_goods - points_amount + case when total = 0 then 0 else
             round(points_amount::numeric * (refunded_goods + refunded_shipping) / total)::bigint end) / 100)), 0)::bigint
             as points
    from orders
    where buyer_company_id = ${companyId}
      and state in ('awaitingSellerConfirmation', 'awaitingShipment', 'shipped', 'awaitingBuyerApproval')`.execute(
    db,
  );
  return rows[0]?.points ?? 0;
}
