import { istanbulDayOf } from '@havan/domain/istanbul';
import { formatMoney } from '@havan/domain/money';
import { Money } from '@havan/ui/Money';
import { Sparkline } from '@havan/ui/Sparkline';
import { StatStrip, StatTile } from '@havan/ui/StatTile';
import { changeSinceYesterday, monthSoFar, type SalesOverview } from './sales-figures.ts';
import { salesTexts } from './sales-texts.ts';

interface SalesFiguresProps {
  readonly overview: SalesOverview;
  readonly now: Date;
}

/** Four figures with their run: each tick is a day. */
export function SalesFigures({ overview, now }: SalesFiguresProps) {
  const { todayRevenue, monthRevenue, todayOrders, pendingPayout, dailyRevenue } = overview;
  const orders = dailyRevenue.map((day) => day.orders);
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
          <Runs
            name={salesTexts.todayRevenue}
            values={dailyRevenue.map((day) => day.revenue)}
            format={formatMoney}
          />
        }
      />
      <StatTile
        label={month}
        value={<Money value={monthRevenue} size="large" />}
        remark={salesTexts.monthNote(istanbulDayOf(now).day)}
        chart={<Runs name={month} values={monthSoFar(dailyRevenue)} format={formatMoney} />}
      />
      <StatTile
        label={salesTexts.todayOrders}
        value={todayOrders}
        remark={salesTexts.last30Days(orders.reduce((sum, count) => sum + count, 0))}
        chart={<Runs name={salesTexts.todayOrders} values={orders} format={String} />}
      />
      <StatTile
        label={salesTexts.pendingPayout}
        value={<Money value={pendingPayout} size="large" />}
        remark={salesTexts.pendingPayoutNote}
      />
    </StatStrip>
  );
}

interface RunsProps {
  readonly name: string;
  readonly values: readonly number[];
  readonly format: (value: number) => string;
}

function Runs({ name, values, format }: RunsProps) {
  if (values.length === 0) return null;
  return (
    <Sparkline
      values={values}
      label={salesTexts.run(name, format(Math.min(...values)), format(Math.max(...values)))}
    />
  );
}
