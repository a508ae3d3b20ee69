import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** The legal identity of a company, which the buyer sees before the sale (compliance). */
export interface PartyRow {
  readonly id: number;
  readonly trade_name: string;
  readonly tax_office: string;
  readonly tax_number: string;
  readonly kep_address: string | null;
  readonly mersis_no: string | null;
  readonly address_line: string;
  readonly town_name: string;
  readonly city_name: string;
  readonly phone: string;
  readonly email: string;
}

/** Returns a company and the sellers of its cart, by their ids. */
export async function cartParties(db: Db, companyId: number): Promise<ReadonlyMap<number, PartyRow>> {
  const { rows } = await sql<PartyRow>`
    select c.id, c.trade_name, c.tax_office, c.tax_number, c.kep_address, c.mersis_no, c.address_line,
           t.name as town_name, city.name as city_name, c.phone, c.email
    from company c join town t on t.id = c.town_id join city on city.id = c.city_id
    where c.id in (
      select ${companyId}::bigint
      union
      select l.seller_id from basket_item i join listing l on l.id = i.listing_id
      where i.company_id = ${companyId})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
