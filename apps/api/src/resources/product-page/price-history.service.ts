import type { ResultOf } from '@havan/contract/call';
import type { getPriceHistory } from '@havan/contract/price-history';
import { addDays, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { dailyPrices, underCampaigns } from '@havan/domain/price-history';
import type { Actor, Context } from '../../context.ts';
import { lowestUnderCampaigns } from '../catalogue/lowest-now.ts';
import { productNow } from '../catalogue/product-now.service.ts';
import { discountsBefore } from './discounts-before.ts';
import { findCampaignPrices, findPriceMoves } from './price-history.sql.ts';

/** How far the chart looks back. */
const chartDays = 90;

/** The best price of each day, campaigns included, and what each discounted offer cost before its discount. */
export async function priceHistory(
  { db, clock }: Context,
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
    productNow({ db, clock }, actor, productId),
  ]);
  const lowest = lowestUnderCampaigns(offers);
  // A campaign that began a moment ago is not noted yet.
  const moment = lowest === null ? [] : [{ from: to, to, price: lowest }];
  return {
    days: underCampaigns(dailyPrices(moves, from, to), [...spans, ...moment]),
    discounts: await discountsBefore(db, actor.companyId, offers, now),
  };
}
