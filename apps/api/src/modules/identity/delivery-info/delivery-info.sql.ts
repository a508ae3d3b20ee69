import type { CompanyType } from '@havan/domain/company';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { DeliveryPlace } from '../addresses/addresses.service.ts';

export interface DeliveryTermsRow {
  readonly town_ids: readonly number[] | null;
  readonly weekdays: readonly number[];
  readonly same_day_until: string | null;
}

export const findDeliveryTerms = (db: Db, companyId: number): Promise<DeliveryTermsRow | undefined> =>
  db
    .selectFrom('delivery_terms')
    .select(['town_ids', 'weekdays', 'same_day_until'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();

export async function putDeliveryTerms(db: Db, companyId: number, terms: DeliveryTermsRow): Promise<void> {
  await sql`
    insert into delivery_terms (company_id, town_ids, weekdays, same_day_until)
    values (${companyId}, ${terms.town_ids}::integer[], ${terms.weekdays}::smallint[], ${terms.same_day_until}::time)
    on conflict (company_id) do update set town_ids = excluded.town_ids, weekdays = excluded.weekdays,
      same_day_until = excluded.same_day_until`.execute(db);
}

/** Returns the province of a company with its districts, by name. */
export async function townsAround(
  db: Db,
  companyId: number,
): Promise<{ readonly city_name: string; readonly id: number; readonly name: string }[]> {
  const { rows } = await sql<{ city_name: string; id: number; name: string }>`
    select city.name as city_name, town.id, town.name
    from company c join city on city.id = c.city_id join town on town.city_id = c.city_id
    where c.id = ${companyId} order by town.name, town.id`.execute(db);
  return rows;
}

export interface BringingSellerRow extends Omit<DeliveryTermsRow, 'town_ids' | 'weekdays'> {
  readonly id: number;
  readonly company_type: CompanyType;
  readonly town_names: readonly string[] | null;
  /** Null for a seller without terms of its own. */
  readonly weekdays: readonly number[] | null;
}

export const hasAddress = async (db: Db, companyId: number, addressId: number): Promise<boolean> =>
  (await db
    .selectFrom('address')
    .select('id')
    .where('id', '=', addressId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()) !== undefined;

/**
 * Returns the sellers that deliver by themselves to a place of this company, without the company itself and banned
 * sellers.
 */
export async function findBringingSellers(
  db: Db,
  companyId: number,
  { townId, cityId }: DeliveryPlace,
): Promise<BringingSellerRow[]> {
  const { rows } = await sql<BringingSellerRow>`
    select seller.id, seller.company_type, d.weekdays, d.same_day_until,
           (select array_agg(town.name::text order by town.name) from town where town.id = any(d.town_ids)) as town_names
    from company seller
    left join delivery_terms d on d.company_id = seller.id
    where seller.city_id = ${cityId} and seller.id <> ${companyId} and not seller.sales_ban
      and (seller.company_type = 'localPharmacyWarehouse' or d.same_day_until is not null)
      and (d.town_ids is null or ${townId}::integer = any(d.town_ids))
    order by seller.id`.execute(db);
  return rows;
}
