import type { getProductDetail } from '@havan/contract/catalogue';
import type { ResultOf } from '@havan/contract/call';
import { addDays, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { loadCategories } from '../finder/finder.sql.ts';
import { pathTo } from './category-tree.ts';
import { presentOffer, presentProduct } from './product-detail.presenter.ts';
import { findLowestPrice, findOffers, findProduct } from './product-detail.sql.ts';

/** The lowest price is told for this many days back. */
const lowestPriceDays = 30;

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
  const today = istanbulDayOf(clock.now());
  const [product, offers, lowest, categories] = await Promise.all([
    findProduct(db, productId, actor.userId),
    findOffers(db, productId, actor.companyId, formatIsoDay(today)),
    findLowestPrice(db, productId, formatIsoDay(addDays(today, -lowestPriceDays))),
    loadCategories(db),
  ]);
  if (!product) throw new AppError('notFound', { message: 'Ürün bulunamadı.' });
  return {
    product: presentProduct(product, pathTo(categories, product.category_id), lowest),
    listings: offers.map((offer) => presentOffer(productId, offer)),
  };
}
