import { highlightedCategoryId } from '@havan/domain/category';
import type { homeSection } from '@havan/contract/catalogue';
import { addDays, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { recentlyVisitedLimit } from '@havan/domain/limits';
import { sortOptions } from '@havan/domain/sort';
import type { InferOutput } from 'valibot';
import type { Context } from '../../context.ts';
import type { Market } from '../finder/market.ts';
import { closeExpiryProducts } from './home-shelf.ts';
import { offersOf, questionOf } from './offer-filter.ts';
import { bestOfCategory, recommendedProducts, visitedAndSimilar } from './home-taste.ts';
import { bestSellingProducts, type findSellerCampaign, type Habits, priceDropProducts } from './home.sql.ts';
import { remembered } from './remembered.ts';

/** A section before its products are read. */
export interface Draft extends Omit<InferOutput<typeof homeSection>, 'products'> {
  readonly productIds: readonly number[];
}

/** What the sections are made from. */
interface Basis {
  readonly market: Market;
  readonly habits: Habits;
  /** The running campaign of a seller that the home shows. */
  readonly campaign: Awaited<ReturnType<typeof findSellerCampaign>>;
  /** Ids as the page sends them, newest first. */
  readonly lastVisited: string;
}

export const perSection = 12;
/** Fewer cards than this leave a strip looking empty. */
const fewest = 6;
const dayMs = 86_400_000;

/** The sections of the home in their order; which products a shelf shows may be a minute old, never a price. */
export async function draftSections(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { market, habits, campaign, lastVisited }: Basis,
): Promise<Draft[]> {
  const now = clock.now();
  const day = istanbulDayOf(now);
  const today = formatIsoDay(day);
  const taste = { market, today };
  const visited = visitedIds(lastVisited).filter((id) => market.positionOf(id) !== undefined);
  const [close, best, drops] = await Promise.all([
    remembered(db, `close ${today}`, () => Promise.resolve(closeExpiryProducts(market, day))),
    remembered(db, 'best', () => bestSellingProducts(db, new Date(now.getTime() - 30 * dayMs), perSection)),
    remembered(db, 'drops', () => priceDropProducts(db, today, formatIsoDay(addDays(day, -30)), perSection)),
  ]);
  const ofCampaign = campaign
    ? await remembered(db, `campaign ${campaign.id}`, () =>
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
      href: campaign ? `/sellerlistings/${campaign.seller_id}?campaign=true` : null,
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

/** Best selling products of which a seller has offers under campaigns: more than a shelf shows, some of them are of others. */
function productsUnderCampaigns(market: Market, sellerId: number, now: Date): number[] {
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

/** Ids of a comma list, newest first; 0 stands for none (specification §9). */
function visitedIds(lastVisited: string): number[] {
  const ids = lastVisited.split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, recentlyVisitedLimit);
}
