import type { TransferReturnState } from '@havan/domain/bank-transfer';
import type { CompanyType } from '@havan/domain/company';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { IncomingRow, ReturnRow } from './transfers.sql.ts';

/** Returns unmatched transfers with ids below `before`, the newest first. */
export async function unmatchedTransfers(
  db: Db,
  before: number | null,
  limit: number,
): Promise<IncomingRow[]> {
  const { rows } = await sql<IncomingRow>`
    select * from incoming_transfer where state = 'unmatched' ${before === null ? sql`` : sql`and id < ${before}`}
    order by id desc limit ${limit}`.execute(db);
  return rows;
}

export interface FoundReturn extends ReturnRow {
  readonly company_name: string | null;
  readonly company_type: CompanyType | null;
  readonly order_ids: number[];
}

/** Returns the transfer returns of a state, the newest first. */
export async function foundReturns(
  db: Db,
  state: TransferReturnState,
  offset: number,
  limit: number,
): Promise<FoundReturn[]> {
  const { rows } = await sql<FoundReturn>`
    select r.*, c.trade_name as company_name, c.company_type,
      array(select o.id from orders o where o.payment_id = r.payment_id order by o.id) as order_ids
    from transfer_return r left join company c on c.id = r.company_id
    where r.state = ${state} order by r.created_at desc, r.id offset ${offset} limit ${limit}`.execute(db);
  return rows;
}
