import type { ResultOf } from '@havan/contract/call';
import type { getPriceHistory } from '@havan/contract/price-history';
import { addDays, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { dailyPrices, lowestPriceDays } from '@havan/domain/price-history';
import type { Actor, Context } from '../../context.ts';
import { lowestUnderCampaigns } from '../catalogue/lowest-now.ts';
import { productNow } from '../catalogue/product-now.service.ts';
import { findDiscountsBefore, findPriceMoves } from './price-history.sql.ts';

/** How far the chart looks back. */
const chartDays = 90;

/** The best price of each day, that of today under the campaigns of the moment, and what each discounted offer cost before its discount. */
export async function priceHistory(
  { db, clock }: Context,
  actor: Pick<Actor, 'companyId' | 'userId'>,
  productId: number,
): Promise<ResultOf<typeof getPriceHistory>> {
  const today = istanbulDayOf(clock.now());
  const from = formatIsoDay(addDays(today, 1 - chartDays));
  const to = formatIsoDay(today);
  const [moves, discounts, { offers }] = await Promise.all([
    findPriceMoves(db, productId, from, to),
    findDiscountsBefore(db, productId, lowestPriceDays),
    productNow({ db, clock }, actor, productId),
  ]);
  const lowest = lowestUnderCampaigns(offers);
  return {
    days: dailyPrices(moves, from, to).map(({ day, price }) => ({
      day,
      price: day === to && lowest !== null ? Math.min(lowest, price ?? lowest) : price,
    })),
    discounts: discounts.map(({ listing_id, lowest_before, since }) => ({
      listingId: listing_id,
      lowestBefore: lowest_before,
      since,
    })),
  };
}
