import type { ResultOf } from '@havan/contract/call';
import type { getSalesOverview } from '@havan/contract/sales/orders';
import { addDays, addMonths, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { expiryCloseMonths } from '@havan/domain/limits';
import { lowStockUnits } from '@havan/domain/listing-figures';
import type { Actor, Context } from '../../../core/context.ts';
import { rateNow } from '../../money/withholding/withholding.service.ts';
import { pendingPayoutOf } from '../../money/wallet/wallet.service.ts';
import { salesByDay, salesFigures } from './sales-overview.sql.ts';

/** Number of days in the chart of the merchant home. */
const shownDays = 30;

/** Returns the figures of the merchant home; cancelled and unpaid orders are no revenue. */
export async function salesOverview(
  { db, clock }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
): Promise<ResultOf<typeof getSalesOverview>> {
  const day = istanbulDayOf(clock.now());
  const today = formatIsoDay(day);
  const dailyRevenue = await salesByDay(db, companyId, formatIsoDay(addDays(day, 1 - shownDays)), today);
  const measured = await salesFigures(db, companyId, {
    today,
    closeBefore: formatIsoDay(addMonths(day, expiryCloseMonths)),
    lowStock: lowStockUnits,
  });
  const last = dailyRevenue.at(-1);
  return {
    todayRevenue: last?.revenue ?? 0,
    todayOrders: last?.orders ?? 0,
    monthRevenue: measured.month_revenue,
    dailyRevenue,
    pendingPayout: await pendingPayoutOf(db, companyId, await rateNow({ db, clock }, companyId)),
    activeListings: measured.active_listings,
    closeExpiryListings: measured.close_expiry_listings,
    lowStockListings: measured.low_stock_listings,
  };
}
