import type { ResultOf } from '@havan/contract/call';
import { type getShopBrand, shopBrandCalls } from '@havan/contract/catalogue/brands';
import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { logoUrl } from '../pictures/photo-address.ts';
import { findBrandSellers } from './brands.sql.ts';

/** @throws AppError `recordNotFound` */
async function brandOf({ db, clock }: Context, brandId: number): Promise<ResultOf<typeof getShopBrand>> {
  const rows = await findBrandSellers(db, brandId, formatIsoDay(istanbulDayOf(clock.now())));
  const [brand] = rows;
  if (!brand) throw new AppError('recordNotFound');
  return {
    brandId,
    brandName: brand.brand_name,
    logoUrl: logoUrl(brand.logo_hash),
    sellers: rows.flatMap(({ seller_id, seller_name, type }) =>
      seller_id === null ? [] : [{ sellerId: seller_id, sellerUsername: seller_name, blueTickType: type }],
    ),
  };
}

export const shopBrandRoutes: readonly Binding[] = [
  bind(shopBrandCalls.getShopBrand, ({ brandId }, { ctx }) => brandOf(ctx, brandId)),
];
