import type { ResultOf } from '@havan/contract/call';
import type { getProductCarriers } from '@havan/contract/catalogue/product-page';
import { carrierOf } from '@havan/domain/carrier';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import type { Context } from '../../../core/context.ts';
import { findProductCarriers, type ProductCarrierRow } from './product-carriers.sql.ts';
import { requireSellable } from './sellable.ts';

/**
 * Returns the carriers of each seller of a product. @throws AppError `notFound` for an id that is no product
 * on sale here
 */
export async function productCarriers(
  { db, clock }: Context,
  productId: number,
): Promise<ResultOf<typeof getProductCarriers>> {
  await requireSellable(db, productId);
  const rows = await findProductCarriers(db, productId, istanbulIsoDay(clock.now()));
  const bySeller = Map.groupBy(rows, ({ seller_id: sellerId }) => sellerId);
  return {
    sellers: [...bySeller].map(([sellerId, own]) => ({ sellerId, carriers: own.flatMap(presentCarrier) })),
  };
}

const presentCarrier = ({ carrier_id: carrierId, surcharge }: ProductCarrierRow) =>
  carrierId === null
    ? []
    : [{ carrierId, name: carrierOf(carrierId)?.name ?? '', surcharge: surcharge ?? 0 }];
