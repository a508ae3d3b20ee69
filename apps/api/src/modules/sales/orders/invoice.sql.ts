import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { FileRow } from '../../identity/files/files.service.ts';

export interface InvoiceRow extends FileRow {
  readonly invoice_number: string;
  readonly uploaded_at: Date;
}

/** Returns the invoice of an order with its file. */
export async function invoiceOf(db: Db, orderId: number): Promise<InvoiceRow | undefined> {
  const { rows } = await sql<InvoiceRow>`
    select i.invoice_number, i.uploaded_at, f.* from order_invoice i join stored_file f on f.id = i.file_id
    where i.order_id = ${orderId}`.execute(db);
  return rows[0];
}

/** Returns the number of the valid e-invoice of a sale; null for none. */
export async function issuedSaleOf(db: Db, orderId: number): Promise<string | null> {
  const row = await db
    .selectFrom('e_invoice')
    .select('number')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'sale')
    .where('state', '=', 'issued')
    .executeTakeFirst();
  return row?.number ?? null;
}

/** Attaches an invoice to an order, replacing an earlier one. */
export async function putInvoice(
  trx: Db,
  invoice: { readonly orderId: number; readonly number: string; readonly fileId: string; readonly at: Date },
): Promise<void> {
  const values = { invoice_number: invoice.number, file_id: invoice.fileId, uploaded_at: invoice.at };
  await trx
    .insertInto('order_invoice')
    .values({ order_id: invoice.orderId, ...values })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(values))
    .execute();
}
