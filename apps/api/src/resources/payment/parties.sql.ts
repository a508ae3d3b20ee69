import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Who a company is before the law (compliance: the seller's identity is shown before the sale). */
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

export async function tradingParties(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, PartyRow>> {
  const rows = await db
    .selectFrom('company as c')
    .innerJoin('town as t', 't.id', 'c.town_id')
    .innerJoin('city', 'city.id', 'c.city_id')
    .select([
      'c.id',
      'c.trade_name',
      'c.tax_office',
      'c.tax_number',
      'c.kep_address',
      'c.mersis_no',
      'c.address_line',
      't.name as town_name',
      'city.name as city_name',
      'c.phone',
      'c.email',
    ])
    .where('c.id', '=', sql<number>`any(${[...new Set(ids)]}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
