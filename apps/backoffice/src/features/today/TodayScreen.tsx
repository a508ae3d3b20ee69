import { marketDayQuery } from '@havan/api-client/queries/backoffice/money/market-day';
import { operatorQuery } from '@havan/api-client/queries/backoffice/operators';
import { queueCountsQuery } from '@havan/api-client/queries/backoffice/queues';
import { getMarketDay, type MarketDay } from '@havan/contract/backoffice/money/market-day';
import { useNow } from '@havan/app-shell/viewport/use-now';
import { formatDay, istanbulDayOf } from '@havan/domain/istanbul';
import { mayActAs } from '@havan/domain/operator';
import { EmptyState } from '@havan/ui/EmptyState';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { SetUpNotice } from './SetUpNotice.tsx';
import { MarketFigures } from './MarketFigures.tsx';
import { waitingRows } from './waiting-rows.ts';
import { WaitingTable } from './WaitingTable.tsx';

/** Whether nothing was sold on these days: a market that is being set up. */
const hasNoTrade = (days: MarketDay['days']): boolean => days.every(({ orders }) => orders === 0);

/** Height of the figures in px, reserved while they load. */
const stripHeight = 93;

/** Renders the start page of an operator: the figures of the market and the waiting work, most urgent first. */
export function TodayScreen() {
  const now = useNow();
  const { data: me } = useQuery(operatorQuery(api));
  const mayCount = me !== undefined && mayActAs(me.roles, getMarketDay.roles);
  const queues = useQuery(queueCountsQuery(api));
  const market = useQuery({ ...marketDayQuery(api), enabled: mayCount });
  const isKnown = queues.data !== undefined && me !== undefined && (!mayCount || market.data !== undefined);
  const failed = [queues, ...(mayCount ? [market] : [])].find(({ error, data }) => error && !data);
  if (me?.roles.length === 0) {
    return (
      <EmptyState
        kind="other"
        title="Rolünüze açık bir ekran yok"
        subtitle="Yetkiniz olması gerektiğini düşünüyorsanız bir yöneticiye yazın."
      />
    );
  }
  return (
    <Stack space="xl">
      <title>Bugün | Havan</title>
      <SectionHeader level={1} title="Bugün" remark={formatDay(istanbulDayOf(now))} />
      {me?.roles.includes('admin') && market.data && hasNoTrade(market.data.days) ? <SetUpNotice /> : null}
      {failed?.error ? <Failure error={failed.error} onRetry={failed.refetch} /> : null}
      {mayCount && market.data ? <MarketFigures days={market.data.days} /> : null}
      {mayCount && market.isPending ? (
        <Shimmer kind="block" height={stripHeight} label="Pazarın rakamları yükleniyor" />
      ) : null}
      <Stack space="s">
        <SectionHeader title="Bekleyen işler" remark="hedefi geçenler önce" />
        {isKnown ? (
          <WaitingTable
            rows={waitingRows(queues.data.queues, market.data?.tasks ?? [])}
            now={now.getTime()}
          />
        ) : failed ? null : (
          <Shimmer kind="rows" count={6} label="Bekleyen işler yükleniyor" />
        )}
      </Stack>
    </Stack>
  );
}
