import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

interface DemoPaymentRow {
  readonly id: string;
  readonly bank_payment_id: string;
  readonly card_brand: 'visa' | 'mastercard' | 'troy' | 'amex';
  readonly card_last_four: string;
  readonly settled_at: Date;
  /** The captured and refunded amounts of the card by our ledger, in kuruş. */
  readonly captured: number;
  readonly refunded: number;
}

/** Returns captured card payments of the demo market's history with ids above `afterId`, by ascending id. */
export async function demoPayments(db: Db, afterId: string, limit: number): Promise<DemoPaymentRow[]> {
  const { rows } = await sql<DemoPaymentRow>`
    select p.id, p.bank_payment_id, p.card_brand, p.card_last_four, p.settled_at,
      -coalesce(sum(l.amount) filter (where e.kind = 'capture'), 0)::bigint as captured,
      (coalesce(sum(l.amount) filter (where e.kind = 'refund'), 0) -
        (select coalesce(sum(r.amount), 0) from bank_refund r where r.payment_id = p.id and r.done_at is null))::bigint
        as refunded
    from payment p
    join ledger_entry e on e.payment_id = p.id
    join ledger_posting l on l.entry_id = e.id
      and l.account_id in (select id from ledger_account where kind = 'buyerCard')
    where p.bank_payment_id like 'demo-%' and p.settled_at is not null and p.id > ${afterId}
    group by p.id order by p.id limit ${limit}`.execute(db);
  return rows;
}
