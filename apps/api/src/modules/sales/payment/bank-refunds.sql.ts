import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Queues a refund at the bank; the same id is queued once. */
export async function insertBankRefund(
  trx: Db,
  refund: {
    readonly id: string;
    readonly paymentId: string;
    readonly orderId: number | null;
    /** Kuruş. */
    readonly amount: number;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('bank_refund')
    .values({
      id: refund.id,
      payment_id: refund.paymentId,
      order_id: refund.orderId,
      amount: refund.amount,
      created_at: refund.at,
      next_try_at: refund.at,
    })
    .execute();
}

export interface DueRefund {
  readonly id: string;
  readonly bank_payment_id: string;
  readonly amount: number;
}

/** Claims due refunds; other processes cannot claim them until the pause has passed, which doubles up to an hour. */
export async function claimDueRefunds(db: Db, now: Date, limit: number): Promise<DueRefund[]> {
  const { rows } = await sql<DueRefund>`
    update bank_refund r
    set tries = r.tries + 1, next_try_at = ${now}::timestamptz + least(interval '5 s' * power(2, r.tries), interval '1 h')
    from payment p
    where p.id = r.payment_id and p.bank_payment_id is not null and r.id in (
      select id from bank_refund where done_at is null and next_try_at <= ${now}
      order by next_try_at limit ${limit} for update skip locked
    )
    returning r.id, p.bank_payment_id, r.amount`.execute(db);
  return rows;
}

export async function finishRefund(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('bank_refund').set({ done_at: at }).where('id', '=', id).execute();
}
