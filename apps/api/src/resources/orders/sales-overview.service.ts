import type { ResultOf } from '@havan/contract/call';
import type { getSalesOverview } from '@havan/contract/orders';
import { addDays, addMonths, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { expiryCloseMonths } from '@havan/domain/limits';
import type { Actor, Context } from '../../context.ts';
import { salesByDay, salesFigures } from './sales-overview.sql.ts';

/** Days on the chart of the merchant home. */
const shownDays = 30;
/** A listing with this many units or fewer is about to run out. */
const lowStockUnits = 5;

/** The figures at the head of the merchant home; cancelled orders are no revenue. */
export async function salesOverview(
  { db, clock }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
): Promise<ResultOf<typeof getSalesOverview>> {
  const day = istanbulDayOf(clock.now());
  const today = formatIsoDay(day);
  const dailyRevenue = await salesByDay(db, companyId, formatIsoDay(addDays(day, 1 - shownDays)), today);
  const figures = await salesFigures(db, companyId, {
    today,
    closeBefore: formatIsoDay(addMonths(day, expiryCloseMonths)),
    lowStock: lowStockUnits,
  });
  const last = dailyRevenue.at(-1);
  return {
    todayRevenue: last?.revenue ?? 0,
    todayOrders: last?.orders ?? 0,
    monthRevenue: figures.month_revenue,
    dailyRevenue,
    pendingPayout: figures.pending_payout,
    activeListings: figures.active_listings,
    closeExpiryListings: figures.close_expiry_listings,
    lowStockListings: figures.low_stock_listings,
  };
}
