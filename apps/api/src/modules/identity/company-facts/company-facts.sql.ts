import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

interface CompanyFactsRow {
  readonly trade_name: string;
  readonly tax_office: string;
  readonly tax_number: string;
  readonly address: string;
  readonly kep_address: string | null;
  readonly mersis_no: string | null;
  readonly gln: string | null;
}

export async function findCompanyFacts(db: Db, companyId: number): Promise<CompanyFactsRow | undefined> {
  const { rows } = await sql<CompanyFactsRow>`
    select c.trade_name, c.tax_office, c.tax_number, c.kep_address, c.mersis_no, c.gln,
           c.address_line || ', ' || t.name || ' / ' || city.name as address
    from company c join town t on t.id = c.town_id join city on city.id = c.city_id
    where c.id = ${companyId}`.execute(db);
  return rows[0];
}

export const setGln = (db: Db, companyId: number, gln: string) =>
  db.updateTable('company').set({ gln }).where('id', '=', companyId).execute();
