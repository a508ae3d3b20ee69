import type { ResultOf } from '@havan/contract/call';
import type { getHomePageListingSections } from '@havan/contract/catalogue';
import type { Db } from '../../db/database.ts';
import { productPictureUrl } from '@havan/domain/product-picture';
import { type findSliders, productsOfCategory, productsOfSeller } from './home.sql.ts';
import { remembered } from './remembered.ts';

const picturesEach = 5;

/** The campaigns of `running`, each with where it leads and a few of its products; what nobody offers is left out. */
export async function announcements(
  db: Db,
  running: Awaited<ReturnType<typeof findSliders>>,
  today: string,
): Promise<ResultOf<typeof getHomePageListingSections>['sliders']> {
  const shown = await Promise.all(
    running.map(async ({ id, title, description, seller_id: sellerId, category_id: categoryId }) => {
      const productIds =
        sellerId === null
          ? await remembered(db, `pictures of category ${categoryId} ${today}`, () =>
              productsOfCategory(db, categoryId ?? 0, today, picturesEach),
            )
          : await remembered(db, `pictures of seller ${sellerId} ${today}`, () =>
              productsOfSeller(db, sellerId, today, picturesEach),
            );
      return {
        sliderId: id,
        title,
        text: description,
        href: sellerId === null ? `/categories/${categoryId}` : `/sellerlistings/${sellerId}?campaign=true`,
        productImageUrls: productIds.map((productId) => productPictureUrl(productId)),
      };
    }),
  );
  return shown.filter(({ productImageUrls }) => productImageUrls.length > 0);
}
