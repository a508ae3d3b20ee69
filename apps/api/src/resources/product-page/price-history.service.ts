import type { ResultOf } from '@havan/contract/call';
import type { getPriceHistory } from '@havan/contract/product-page';
import { addDays, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { dailyPrices, lowestPriceDays } from '@havan/domain/price-history';
import type { Context } from '../../context.ts';
import { findDiscountsBefore, findPriceMoves } from './price-history.sql.ts';
import { requireSellable } from './sellable.ts';

/** How far the chart looks back. */
const chartDays = 90;

/** The best price of each day, and what each discounted offer cost before its discount. */
export async function priceHistory(
  { db, clock }: Context,
  productId: number,
): Promise<ResultOf<typeof getPriceHistory>> {
  const today = istanbulDayOf(clock.now());
  const from = formatIsoDay(addDays(today, 1 - chartDays));
  const to = formatIsoDay(today);
  const [moves, discounts] = await Promise.all([
    findPriceMoves(db, productId, from, to),
    findDiscountsBefore(db, productId, lowestPriceDays),
    requireSellable(db, productId),
  ]);
  return {
    days: dailyPrices(moves, from, to),
    discounts: discounts.map(({ listing_id, lowest_before, since }) => ({
      listingId: listing_id,
      lowestBefore: lowest_before,
      since,
    })),
  };
}
