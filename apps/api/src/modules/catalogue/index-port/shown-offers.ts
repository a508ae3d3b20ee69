import { istanbulIsoDay } from '@havan/domain/istanbul';
import { firstAbove } from '../index/campaign-coverage.ts';
import type { MarketView } from '../index/market-view.ts';
import { questionOf } from '../lists/offer-filter.ts';
import type { CoveredPart, PriceWish, ShownOffer } from './catalogue-index-port.ts';

const askedAt = (market: MarketView, now: Date) =>
  market.parts.offers.ask(questionOf({ today: istanbulIsoDay(now) }));

/** Returns what products show now under the campaigns of this moment. */
export function shownOffers(market: MarketView, now: Date, productIds: readonly number[]): ShownOffer[] {
  const { offers } = market.parts;
  const asked = askedAt(market, now);
  return productIds.map((productId) => {
    const position = market.positionOf(productId) ?? -1;
    const listingId = offers.best(position, asked);
    return {
      listingId,
      price: listingId === null ? null : offers.lowest(position, asked),
      isUnderCampaign: offers.isCovered(position),
    };
  });
}

/** Returns the best price of each product for a company, without its own offers. */
export function pricesFor(market: MarketView, now: Date, wishes: readonly PriceWish[]): (number | null)[] {
  const asked = askedAt(market, now);
  return wishes.map(({ companyId, productId }) =>
    market.parts.offers.lowestOfOthers(market.positionOf(productId) ?? -1, asked, companyId),
  );
}

/** Returns the ids of covered products above `after`, ascending, at most `limit`. */
export function underCampaign({ parts }: MarketView, { after, limit }: CoveredPart): number[] {
  const { ids, positions } = parts.products.byId;
  const covered: number[] = [];
  for (let i = firstAbove(ids, after); i < ids.length && covered.length < limit; i++)
    if (parts.offers.isCovered(positions[i] ?? -1)) covered.push(ids[i] ?? 0);
  return covered;
}
