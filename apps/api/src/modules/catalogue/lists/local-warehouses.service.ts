import type { getLocalWarehouses } from '@havan/contract/catalogue/catalogue';
import type { ResultOf } from '@havan/contract/call';
import { seesLocalWarehouseCategory } from '@havan/domain/access';
import { localWarehouseCategoryId } from '@havan/domain/category';
import { type FlagValues, isFlagOn } from '@havan/domain/feature-flag';
import type { Actor, Context } from '../../../core/context.ts';
import { findDeliveryPlace } from '../../identity/addresses/addresses.service.ts';
import { findWarehouseFlags, findWarehousesNear, type WarehouseRow } from './local-warehouses.sql.ts';

type Result = ResultOf<typeof getLocalWarehouses>;

/** The name of the pseudo category. */
export const localWarehouseName = 'Yerel Depo';

/**
 * Returns the warehouses that deliver to the buyer's default address, and their pseudo category in the header; neither
 * for a buyer who is not eligible, no category while its flag is off.
 */
export async function localWarehouses(ctx: Context, actor: Actor): Promise<Result> {
  const flags = await findWarehouseFlags(ctx.db);
  const near = await warehousesFor(ctx, actor, flags);
  const isInHeader = near.length > 0 && isFlagOn('localWarehouseHeader', flags, actor.userId);
  return {
    category: !isInHeader ? null : { categoryId: localWarehouseCategoryId, categoryName: localWarehouseName },
    warehouses: near.map((row) => ({
      sellerId: row.id,
      sellerUsername: row.name,
      cityName: row.city_name,
      scoreTenths: row.score_tenths,
      minBasket: row.min_basket,
      shippingFee: row.shipping_fee,
      freeShippingFrom: row.free_shipping_from,
    })),
  };
}

/**
 * Returns the warehouses that deliver to the company's default address; none for a company that may not see their
 * category (specification §6).
 */
export async function warehousesFor(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  known?: FlagValues,
): Promise<WarehouseRow[]> {
  const near = await findWarehousesNear(db, await findDeliveryPlace(db, actor.companyId, null));
  const isOn = isFlagOn('newLocalWarehouse', known ?? (await findWarehouseFlags(db)), actor.userId);
  return seesLocalWarehouseCategory(actor.companyType, near.length > 0, isOn) ? near : [];
}
