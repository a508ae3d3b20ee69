import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { productPictureUrl } from '@havan/domain/product-picture';
import type { Context } from '../../../core/context.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';
import { productsOfCategory, productsOfSeller } from '../home/home.sql.ts';
import { productsOfCampaign } from './campaign-pages.sql.ts';

const picturesEach = 4;

interface Pictured {
  readonly id: number;
  readonly seller_id: number | null;
  readonly category_id: number | null;
  readonly is_selected: boolean;
}

/** Returns pack shots of a few products of a campaign; the choice may be a minute old. */
export async function campaignPictures(
  { db, caches }: Pick<Context, 'db' | 'caches'>,
  campaign: Pictured,
  now: Date,
): Promise<string[]> {
  const today = formatIsoDay(istanbulDayOf(now));
  const { id, seller_id: sellerId, category_id: categoryId, is_selected: isSelected } = campaign;
  const find = (): Promise<number[]> => {
    if (isSelected) return productsOfCampaign(db, id, picturesEach);
    if (sellerId !== null) return productsOfSeller(db, sellerId, today, picturesEach);
    return productsOfCategory(db, categoryId ?? 0, today, picturesEach);
  };
  const productIds = await catalogueOf({ caches }).recent.get(`pictures of campaign ${id} ${today}`, find);
  return productIds.map((productId) => productPictureUrl(productId));
}
