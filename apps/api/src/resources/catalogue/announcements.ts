import type { ResultOf } from '@havan/contract/call';
import type { getHomePageListingSections } from '@havan/contract/catalogue';
import type { Context } from '../../context.ts';
import { productImageUrl } from '../images/product-image-url.ts';
import { findSliders, productsOfCategory, productsOfSeller } from './home.sql.ts';

const picturesEach = 5;

/** The campaigns that run now, each with where it leads and a few of its products; what nobody offers is left out. */
export async function announcements(
  { db, clock }: Context,
  today: string,
): Promise<ResultOf<typeof getHomePageListingSections>['sliders']> {
  const running = await findSliders(db, clock.now());
  const shown = await Promise.all(
    running.map(async ({ id, title, description, seller_id: sellerId, category_id: categoryId }) => {
      const productIds =
        sellerId === null
          ? await productsOfCategory(db, categoryId ?? 0, today, picturesEach)
          : await productsOfSeller(db, sellerId, today, picturesEach);
      return {
        sliderId: id,
        title,
        text: description,
        href: sellerId === null ? `/categories/${categoryId}` : `/sellerlistings/${sellerId}?campaign=true`,
        productImageUrls: productIds.map((productId) => productImageUrl(productId)),
      };
    }),
  );
  return shown.filter(({ productImageUrls }) => productImageUrls.length > 0);
}
