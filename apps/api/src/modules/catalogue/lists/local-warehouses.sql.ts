import type { FlagValues } from '@havan/domain/feature-flag';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { DeliveryPlace } from '../../identity/addresses/addresses.service.ts';

export interface WarehouseRow {
  id: number;
  name: string;
  city_name: string;
  score_tenths: number | null;
  /** Kuruş, like the two below; a fee of 0 means free shipping. */
  min_basket: number;
  shipping_fee: number;
  free_shipping_from: number | null;
}

/** Returns the warehouses that may sell and deliver to a place, by name. */
export async function findWarehousesNear(db: Db, { townId, cityId }: DeliveryPlace): Promise<WarehouseRow[]> {
  const { rows } = await sql<WarehouseRow>`
    select warehouse.id, warehouse.name, city.name as city_name, warehouse.score_tenths,
      coalesce(t.min_basket, 0) as min_basket, coalesce(t.shipping_fee, 0) as shipping_fee, t.free_shipping_from
    from company warehouse
    join city on city.id = warehouse.city_id
    left join seller_terms t on t.company_id = warehouse.id
    left join delivery_terms d on d.company_id = warehouse.id
    where warehouse.city_id = ${cityId} and warehouse.company_type = 'localPharmacyWarehouse'
      and not warehouse.sales_ban and (d.town_ids is null or ${townId}::integer = any(d.town_ids))
    order by warehouse.name, warehouse.id`.execute(db);
  return rows;
}

/** Returns the operators' values of the flags of local warehouses; a flag that is missing has its default. */
export async function findWarehouseFlags(db: Db): Promise<FlagValues> {
  const rows = await db
    .selectFrom('feature_flag')
    .select(['name', 'enabled', 'limited', 'user_ids'])
    .where('name', 'in', ['newLocalWarehouse', 'localWarehouseHeader'])
    .execute();
  return Object.fromEntries(
    rows.map(({ name, enabled, limited, user_ids: userIds }) => [name, { enabled, limited, userIds }]),
  );
}
