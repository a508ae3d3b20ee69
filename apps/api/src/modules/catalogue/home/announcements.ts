import type { ResultOf } from '@havan/contract/call';
import type { getHomePageListingSections } from '@havan/contract/catalogue/catalogue';
import type { Context } from '../../../core/context.ts';
import { productPictureUrl } from '@havan/domain/product-picture';
import { productsOfCampaign } from '../campaigns/campaign-pages.sql.ts';
import { productsOfCategory, productsOfSeller, type ShownSlider } from './home.sql.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';

const picturesEach = 5;

/**
 * Returns the sliders that operators show, each with a few pack shots of its target. A slider whose target has no
 * product on offer is left out.
 */
export async function announcements(
  { db, caches }: Pick<Context, 'db' | 'caches'>,
  sliders: readonly ShownSlider[],
  today: string,
): Promise<ResultOf<typeof getHomePageListingSections>['sliders']> {
  const catalogue = catalogueOf({ caches });
  const kept = (name: string, find: () => Promise<number[]>) =>
    catalogue.recent.get(`pictures of ${name} ${today}`, find);
  const ofCategory = (id: number) =>
    kept(`category ${id}`, () => productsOfCategory(db, id, today, picturesEach));
  const ofSeller = (id: number) => kept(`seller ${id}`, () => productsOfSeller(db, id, today, picturesEach));

  /** Returns products of a slider; null for one that is not about goods. */
  const productsOf = async (slider: ShownSlider): Promise<readonly number[] | null> => {
    const { target_kind: kind, target_id: id } = slider;
    if (id === null) return null;
    if (kind === 'category') return ofCategory(id);
    if (kind === 'seller') return ofSeller(id);
    if (kind === 'product') return [id];
    if (kind !== 'campaign') return null;
    if (slider.is_selected) return kept(`campaign ${id}`, () => productsOfCampaign(db, id, picturesEach));
    return slider.seller_id === null ? ofCategory(slider.category_id ?? 0) : ofSeller(slider.seller_id);
  };

  const shown = await Promise.all(
    sliders.map(async (slider) => {
      const productIds = await productsOf(slider);
      return {
        isOffered: productIds === null || productIds.length > 0,
        slider: {
          sliderId: slider.id,
          title: slider.title,
          text: slider.body,
          href: slider.href,
          productImageUrls: (productIds ?? []).map((productId) => productPictureUrl(productId)),
        },
      };
    }),
  );
  return shown.flatMap(({ isOffered, slider }) => (isOffered ? [slider] : []));
}
