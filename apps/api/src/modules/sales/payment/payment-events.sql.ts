import type { BankPayment } from '@havan/contract/sales/bank';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

interface PaymentEvent {
  readonly source: 'callback' | 'query';
  readonly record: BankPayment;
  readonly settlement: string;
  readonly fromState: string;
}

/**
 * Stores a record of the bank and its effect on the payment. A waiting page queries every second: an answer
 * that repeats the one before without effect is stored once.
 */
export async function insertPaymentEvent(db: Db, event: PaymentEvent): Promise<void> {
  const { source, record, settlement, fromState } = event;
  const body = JSON.stringify(record);
  await sql`
    insert into payment_event (payment_id, source, record, settlement, from_state, to_state)
    select p.id, ${source}, ${body}::jsonb, ${settlement}, ${fromState}, p.state
    from payment p
    where p.id = ${record.attemptId} and not (${source}::text = 'query' and ${settlement}::text = 'unchanged' and ${body}::jsonb
      is not distinct from (select e.record from payment_event e where e.payment_id = p.id order by e.id desc limit 1))`.execute(
    db,
  );
}
