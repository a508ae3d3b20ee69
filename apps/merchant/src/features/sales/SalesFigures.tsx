import { DailyRun } from '@havan/app-shell/charts/DailyRun';
import { pendingPayoutSlug } from '@havan/domain/order';
import { istanbulDayOf } from '@havan/domain/istanbul';
import { formatMoney } from '@havan/domain/money';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { StatStrip, StatTile } from '@havan/ui/StatTile';
import { changeSinceYesterday, monthSoFar, type SalesOverview } from './sales-figures.ts';
import { salesTexts } from './sales-texts.ts';
import { paths } from '../../paths.ts';

interface SalesFiguresProps {
  readonly overview: SalesOverview;
  readonly now: Date;
}

/** Renders four sales figures, three of them with a sparkline of one tick per day. */
export function SalesFigures({ overview, now }: SalesFiguresProps) {
  const { todayRevenue, monthRevenue, todayOrders, pendingPayout, dailyRevenue } = overview;
  const orders = dailyRevenue.map((day) => day.orders);
  const days = dailyRevenue.map(({ day }) => day);
  const change = changeSinceYesterday(dailyRevenue);
  const month = salesTexts.monthRevenue(now);
  return (
    <StatStrip label={salesTexts.name}>
      <StatTile
        label={salesTexts.todayRevenue}
        value={<Money value={todayRevenue} size="large" />}
        {...(change !== null && {
          remark: salesTexts.sinceYesterday(change),
          remarkTone: change < 0 ? ('critical' as const) : ('positive' as const),
        })}
        chart={
          <DailyRun
            name={salesTexts.todayRevenue}
            values={dailyRevenue.map((day) => day.revenue)}
            days={days}
            format={formatMoney}
          />
        }
      />
      <StatTile
        label={month}
        value={<Money value={monthRevenue} size="large" />}
        remark={salesTexts.monthNote(istanbulDayOf(now).day)}
        chart={<DailyRun name={month} values={monthSoFar(dailyRevenue)} days={days} format={formatMoney} />}
      />
      <StatTile
        label={salesTexts.todayOrders}
        value={todayOrders}
        remark={salesTexts.last30Days(orders.reduce((sum, count) => sum + count, 0))}
        chart={<DailyRun name={salesTexts.todayOrders} values={orders} days={days} format={String} />}
      />
      <StatTile
        label={salesTexts.pendingPayout}
        value={
          <Link variant="name" href={paths.orders(pendingPayoutSlug)}>
            <Money value={pendingPayout} size="large" />
          </Link>
        }
        remark={salesTexts.pendingPayoutNote}
      />
    </StatStrip>
  );
}

/**
 * Renders the strip before its figures are loaded, with their names in place, so that nothing moves when they arrive.
 */
export function ComingFigures({ now }: { readonly now: Date }) {
  return (
    <StatStrip label={salesTexts.loading}>
      <StatTile label={salesTexts.todayRevenue} value="–" />
      <StatTile
        label={salesTexts.monthRevenue(now)}
        value="–"
        remark={salesTexts.monthNote(istanbulDayOf(now).day)}
      />
      <StatTile label={salesTexts.todayOrders} value="–" />
      <StatTile label={salesTexts.pendingPayout} value="–" remark={salesTexts.pendingPayoutNote} />
    </StatStrip>
  );
}
