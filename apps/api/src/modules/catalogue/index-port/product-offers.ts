import type { MarketView } from '../index/market-view.ts';
import { questionOf } from '../lists/offer-filter.ts';
import type { OffersQuestion, ProductOffers } from './catalogue-index-port.ts';

/**
 * Returns the figures of the matching offers of products, in the order of `productIds`. Indexed, because a product may
 * have hundreds of offers.
 */
export function productOffers(
  market: MarketView,
  { productIds, filter, prefersLongExpiry = false }: OffersQuestion,
): ProductOffers[] {
  if (productIds.length === 0) return [];
  const { offers } = market.parts;
  const question = questionOf({ ...filter, longExpiry: false });
  const anyExpiry = offers.ask({ ...question, facts: [] });
  const longExpiry = offers.ask({ ...question, facts: ['longExpiry'] });
  const asked = offers.ask(questionOf(filter));
  const preferred = prefersLongExpiry ? offers.ask(questionOf({ ...filter, longExpiry: true })) : asked;
  return productIds.map((productId) => {
    const position = market.positionOf(productId) ?? -1;
    return {
      productId,
      listingId: offers.best(position, preferred) ?? offers.best(position, asked),
      count: offers.count(position, asked),
      lowest: offers.lowest(position, anyExpiry),
      lowestLong: offers.lowest(position, longExpiry),
      soldLastWeek: market.soldLastWeek(productId),
    };
  });
}
