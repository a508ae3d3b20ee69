import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface PurchaseInvoiceRow {
  readonly id: number;
  readonly listing_id: number;
  readonly seller_id: number;
  readonly file_id: string;
  readonly file_name: string;
  readonly invoice_number: string;
  readonly invoice_date: string;
  readonly supplier: string;
  readonly quantity: number;
  readonly state: 'waiting' | 'approved' | 'rejected';
  readonly reason: string | null;
  readonly sent_at: Date;
  readonly ruled_at: Date | null;
}

const invoices = sql`
  select i.id, i.listing_id, i.seller_id, i.file_id, f.file_name, i.invoice_number, i.invoice_date, i.supplier,
    i.quantity, i.state, i.reason, i.sent_at, i.ruled_at
  from purchase_invoice i join stored_file f on f.id = i.file_id`;

export interface NewPurchaseInvoice {
  readonly listingId: number;
  readonly sellerId: number;
  readonly userId: number;
  readonly fileId: string;
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  readonly supplier: string;
  readonly quantity: number;
  readonly at: Date;
}

export async function insertPurchaseInvoice(trx: Db, invoice: NewPurchaseInvoice): Promise<void> {
  await sql`
    insert into purchase_invoice
      (listing_id, seller_id, user_id, file_id, invoice_number, invoice_date, supplier, quantity, sent_at)
    values (${invoice.listingId}, ${invoice.sellerId}, ${invoice.userId}, ${invoice.fileId}, ${invoice.invoiceNumber},
            ${invoice.invoiceDate}::date, ${invoice.supplier}, ${invoice.quantity}, ${invoice.at})`.execute(
    trx,
  );
}

/** Returns the invoices of a listing, newest first. */
export async function findInvoicesOf(db: Db, listingId: number): Promise<PurchaseInvoiceRow[]> {
  const { rows } = await sql<PurchaseInvoiceRow>`
    ${invoices} where i.listing_id = ${listingId} order by i.id desc limit 50`.execute(db);
  return rows;
}

/** Returns the last invoice of each of these listings. */
export async function findLastInvoices(
  db: Db,
  listingIds: readonly number[],
): Promise<Map<number, PurchaseInvoiceRow>> {
  const { rows } = await sql<PurchaseInvoiceRow>`
    select distinct on (listing_id) * from (${invoices} where i.listing_id = any(${listingIds}::bigint[])) each
    order by listing_id, id desc`.execute(db);
  return new Map(rows.map((row) => [row.listing_id, row]));
}

export async function findInvoice(db: Db, id: number): Promise<PurchaseInvoiceRow | undefined> {
  const { rows } = await sql<PurchaseInvoiceRow>`${invoices} where i.id = ${id}`.execute(db);
  return rows[0];
}

export interface WaitingInvoiceRow {
  readonly id: number;
  readonly product_name: string;
  readonly seller: string;
  readonly sent_at: Date;
}

/** Returns invoices of all sellers that wait, the oldest first, after the one with the id `after`. */
export async function findWaitingInvoices(
  db: Db,
  after: number,
  limit: number,
): Promise<WaitingInvoiceRow[]> {
  const { rows } = await sql<WaitingInvoiceRow>`
    select i.id, p.name as product_name, c.name as seller, i.sent_at
    from purchase_invoice i join listing l on l.id = i.listing_id join product p on p.id = l.product_id
    join company c on c.id = i.seller_id
    where i.state = 'waiting' and i.id > ${after} order by i.id limit ${limit}`.execute(db);
  return rows;
}

export async function countWaitingInvoices(
  db: Db,
  dueSince: Date,
): Promise<{ readonly waiting: number; readonly overdue: number; readonly oldest: Date | null }> {
  const { rows } = await sql<{ waiting: number; overdue: number; oldest: Date | null }>`
    select count(*) as waiting, count(*) filter (where sent_at < ${dueSince}) as overdue, min(sent_at) as oldest
    from purchase_invoice where state = 'waiting'`.execute(db);
  return rows[0] ?? { waiting: 0, overdue: 0, oldest: null };
}

/** Rules on a waiting invoice; false when it is ruled on already. */
export async function writeInvoiceRuling(
  trx: Db,
  id: number,
  ruling: {
    readonly state: 'approved' | 'rejected';
    readonly reason: string | null;
    readonly by: number;
    readonly at: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    update purchase_invoice
    set state = ${ruling.state}, reason = ${ruling.reason}, ruled_by = ${ruling.by}, ruled_at = ${ruling.at}
    where id = ${id} and state = 'waiting' returning id`.execute(trx);
  return rows.length > 0;
}
