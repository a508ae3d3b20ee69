import { DailyRun } from '@havan/app-shell/charts/DailyRun';
import type { MarketDay } from '@havan/contract/backoffice/money/market-day';
import { formatCount } from '@havan/domain/count';
import { formatMoney } from '@havan/domain/money';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { StatStrip, StatTile } from '@havan/ui/StatTile';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';

type Days = MarketDay['days'];

/** Renders a figure as a link to the records that it sums up. */
const linked = (href: string, figure: ReactNode) => (
  <Link variant="name" href={href}>
    {figure}
  </Link>
);

/** Renders today's figures of the market with a sparkline of one tick per day; nothing for fewer than two days. */
export function MarketFigures({ days }: { readonly days: Days }) {
  const [first] = days;
  const today = days.at(-1);
  const yesterday = days.at(-2);
  if (!first || !today || !yesterday) return null;
  const dates = days.map(({ day }) => day);
  const turnover = days.reduce((sum, day) => sum + day.turnover, 0);
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  return (
    <StatStrip label="Pazarın rakamları">
      <StatTile
        label="Bugün ciro"
        value={linked(paths.soldOrders(today.day, today.day), <Money value={today.turnover} size="large" />)}
        remark={`dün ${formatMoney(yesterday.turnover)}`}
        chart={
          <DailyRun name="Ciro" values={days.map((day) => day.turnover)} days={dates} format={formatMoney} />
        }
      />
      <StatTile
        label="Bugün sipariş"
        value={linked(paths.soldOrders(today.day, today.day), formatCount(today.orders))}
        remark={`dün ${formatCount(yesterday.orders)}`}
        chart={
          <DailyRun name="Sipariş" values={days.map((day) => day.orders)} days={dates} format={formatCount} />
        }
      />
      <StatTile
        label="Bugün komisyon"
        value={linked(paths.commissionOn(today.day), <Money value={today.commission} size="large" />)}
        remark={`dün ${formatMoney(yesterday.commission)}`}
        chart={
          <DailyRun
            name="Komisyon"
            values={days.map((day) => day.commission)}
            days={dates}
            format={formatMoney}
          />
        }
      />
      <StatTile
        label={`${days.length} günün cirosu`}
        value={linked(paths.soldOrders(first.day, today.day), <Money value={turnover} size="large" />)}
        remark={`${formatCount(orders)} sipariş`}
      />
    </StatStrip>
  );
}
