import type { MarketDay } from '@havan/contract/backoffice/money/market-day';
import { formatCount } from '@havan/domain/count';
import { formatDay, parseIsoDay } from '@havan/domain/istanbul';
import { formatMoney } from '@havan/domain/money';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { Sparkline } from '@havan/ui/Sparkline';
import { StatStrip, StatTile } from '@havan/ui/StatTile';
import { paths } from '../../paths.ts';

type Days = MarketDay['days'];

/** Renders the figures of the market today with their run; each tick is a day. */
export function MarketFigures({ days }: { readonly days: Days }) {
  const today = days.at(-1);
  const yesterday = days.at(-2);
  if (!today || !yesterday) return null;
  const turnover = days.reduce((sum, day) => sum + day.turnover, 0);
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  return (
    <StatStrip label="Pazarın rakamları">
      <StatTile
        label="Bugün ciro"
        value={<Money value={today.turnover} size="large" />}
        remark={`dün ${formatMoney(yesterday.turnover)}`}
        chart={<Run name="Ciro" days={days} valueOf={(day) => day.turnover} format={formatMoney} />}
      />
      <StatTile
        label="Bugün sipariş"
        value={
          <Link variant="name" href={paths.orders()}>
            {formatCount(today.orders)}
          </Link>
        }
        remark={`dün ${formatCount(yesterday.orders)}`}
        chart={<Run name="Sipariş" days={days} valueOf={(day) => day.orders} format={formatCount} />}
      />
      <StatTile
        label="Bugün komisyon"
        value={<Money value={today.commission} size="large" />}
        remark={`dün ${formatMoney(yesterday.commission)}`}
        chart={<Run name="Komisyon" days={days} valueOf={(day) => day.commission} format={formatMoney} />}
      />
      <StatTile
        label={`${days.length} günün cirosu`}
        value={<Money value={turnover} size="large" />}
        remark={`${formatCount(orders)} sipariş`}
      />
    </StatStrip>
  );
}

interface RunProps {
  readonly name: string;
  readonly days: Days;
  readonly valueOf: (day: Days[number]) => number;
  readonly format: (value: number) => string;
}

function Run({ name, days, valueOf, format }: RunProps) {
  const values = days.map(valueOf);
  return (
    <Sparkline
      values={values}
      periods={days.map(({ day }) => dayText(day))}
      format={format}
      label={`${name}, gün gün: en az ${format(Math.min(...values))}, en çok ${format(Math.max(...values))}`}
    />
  );
}

/** `21.11.2026`. */
const dayText = (iso: string): string => {
  const day = parseIsoDay(iso);
  return day ? formatDay(day) : iso;
};
