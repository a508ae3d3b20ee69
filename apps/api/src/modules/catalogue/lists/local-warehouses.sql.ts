import type { FlagValue } from '@havan/domain/feature-flag';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface WarehouseRow {
  id: number;
  name: string;
  city_name: string;
}

/** Warehouses that may sell in the city of a company, by name. */
export async function findWarehousesNear(db: Db, companyId: number): Promise<WarehouseRow[]> {
  const { rows } = await sql<WarehouseRow>`
    select warehouse.id, warehouse.name, city.name as city_name
    from company own
    join company warehouse on warehouse.city_id = own.city_id
    join city on city.id = own.city_id
    where own.id = ${companyId} and warehouse.company_type = 'localPharmacyWarehouse' and not warehouse.sales_ban
    order by warehouse.name, warehouse.id`.execute(db);
  return rows;
}

/** The operator's value of the local warehouse flag; undefined for the default. */
export async function findWarehouseFlag(db: Db): Promise<FlagValue | undefined> {
  const row = await db
    .selectFrom('feature_flag')
    .select(['enabled', 'limited', 'user_ids'])
    .where('name', '=', 'newLocalWarehouse')
    .executeTakeFirst();
  return row && { enabled: row.enabled, limited: row.limited, userIds: row.user_ids };
}
