import { highlightedCategoryId } from '@havan/domain/category';
import { istanbulDayOf } from '@havan/domain/istanbul';
import { sortOptions } from '@havan/domain/sort';
import type { MinuteCache } from '../catalogue-cache/minute-cache.ts';
import type { HomeChoice, HomeQuestion } from '../index-port/catalogue-index-port.ts';
import { productOffers } from '../index-port/product-offers.ts';
import type { MarketView } from '../index/market-view.ts';
import { offersOf, questionOf } from '../lists/offer-filter.ts';
import { closeExpiryProducts } from './home-shelf.ts';
import { bestOfCategory, recommendedProducts, visitedAndSimilar } from './home-taste.ts';

export const perSection = 12;
/** The fewest cards of a section. */
export const fewest = 6;

/**
 * Returns the products of the home page that the index chooses, with their offers. The choice of a close expiry and of
 * the campaign may be a minute old; everything else is current.
 */
export async function homeChoice(
  market: MarketView,
  now: Date,
  asked: HomeQuestion,
  recent: Pick<MinuteCache, 'get'>,
): Promise<HomeChoice> {
  const { today, closeUntil, habits, campaign, others, prefersLongExpiry } = asked;
  const taste = { market, today };
  const visited = asked.visited.filter((id) => market.positionOf(id) !== undefined);
  const closeExpiry = await recent.get(`close ${today}`, () =>
    Promise.resolve(closeExpiryProducts(market, istanbulDayOf(now))),
  );
  const ofCampaign = campaign
    ? await recent.get(`campaign ${campaign.id}`, () =>
        Promise.resolve(productsUnderCampaigns(market, campaign.sellerId, now)),
      )
    : [];
  const bestSellers = market.bestSelling(perSection);
  const recommended = recommendedProducts(taste, habits, visited, perSection);
  // A market with few sales shows a new buyer the best offers instead.
  const isNew = recommended.length === 0 && bestSellers.length < fewest;
  const choice = {
    lastVisited: visitedAndSimilar(taste, visited, fewest),
    recommended: isNew ? bestOfCategory(taste, null, perSection) : recommended,
    bestSellers,
    highlighted: bestOfCategory(taste, highlightedCategoryId, perSection),
  };
  const ofSeller = campaign && { sellerId: campaign.sellerId, campaign: true };
  return {
    ...choice,
    visited: visited.length,
    closeExpiry,
    highlightedName: market.parts.categories.row(highlightedCategoryId)?.name ?? '',
    campaign: ofCampaign,
    offers: productOffers(market, {
      productIds: [...new Set([...Object.values(choice).flat(), ...others])],
      filter: { today, longFrom: closeUntil },
      prefersLongExpiry,
    }),
    closeOffers: productOffers(market, {
      productIds: closeExpiry,
      filter: { today, expiresBefore: closeUntil },
    }),
    campaignOffers: productOffers(market, { productIds: ofCampaign, filter: { today, ...ofSeller } }),
  };
}

/**
 * Returns the best selling products with campaign offers of a seller, more than a section shows, because some may show
 * another seller's offer.
 */
function productsUnderCampaigns(market: MarketView, sellerId: number, now: Date): number[] {
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
