import type { ResultOf } from '@havan/contract/call';
import type { getExpiryRadar } from '@havan/contract/listings/expiry-radar';
import { Money } from '@havan/ui/Money';
import { StatStrip, StatTile } from '@havan/ui/StatTile';
import { radarTexts as texts } from './radar-texts.ts';

/** Renders the amounts of the radar: at risk, of it this month, the dated stock, and what the proposals would save. */
export function RadarFigures({ radar }: { readonly radar: ResultOf<typeof getExpiryRadar> }) {
  const { totals, stock, months } = radar;
  const [current] = months;
  return (
    <StatStrip label={texts.amounts}>
      <StatTile
        label={texts.atStake}
        value={<Money value={totals.moneyAtStake} size="large" />}
        remark={totals.listings === 0 ? texts.calm : texts.atStakeRemark(totals.listings, totals.unitsLeft)}
        remarkTone={totals.listings === 0 ? 'positive' : 'critical'}
      />
      <StatTile
        label={texts.thisMonth}
        value={<Money value={current?.moneyAtStake ?? 0} size="large" />}
        remark={texts.thisMonthRemark(current?.listings ?? 0)}
      />
      <StatTile
        label={texts.stock}
        value={<Money value={stock.dated} size="large" />}
        remark={texts.stockRemark(stock.later, stock.undated)}
      />
      <StatTile
        label={texts.saved}
        value={<Money value={totals.saved} size="large" />}
        remark={texts.savedRemark}
        remarkTone={totals.saved > 0 ? 'positive' : 'neutral'}
      />
    </StatStrip>
  );
}
