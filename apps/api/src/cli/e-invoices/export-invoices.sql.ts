import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

interface IssuedInvoice {
  readonly id: number;
  readonly number: string;
  /** Tax number of the issuer. */
  readonly tax_number: string;
  readonly storage_key: string;
  readonly sha256: string;
}

/** Returns issued invoices with ids above `after`, by id. */
export async function issuedInvoices(db: Db, after: number, limit: number): Promise<IssuedInvoice[]> {
  const { rows } = await sql<IssuedInvoice>`
    select i.id, i.number, c.tax_number, i.storage_key, i.sha256
    from e_invoice i join company c on c.id = i.company_id
    where i.state = 'issued' and i.id > ${after} order by i.id limit ${limit}`.execute(db);
  return rows;
}
