import type { getProductDetail } from '@havan/contract/catalogue';
import type { ResultOf } from '@havan/contract/call';
import { addDays, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { lowestPriceDays } from '@havan/domain/price-history';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { inOneTrip } from '../../db/one-trip.ts';
import { lowestUnderCampaigns } from './lowest-now.ts';
import { presentOffer, presentProduct } from './product-detail.presenter.ts';
import { findOffers, findProduct } from './product-detail.sql.ts';

/**
 * A product with every offer that can be bought now, the best first.
 *
 * @throws AppError `notFound` for an id that is no product on sale here
 */
export async function productDetail(
  { db, clock }: Context,
  actor: Actor,
  productId: number,
): Promise<ResultOf<typeof getProductDetail>> {
  const now = clock.now();
  const day = istanbulDayOf(now);
  const today = formatIsoDay(day);
  const since = formatIsoDay(addDays(day, -lowestPriceDays));
  const [product, offers] = await inOneTrip(db, (one) =>
    Promise.all([
      findProduct(one, productId, actor, { since, today }),
      findOffers(one, productId, { companyId: actor.companyId, now }, today),
    ]),
  );
  if (!product) throw new AppError('notFound', { message: 'Ürün bulunamadı.' });
  return {
    product: presentProduct(product, { price: lowestUnderCampaigns(offers), day: today }),
    listings: offers.map((offer) => presentOffer(productId, offer, product.buyer_city_id)),
  };
}
