import { highlightedCategoryId } from '@havan/domain/category';
import type { homeSection } from '@havan/contract/catalogue/catalogue';
import { addDays, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { recentlyVisitedLimit } from '@havan/domain/limits';
import { sortOptions } from '@havan/domain/sort';
import type { InferOutput } from 'valibot';
import type { Context } from '../../../core/context.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { closeExpiryProducts } from './home-shelf.ts';
import { offersOf, questionOf } from '../lists/offer-filter.ts';
import { bestOfCategory, recommendedProducts, visitedAndSimilar } from './home-taste.ts';
import { type findSellerCampaign, type Habits, priceDropProducts } from './home.sql.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';

/** A section without its product cards. */
export interface Draft extends Omit<InferOutput<typeof homeSection>, 'products'> {
  readonly productIds: readonly number[];
}

/** The input of the sections. */
interface Basis {
  readonly market: CatalogueIndex;
  readonly habits: Habits;
  /** The seller's campaign that the home shows. */
  readonly campaign: Awaited<ReturnType<typeof findSellerCampaign>>;
  /** Ids as the page sends them, newest first. */
  readonly lastVisited: string;
}

export const perSection = 12;
/** The fewest cards of a strip. */
const fewest = 6;

/** Returns the sections of the home in their order. The choice of products may be a minute old, prices are current. */
export async function draftSections(
  { db, caches, clock }: Pick<Context, 'db' | 'caches' | 'clock'>,
  { market, habits, campaign, lastVisited }: Basis,
): Promise<Draft[]> {
  const catalogue = catalogueOf({ caches });
  const now = clock.now();
  const day = istanbulDayOf(now);
  const today = formatIsoDay(day);
  const taste = { market, today };
  const visited = visitedIds(lastVisited).filter((id) => market.positionOf(id) !== undefined);
  const best = market.bestSelling(perSection);
  const [close, drops] = await Promise.all([
    catalogue.forAMinute(`close ${today}`, () => Promise.resolve(closeExpiryProducts(market, day))),
    catalogue.forAMinute('drops', () =>
      priceDropProducts(db, today, formatIsoDay(addDays(day, -30)), perSection),
    ),
  ]);
  const ofCampaign = campaign
    ? await catalogue.forAMinute(`campaign ${campaign.id}`, () =>
        Promise.resolve(productsUnderCampaigns(market, campaign.seller_id, now)),
      )
    : [];
  return [
    {
      key: 'lastVisited',
      title: visited.length < fewest ? 'Son gezdikleriniz ve benzerleri' : 'Son gezdiğiniz ürünler',
      subtitle: 'Kaldığınız yerden devam edin',
      href: null,
      productIds: visitedAndSimilar(taste, visited, fewest),
    },
    {
      key: 'closeExpiry',
      title: 'Miadı yaklaşan fırsatlar',
      subtitle: 'Sekiz aydan kısa miatlı, en yüksek indirimli ilanlar',
      href: null,
      productIds: close,
    },
    {
      key: 'recommended',
      title: 'Size önerilenler',
      subtitle: 'Alışlarınıza ve gezdiklerinize yakın, çok satan ürünler',
      href: null,
      productIds: recommendedProducts(taste, habits, visited, perSection),
    },
    {
      key: 'bestSellers',
      title: 'Çok satanlar',
      subtitle: 'Son 30 günde en çok alınan ürünler',
      href: '/productlistings?sort=3',
      productIds: best,
    },
    {
      key: 'highlighted',
      title: market.parts.categories.row(highlightedCategoryId)?.name ?? '',
      subtitle: 'Öne çıkan kategorinin çok satanları',
      href: `/categories/${highlightedCategoryId}`,
      productIds: bestOfCategory(taste, highlightedCategoryId, perSection),
    },
    {
      key: 'campaign',
      title: campaign?.title ?? '',
      subtitle: campaign?.description ?? '',
      href: campaign ? `/campaigns/${campaign.code}` : null,
      productIds: ofCampaign,
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

/**
 * Returns the best selling products with campaign offers of a seller; more than a section shows, because some
 * may show another seller's offer.
 */
function productsUnderCampaigns(market: CatalogueIndex, sellerId: number, now: Date): number[] {
  const { rows } = market.list({
    offers: questionOf(offersOf({ sellerId, campaign: true }, now)),
    mustBeOffered: true,
    sort: sortOptions.bestSeller,
    after: null,
    limit: 2 * perSection,
    withFacets: false,
  });
  return rows.map(({ id }) => id);
}

/** Returns the ids of a comma list, newest first; 0 means none (specification §9). */
function visitedIds(lastVisited: string): number[] {
  const ids = lastVisited.split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, recentlyVisitedLimit);
}
