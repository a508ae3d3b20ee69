import type { CompanyType } from '@havan/domain/company';
import { sql } from 'kysely';
import { withheldOf } from '../withholding/withholding.service.ts';
import type { Db } from '../../../core/db/database.ts';

export const findCompanyType = async (db: Db, companyId: number): Promise<CompanyType> => {
  const row = await db
    .selectFrom('company')
    .select('company_type')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return row.company_type;
};

export interface PendingDay {
  /** Null for orders on their way. */
  readonly day: string | null;
  /** Completed orders are earned already. */
  readonly is_earned: boolean;
  readonly amount: number;
  readonly orders: number;
}

/**
 * Returns the income that the open orders of a seller will bring, by the Istanbul day on which it is earned: the day of
 * completion or of the automatic approval. Kuruş after commission and withheld tax, computed like
 * `remainingShares` and `withholdingBase`.
 */
export async function pendingDays(db: Db, companyId: number, basisPoints: number): Promise<PendingDay[]> {
  const { rows } = await sql<PendingDay>`
    select (coalesce(completed_at, auto_approve_at) at time zone 'Europe/Istanbul')::date as day,
      state = 'completed' as is_earned, count(*) as orders,
      sum(goods_total - refunded_goods - case when goods_total = 0 then 0 else
        round(commission::numeric * (goods_total - refunded_goods) / goods_total)
        - round(campaign_subsidy::numeric * (goods_total - refunded_goods) / goods_total) end
        - ${withheldOf(basisPoints)})::bigint as amount
    from orders o
    where seller_company_id = ${companyId}
      and (state in ('shipped', 'awaitingBuyerApproval') or (state = 'completed' and paid_out_at is null))
    group by 1, 2 order by 1`.execute(db);
  return rows;
}
