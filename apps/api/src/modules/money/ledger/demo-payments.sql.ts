import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { writtenSince } from '../../../core/db/months/ledger-months.sql.ts';

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

/**
 * Returns payments of the demo market's history with ids above `afterId`, by ascending id; `captured` is 0 for one without
 * a card. The page is taken first: joined whole, each page would read the ledger from its beginning.
 */
export async function demoPayments(db: Db, afterId: string, limit: number): Promise<DemoPaymentRow[]> {
  const { rows } = await sql<DemoPaymentRow>`
    with page as materialized (
      select p.id, p.bank_payment_id, p.card_brand, p.card_last_four, p.settled_at, p.created_at
      from payment p
      where p.bank_payment_id like 'demo-%' and p.settled_at is not null and p.id > ${afterId}
      order by p.id limit ${limit}
    )
    select p.id, p.bank_payment_id, p.card_brand, p.card_last_four, p.settled_at,
      -coalesce(sum(l.amount) filter (where e.kind = 'capture'), 0)::bigint as captured,
      (coalesce(sum(l.amount) filter (where e.kind = 'refund'), 0) -
        (select coalesce(sum(r.amount), 0) from bank_refund r where r.payment_id = p.id and r.done_at is null))::bigint
        as refunded
    from page p
    left join ledger_entry e on e.payment_id = p.id and ${writtenSince(sql`e.id`, sql`p.created_at`)}
    left join ledger_posting l on l.entry_id = e.id
      and l.account_id in (select id from ledger_account where kind = 'buyerCard')
    group by p.id, p.bank_payment_id, p.card_brand, p.card_last_four, p.settled_at order by p.id`.execute(db);
  return rows;
}
