import { salesPerformanceQuery } from '@havan/api-client/queries/sales/performance';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { canBuy, canSell } from '@havan/domain/company';
import type { Period } from '@havan/domain/period';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { OrderSide } from '../order-filters.ts';
import { useNow } from '@havan/app-shell/viewport/use-now';
import { ExpiringPurchases } from './expiring/ExpiringPurchases.tsx';
import { GroupsTable } from './GroupsTable.tsx';
import { MeasuresTable } from './MeasuresTable.tsx';
import { MovedTable } from './MovedTable.tsx';
import {
  changedFilter,
  type PerformanceFilter,
  performanceSearchOf,
  readPerformanceFilter,
} from './performance-filter.ts';
import { performanceTexts as texts } from './performance-texts.ts';
import { PerformanceTabs } from './PerformanceTabs.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { ReportMenu } from './report/ReportMenu.tsx';
import { RequiredActions } from './RequiredActions.tsx';
import { shownPeriod } from './shown-day.ts';
import { TurnoverRun } from './TurnoverRun.tsx';

interface PerformanceScreenProps {
  readonly side: OrderSide;
  /** Parts that only one app has, rendered beneath the figures of the period. */
  readonly children?: ReactNode;
}

/**
 * Renders `/myprofile/salesperformance`: what the company sold, or bought, in a period, grouped by product, brand,
 * category, city or company.
 */
export function PerformanceScreen({ side, children }: PerformanceScreenProps) {
  return (
    <RequireArea area="salesPanel">
      <Page>
        <title>{`${texts.title[side]} | Havan`}</title>
        <Performance side={side}>{children}</Performance>
      </Page>
    </RequireArea>
  );
}

function Performance({ side, children }: PerformanceScreenProps) {
  const { api } = useAppProfile();
  const [search, setSearch] = useSearchParams();
  const now = useNow();
  const filter = readPerformanceFilter(search, now);
  const { from, to, step } = filter;
  const period: Period = { from, to };
  const { data, error, refetch } = useQuery(salesPerformanceQuery(api, { type: side, ...period, step }));
  const user = useBasicInfos()?.user;
  const tradesBothWays = user ? canBuy(user.companyType) && canSell(user.companyType) : false;
  const change = (next: Partial<PerformanceFilter>) =>
    setSearch(performanceSearchOf(changedFilter(filter, next), now), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Stack space="xl" inOrder>
      <Stack space="m">
        <PerformanceTabs current="performance" />
        <SectionHeader
          level={1}
          title={texts.title[side]}
          {...(data && { remark: texts.remark(shownPeriod(period), shownPeriod(data.previous)) })}
          actions={<ReportMenu side={side} filter={filter} parts={data?.parts ?? []} />}
        />
        <PeriodBar filter={filter} now={now} onChange={change} />
        {data ? (
          <Stack space="l">
            <TurnoverRun side={side} step={step} parts={data.parts} />
            <MeasuresTable side={side} period={period} measures={data.measures} before={data.before} />
          </Stack>
        ) : error ? (
          <LoadFailure size="part" error={error} onRetry={() => void refetch()} />
        ) : (
          <Shimmer kind="rows" count={6} height={52} label={texts.loading} />
        )}
      </Stack>
      <GroupsTable side={side} filter={filter} onChange={change} />
      {children}
      {side === 'purchased' ? <ExpiringPurchases /> : null}
      {tradesBothWays ? <MovedTable period={period} /> : null}
      <RequiredActions side={side} />
    </Stack>
  );
}
