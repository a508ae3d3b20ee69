import { pendingPayoutStates } from '@havan/domain/order';
import { sql } from 'kysely';
import { withheldOf } from '../withholding/withholding.service.ts';
import type { Db } from '../../../core/db/database.ts';

/**
 * Returns the sum that the open orders of a seller will pay out, in kuruş: the goods that were not returned, less the
 * commission on them and the income tax that is withheld, plus the subsidy of campaigns. The only place that computes it.
 */
export async function pendingPayoutOf(db: Db, companyId: number, basisPoints: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(goods_total - refunded_goods
      - case when goods_total = 0 then 0 else round(commission::numeric * (goods_total - refunded_goods) / goods_total)
          - round(campaign_subsidy::numeric * (goods_total - refunded_goods) / goods_total) end
      - ${withheldOf(basisPoints)}), 0)::bigint as amount
    from orders o where seller_company_id = ${companyId}
      and state in (${sql.join([...pendingPayoutStates])})`.execute(db);
  return rows[0]?.amount ?? 0;
}
