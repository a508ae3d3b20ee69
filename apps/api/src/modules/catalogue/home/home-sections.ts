import { highlightedCategoryId } from '@havan/domain/category';
import type { homeSection } from '@havan/contract/catalogue/catalogue';
import { recentlyVisitedLimit } from '@havan/domain/limits';
import type { InferOutput } from 'valibot';
import type { HomeChoice } from '../index-port/catalogue-index-port.ts';
import { fewest } from './home-choice.ts';
import type { findSellerCampaign } from './home.sql.ts';

/** A section without its product cards. */
export interface Draft extends Omit<InferOutput<typeof homeSection>, 'products'> {
  readonly productIds: readonly number[];
}

/**
 * Returns the sections of the home page in their order.
 *
 * @param campaign the seller's campaign that the page shows @param drops products whose price went down
 */
export function draftSections(
  choice: HomeChoice,
  campaign: Awaited<ReturnType<typeof findSellerCampaign>>,
  drops: readonly number[],
): Draft[] {
  return [
    {
      key: 'lastVisited',
      title: choice.visited < fewest ? 'Son gezdikleriniz ve benzerleri' : 'Son gezdiğiniz ürünler',
      subtitle: 'Kaldığınız yerden devam edin',
      href: null,
      productIds: choice.lastVisited,
    },
    {
      key: 'closeExpiry',
      title: 'Miadı yaklaşan fırsatlar',
      subtitle: 'Sekiz aydan kısa miatlı, en yüksek indirimli ilanlar',
      href: null,
      productIds: choice.closeExpiry,
    },
    {
      key: 'recommended',
      title: 'Size önerilenler',
      subtitle: 'Alışlarınıza ve gezdiklerinize yakın, çok satan ürünler',
      href: null,
      productIds: choice.recommended,
    },
    {
      key: 'bestSellers',
      title: 'Çok satanlar',
      subtitle: 'Son 30 günde en çok alınan ürünler',
      href: '/productlistings?sort=3',
      productIds: choice.bestSellers,
    },
    {
      key: 'highlighted',
      title: choice.highlightedName,
      subtitle: 'Öne çıkan kategorinin çok satanları',
      href: `/categories/${highlightedCategoryId}`,
      productIds: choice.highlighted,
    },
    {
      key: 'campaign',
      title: campaign?.title ?? '',
      subtitle: campaign?.description ?? '',
      href: campaign ? `/campaigns/${campaign.code}` : null,
      productIds: choice.campaign,
    },
    {
      key: 'priceDrops',
      title: 'Fiyatı düşenler',
      subtitle: 'Son 30 günde fiyatı inen ilanlar',
      href: '/productlistings?discounted=true',
      productIds: drops,
    },
  ];
}

/** Returns the ids of a comma list, newest first; 0 means none (specification §9). */
export function visitedIds(lastVisited: string): number[] {
  const ids = lastVisited.split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, recentlyVisitedLimit);
}
