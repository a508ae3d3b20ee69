import { sql } from 'kysely';
import type { Db } from '../../../../core/db/database.ts';
import type { EInvoiceRow } from '../e-invoices.sql.ts';

/**
 * Claims due invoices and cancellations. Each is postponed by `seconds` while it is processed, so that it is sent again
 * after a crash, and no two processes send it at once.
 */
export async function claimToSend(
  db: Db,
  now: Date,
  { limit, seconds }: { readonly limit: number; readonly seconds: number },
): Promise<EInvoiceRow[]> {
  const { rows } = await sql<EInvoiceRow>`
    update e_invoice set next_try_at = ${now}::timestamptz + make_interval(secs => ${seconds}), tries = tries + 1
    where id in (
      select id from e_invoice where sending in ('queued', 'cancelQueued') and next_try_at <= ${now}
      order by next_try_at, id limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}

export const noteDelivery = (
  db: Db,
  /** Writes nothing when the row was cancelled in between. */
  { id, sending }: Pick<EInvoiceRow, 'id' | 'sending'>,
  changes: {
    readonly sending: EInvoiceRow['sending'];
    readonly tries: number;
    readonly nextTryAt: Date | null;
    readonly error: string | null;
    /** When it arrived; null keeps the stored value. */
    readonly at: Date | null;
  },
) =>
  db
    .updateTable('e_invoice')
    .set({
      sending: changes.sending,
      tries: changes.tries,
      next_try_at: changes.nextTryAt,
      send_error: changes.error,
      ...(changes.at && { sent_at: changes.at }),
    })
    .where('id', '=', id)
    .where('sending', '=', sending)
    .execute();
