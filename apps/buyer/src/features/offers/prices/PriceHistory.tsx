import { priceHistoryQuery } from '@havan/api-client/queries/catalogue/price-history';
import { formatMoney } from '@havan/domain/money';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { Chart } from '@havan/ui/Chart';
import { EmptyState } from '@havan/ui/EmptyState';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { StatStrip, StatTile } from '@havan/ui/StatTile';
import { useQuery } from '@tanstack/react-query';
import { summaryOf } from './price-summary.ts';
import { historyTexts } from '../product/product-page-texts.ts';

/** Renders the best price of the product on each of the last ninety days, as a line and as a table. */
export function PriceHistory({ productId }: { productId: number }) {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(priceHistoryQuery(api, productId));
  return (
    <Stack as="section" space="s" aria-label={historyTexts.title}>
      <SectionHeader title={historyTexts.title} remark={historyTexts.remark} />
      {data ? (
        <History days={data.days} />
      ) : error ? (
        <LoadFailure size="part" error={error} onRetry={() => void refetch()} />
      ) : (
        <Shimmer kind="block" height={260} label={historyTexts.loading} />
      )}
    </Stack>
  );
}

function History({ days }: { days: readonly { readonly day: string; readonly price: number | null }[] }) {
  const summary = summaryOf(days);
  if (!summary) {
    return (
      <EmptyState kind="noListings" size="panel" title={historyTexts.none} subtitle={historyTexts.noneHint} />
    );
  }
  const { now, lowest30, lowest90, average, remark } = summary;
  const amount = (price: number | null) => (price === null ? '—' : formatMoney(price));
  return (
    <Stack space="m">
      <StatStrip label={historyTexts.summary}>
        <StatTile label={historyTexts.now} value={amount(now)} remark={remark} />
        <StatTile label={historyTexts.lowest30} value={amount(lowest30)} />
        <StatTile label={historyTexts.lowest90} value={amount(lowest90)} />
        <StatTile label={historyTexts.average} value={amount(average)} />
      </StatStrip>
      <Chart
        title={historyTexts.chart}
        kind="line"
        scale="fitted"
        points={days.flatMap(({ day, price }) =>
          price === null ? [] : [{ label: `${day.slice(8)}.${day.slice(5, 7)}`, value: price }],
        )}
        format={formatMoney}
        headings={{ label: historyTexts.day, value: historyTexts.price }}
      />
    </Stack>
  );
}
