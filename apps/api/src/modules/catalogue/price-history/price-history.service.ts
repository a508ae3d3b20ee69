import type { ResultOf } from '@havan/contract/call';
import type { getPriceHistory } from '@havan/contract/catalogue/price-history';
import { addDays, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { dailyPrices, underCampaigns } from '@havan/domain/price-history';
import type { Actor, Context } from '../../../core/context.ts';
import { lowestUnderCampaigns } from '../product-page/lowest-now.ts';
import { productNow } from '../product-page/product-now.service.ts';
import { discountsBefore } from './discounts-before.ts';
import { findCampaignPrices, findPriceMoves } from './price-history.sql.ts';

/** The number of days in the chart. */
const chartDays = 90;

/**
 * Returns the best price of each day, campaigns included, and the price of each discounted offer before its discount.
 */
export async function priceHistory(
  { db, caches, clock }: Context,
  actor: Pick<Actor, 'companyId' | 'userId'>,
  productId: number,
): Promise<ResultOf<typeof getPriceHistory>> {
  const now = clock.now();
  const today = istanbulDayOf(now);
  const from = formatIsoDay(addDays(today, 1 - chartDays));
  const to = formatIsoDay(today);
  const [moves, spans, { offers }] = await Promise.all([
    findPriceMoves(db, productId, from, to),
    findCampaignPrices(db, productId, from, to),
    productNow({ db, caches, clock }, actor, productId),
  ]);
  const lowest = lowestUnderCampaigns(offers);
  // A campaign that has just started is not recorded yet.
  const moment = lowest === null ? [] : [{ from: to, to, price: lowest }];
  return {
    days: underCampaigns(dailyPrices(moves, from, to), [...spans, ...moment]),
    discounts: await discountsBefore(db, actor.companyId, offers, now),
  };
}
