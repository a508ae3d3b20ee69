import { expiryRadarQuery } from '@havan/api-client/queries/listings/expiry-radar';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Alert } from '@havan/ui/Alert';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { LoadMore } from '@havan/ui/LoadMore';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { RadarFigures } from './RadarFigures.tsx';
import { radarTexts as texts } from './radar-texts.ts';
import { RiskTable } from './RiskTable.tsx';
import { StockLedger } from './StockLedger.tsx';
import { useMayCampaign } from './use-may-campaign.ts';

/** Renders `/myprofile/listings/radar`: the stock that will outlast its expiry, its value, and proposals. */
export function RadarScreen() {
  return (
    <RequireArea area="listings">
      <Radar />
    </RequireArea>
  );
}

function Radar() {
  const { api } = useAppProfile();
  const mayCampaign = useMayCampaign();
  const [search] = useSearchParams();
  const asked = search.get('ay');
  const month = asked !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : null;
  const radar = useInfiniteQuery(expiryRadarQuery(api, month));
  const head = radar.data?.pages[0];
  const rows = radar.data?.pages.flatMap(({ items }) => items) ?? [];
  const hasStock = head !== undefined && head.stock.dated + head.stock.later > 0;
  return (
    <Page>
      <title>{`${texts.title} | Havan`}</title>
      <Stack space="xl">
        <SectionHeader
          level={1}
          title={texts.title}
          remark={texts.remark}
          actions={
            mayCampaign && rows.length > 0 ? (
              <ButtonLink variant="outline" href={paths.newCampaign('risk')}>
                {texts.riskCampaign}
              </ButtonLink>
            ) : null
          }
        />
        {radar.error && !head ? (
          <LoadFailure size="part" error={radar.error} onRetry={() => void radar.refetch()} />
        ) : null}
        {!radar.error && !head ? <Shimmer kind="rows" count={8} label={texts.loading} /> : null}
        {head && !hasStock ? (
          <EmptyState kind="noListings" title={texts.empty} subtitle={texts.emptySubtitle} />
        ) : null}
        {head && hasStock ? (
          <>
            <RadarFigures radar={head} />
            <StockLedger months={head.months} month={month} />
            {head.totals.estimated > 0 ? (
              <Alert kind="info">{texts.estimated(head.totals.estimated)}</Alert>
            ) : null}
            {head.pending > 0 ? <Alert kind="info">{texts.pending(head.pending)}</Alert> : null}
            <Stack space="s">
              {month === null ? null : (
                <div>
                  <ButtonLink size="small" variant="outline" href={paths.expiryRadar()}>
                    {texts.allMonths}
                  </ButtonLink>
                </div>
              )}
              {rows.length === 0 ? (
                <EmptyState
                  kind="noListings"
                  size="panel"
                  title={month === null ? texts.none : texts.noneOfMonth}
                  subtitle={texts.noneSubtitle}
                />
              ) : (
                <RiskTable key={month} rows={rows} />
              )}
              <LoadMore
                shown={rows.length}
                {...(head.total !== null && { total: head.total })}
                hasMore={radar.hasNextPage}
                loading={radar.isFetchingNextPage}
                onLoadMore={() => void radar.fetchNextPage()}
                noun={texts.noun}
              />
            </Stack>
          </>
        ) : null}
      </Stack>
    </Page>
  );
}
