import { pendingPayoutStates } from '@havan/domain/order';
import { type RawBuilder, sql } from 'kysely';
import { withheldOf } from '../withholding/withholding.service.ts';
import type { Db } from '../../../core/db/database.ts';

/**
 * Returns SQL for the income of the seller from `orders o`, in kuruş: the goods that were not refunded, minus the
 * commission on them and the withheld income tax, plus the subsidy of campaigns, as `remainingShares` and
 * `withholdingBase` compute it. Nothing else computes it in SQL.
 */
export const payoutOfOrder = (basisPoints: number): RawBuilder<number> => sql<number>`(
  o.goods_total - o.refunded_goods
  - case when o.goods_total = 0 then 0
      else round(o.commission::numeric * (o.goods_total - o.refunded_goods) / o.goods_total)
        - round(o.campaign_subsidy::numeric * (o.goods_total - o.refunded_goods) / o.goods_total) end
  - ${withheldOf(basisPoints)})`;

/** Returns the sum that the open orders of a seller will pay out, in kuruş. */
export async function pendingPayoutOf(db: Db, companyId: number, basisPoints: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(${payoutOfOrder(basisPoints)}), 0)::bigint as amount
    from orders o where seller_company_id = ${companyId}
      and state in (${sql.join([...pendingPayoutStates])})`.execute(db);
  return rows[0]?.amount ?? 0;
}
