import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface InvoiceDetailsRow {
  /** Null for the company's own registered data. */
  readonly id: number | null;
  readonly title: string;
  readonly tax_office: string;
  readonly tax_or_identity_number: string;
  readonly address: string;
}

/** Largest number of details of a company, besides its own. */
const detailsLimit = 20;

/** Returns the company's own register data, then what it added, the oldest first. */
export async function invoiceDetailsRows(db: Db, companyId: number): Promise<InvoiceDetailsRow[]> {
  const { rows } = await sql<InvoiceDetailsRow>`
    select null as id, c.trade_name as title, c.tax_office, c.tax_number as tax_or_identity_number,
           c.address_line || ', ' || t.name || ' / ' || city.name as address
    from company c join town t on t.id = c.town_id join city on city.id = c.city_id
    where c.id = ${companyId}
    union all
    (select id, title, tax_office, tax_or_identity_number, address from invoice_detail
     where company_id = ${companyId} order by id limit ${detailsLimit})`.execute(db);
  return rows;
}

type Fields = Omit<InvoiceDetailsRow, 'id'>;

/** Adds details and returns their id; null when the company has `detailsLimit` of them. */
export async function insertInvoiceDetails(
  db: Db,
  companyId: number,
  fields: Fields,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into invoice_detail (company_id, title, tax_office, tax_or_identity_number, address)
    select ${companyId}, ${fields.title}, ${fields.tax_office}, ${fields.tax_or_identity_number}, ${fields.address}
    where (select count(*) from invoice_detail where company_id = ${companyId}) < ${detailsLimit}
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Changes details of this company; false for an id of no details of it. */
export async function updateInvoiceDetails(
  db: Db,
  companyId: number,
  id: number,
  fields: Fields,
): Promise<boolean> {
  const row = await db
    .updateTable('invoice_detail')
    .set(fields)
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeInvoiceDetails(db: Db, companyId: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('invoice_detail')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
