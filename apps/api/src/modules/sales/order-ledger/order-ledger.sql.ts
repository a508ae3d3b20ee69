import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { writtenSince } from '../../../core/db/months/ledger-months.sql.ts';
import type { LedgerAccountTable, LedgerEntryTable } from '../../../core/db/schema/trade-tables.ts';

export interface OrderPosting {
  readonly entry_id: number;
  readonly at: Date;
  readonly kind: LedgerEntryTable['kind'];
  readonly account: LedgerAccountTable['kind'];
  readonly company_id: number | null;
  readonly amount: number;
}

/**
 * Returns the postings of the entries of an order, and of the capture of its payment, in the order in which
 * they were written.
 */
export async function orderPostings(db: Db, orderId: number, paymentId: string): Promise<OrderPosting[]> {
  const since = writtenSince(sql`id`, sql`(select created_at from payment where id = ${paymentId})`);
  const { rows } = await sql<OrderPosting>`
    select e.id as entry_id, e.created_at as at, e.kind, a.kind as account, a.company_id, p.amount
    from (
      select id, created_at, kind from ledger_entry where order_id = ${orderId} and ${since}
      union
      select id, created_at, kind from ledger_entry where payment_id = ${paymentId} and kind = 'capture' and ${since}
    ) e
    join ledger_posting p on p.entry_id = e.id
    join ledger_account a on a.id = p.account_id
    order by e.id, a.kind, a.company_id`.execute(db);
  return rows;
}

/** Returns the amounts of the orders of a payment, by order. */
export async function ordersPaidWith(
  db: Db,
  paymentId: string,
): Promise<{ id: number; total: number; points_amount: number }[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'total', 'points_amount'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();
}
