import { turnoverBonusQuery } from '@havan/api-client/queries/money/turnover-bonus';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { ResultOf } from '@havan/contract/call';
import type { getTurnoverBonus } from '@havan/contract/money/turnover-bonus';
import { formatMoney } from '@havan/domain/money';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { Money } from '@havan/ui/Money';
import { Progress } from '@havan/ui/Progress';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { StatStrip, StatTile } from '@havan/ui/StatTile';
import { type Column, Table } from '@havan/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { bonusTexts as texts } from './bonus-texts.ts';

type Standing = ResultOf<typeof getTurnoverBonus>;

const tierColumns: readonly Column<Standing['tiers'][number]>[] = [
  { id: 'from', header: texts.columns.from, phone: 'lead', cell: ({ from }) => <Money value={from} /> },
  {
    id: 'rate',
    header: texts.columns.rate,
    align: 'end',
    phone: 'trail',
    cell: ({ basisPoints }) => texts.percent(basisPoints),
  },
];

const paidColumns: readonly Column<Standing['paid'][number]>[] = [
  {
    id: 'month',
    header: texts.columns.month,
    phone: 'lead',
    cell: ({ month }) => <DateText value={month.slice(0, 7)} format="monthYear" />,
  },
  {
    id: 'turnover',
    header: texts.columns.turnover,
    align: 'end',
    phone: 'detail',
    cell: ({ turnover }) => <Money value={turnover} quiet />,
  },
  {
    id: 'rate',
    header: texts.columns.rate,
    align: 'end',
    phone: 'detail',
    cell: ({ basisPoints }) => texts.percent(basisPoints),
  },
  {
    id: 'amount',
    header: texts.columns.amount,
    align: 'end',
    phone: 'trail',
    cell: ({ amount }) => <Money value={amount} />,
  },
];

/** Renders the bonus for the turnover of this month, what is missing to the next tier, and what was paid. */
export function TurnoverBonus() {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(turnoverBonusQuery(api));
  return (
    <Stack as="section" space="m" aria-labelledby="ciro-primi">
      <SectionHeader id="ciro-primi" title={texts.title} />
      <p>{texts.remark}</p>
      {error && !data ? <LoadFailure size="part" error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <Shimmer kind="rows" count={4} label={texts.loading} /> : null}
      {data ? <Shown standing={data} /> : null}
    </Stack>
  );
}

function Shown({ standing }: { readonly standing: Standing }) {
  const { turnover, bonus, basisPoints, next, tiers, paid } = standing;
  return (
    <>
      <StatStrip label={texts.now}>
        <StatTile label={texts.turnover} value={<Money value={turnover} size="large" />} />
        <StatTile
          label={texts.bonus}
          value={<Money value={bonus} size="large" />}
          remark={texts.rate(basisPoints)}
        />
        <StatTile
          label={texts.next}
          value={next ? <Money value={next.missing} size="large" /> : '–'}
          remark={next ? texts.nextRemark(next.from, next.basisPoints) : texts.highest}
        />
      </StatStrip>
      {next ? (
        <Progress
          label={texts.toNext}
          value={Math.max(turnover, 0)}
          max={next.from}
          reading={`${formatMoney(turnover)} / ${formatMoney(next.from)}`}
        />
      ) : null}
      <Table
        caption={texts.tiers}
        rows={tiers}
        rowKey={({ from }) => String(from)}
        columns={tierColumns}
        rowTone={(tier) => (tier.basisPoints === basisPoints ? 'recommended' : undefined)}
      />
      <SectionHeader level={3} title={texts.paid} />
      <Table
        caption={texts.paid}
        rows={paid}
        rowKey={({ month }) => month}
        columns={paidColumns}
        empty={<EmptyState kind="other" size="panel" title={texts.none} subtitle={texts.noneHint} />}
      />
    </>
  );
}
