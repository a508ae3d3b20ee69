import type { CompanyType } from '@havan/domain/company';
import { pendingPayoutStates } from '@havan/domain/order';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { payoutOfOrder } from '../wallet/wallet.service.ts';

export const findCompanyType = async (db: Db, companyId: number): Promise<CompanyType> => {
  const row = await db
    .selectFrom('company')
    .select('company_type')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return row.company_type;
};

export interface PendingDay {
  /** Null before the order has arrived. */
  readonly day: string | null;
  /** Whether the order is completed. */
  readonly is_earned: boolean;
  readonly is_shipped: boolean;
  readonly amount: number;
  readonly orders: number;
}

/**
 * Returns the income that the open orders of a seller will bring, in kuruş, by the Istanbul day on which it is earned:
 * the day of completion or of the automatic approval. With the earned income that is not paid out yet it is the pending
 * payout.
 */
export async function pendingDays(db: Db, companyId: number, basisPoints: number): Promise<PendingDay[]> {
  const { rows } = await sql<PendingDay>`
    select (coalesce(completed_at, auto_approve_at) at time zone 'Europe/Istanbul')::date as day,
      state = 'completed' as is_earned, state not in ('awaitingSellerConfirmation', 'awaitingShipment') as is_shipped,
      count(*) as orders, sum(${payoutOfOrder(basisPoints)})::bigint as amount
    from orders o
    where seller_company_id = ${companyId}
      and (state in (${sql.join([...pendingPayoutStates])}) or (state = 'completed' and paid_out_at is null))
    group by 1, 2, 3 order by 1`.execute(db);
  return rows;
}
