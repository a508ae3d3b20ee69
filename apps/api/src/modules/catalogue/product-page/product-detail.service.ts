import type { getProductDetail } from '@havan/contract/catalogue/catalogue';
import type { ResultOf } from '@havan/contract/call';
import { canBuy } from '@havan/domain/company';
import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import type { Actor, Context } from '../../../core/context.ts';
import { productViews } from '../views/product-views.ts';
import { lowestUnderCampaigns } from './lowest-now.ts';
import { presentOffer, presentProduct } from './product-detail.presenter.ts';
import { productNow } from './product-now.service.ts';

/**
 * Returns a product with every offer that can be bought now, the best first.
 *
 * @throws AppError `notFound` for an id that is no product on sale here
 */
export async function productDetail(
  ctx: Context,
  actor: Actor,
  productId: number,
): Promise<ResultOf<typeof getProductDetail>> {
  const product = await productNow(ctx, actor, productId);
  const now = ctx.clock.now();
  const today = formatIsoDay(istanbulDayOf(now));
  const { companyId } = actor;
  if (canBuy(actor.companyType) && product.offers.every(({ seller_id }) => seller_id !== companyId))
    ctx.caches.get(productViews).note({ productId, companyId, at: now, day: today });
  return {
    product: presentProduct(product, { price: lowestUnderCampaigns(product.offers), day: today }),
    listings: product.offers.map((offer) =>
      presentOffer(offer, product.facts.brand_id, product.buyer_city_id),
    ),
  };
}
