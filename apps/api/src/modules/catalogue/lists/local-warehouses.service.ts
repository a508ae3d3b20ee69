import type { getLocalWarehouses } from '@havan/contract/catalogue/catalogue';
import type { ResultOf } from '@havan/contract/call';
import { seesLocalWarehouseCategory } from '@havan/domain/access';
import { localWarehouseCategoryId } from '@havan/domain/category';
import { isFlagOn } from '@havan/domain/feature-flag';
import type { Actor, Context } from '../../../core/context.ts';
import { findWarehouseFlag, findWarehousesNear, type WarehouseRow } from './local-warehouses.sql.ts';

type Result = ResultOf<typeof getLocalWarehouses>;

/** The name of the pseudo category. */
export const localWarehouseName = 'Yerel Depo';

/** Returns the warehouses of the buyer's city and their pseudo category; neither for a buyer who is not eligible. */
export async function localWarehouses(ctx: Context, actor: Actor): Promise<Result> {
  const near = await warehousesFor(ctx, actor);
  return {
    category:
      near.length === 0 ? null : { categoryId: localWarehouseCategoryId, categoryName: localWarehouseName },
    warehouses: near.map((row) => ({
      sellerId: row.id,
      sellerUsername: row.name,
      cityName: row.city_name,
    })),
  };
}

/**
 * Returns the warehouses that deliver to the company; none for a company that may not see their category (specification
 * §6).
 */
export async function warehousesFor({ db }: Context, actor: Actor): Promise<WarehouseRow[]> {
  const [near, flag] = await Promise.all([findWarehousesNear(db, actor.companyId), findWarehouseFlag(db)]);
  const isOn = isFlagOn('newLocalWarehouse', flag ? { newLocalWarehouse: flag } : {}, actor.userId);
  return seesLocalWarehouseCategory(actor.companyType, near.length > 0, isOn) ? near : [];
}
