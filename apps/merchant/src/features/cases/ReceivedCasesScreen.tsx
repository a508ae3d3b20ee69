import { receivedCasesQuery } from '@havan/api-client/queries/sales/received-cases';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { caseViews } from '@havan/contract/sales/cases';
import { CaseCard } from '@havan/features/orders/cases/CaseCard';
import { useNow } from '@havan/app-shell/viewport/use-now';
import { EmptyState } from '@havan/ui/EmptyState';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { LoadMore } from '@havan/ui/LoadMore';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Tabs } from '@havan/ui/Tabs';
import { Text } from '@havan/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { SellerOrders } from '../orders/SellerOrders.tsx';
import { receivedCaseTexts as texts } from './received-case-texts.ts';

/**
 * Renders `/myprofile/orders/cases`: the cancellations and returns that buyers ask for, answered in place, the first
 * due first.
 */
export function ReceivedCasesScreen() {
  return (
    <RequireArea area="orders">
      <Page>
        <title>{`${texts.title} | Havan`}</title>
        <SellerOrders>
          <ReceivedCases />
        </SellerOrders>
      </Page>
    </RequireArea>
  );
}

function ReceivedCases() {
  const { api } = useAppProfile();
  const [search, setSearch] = useSearchParams();
  const view = caseViews.find((each) => each === search.get('view')) ?? 'waiting';
  const list = useInfiniteQuery(receivedCasesQuery(api, view));
  const now = useNow();
  const { data, error } = list;
  const cases = data?.pages.flatMap(({ items }) => items) ?? [];
  const counts = data?.pages[0]?.counts;
  const [none, noneHint] = texts.none[view];
  return (
    <Stack space="m">
      <SectionHeader level={1} title={texts.title} remark={texts.remark} />
      <Tabs
        label={texts.tabs}
        tabs={caseViews.map((id) => ({ id, label: texts.views[id], count: counts?.[id] ?? '–' }))}
        value={view}
        onChange={(id) => setSearch(id === 'waiting' ? {} : { view: id }, { replace: true })}
      />
      {data ? (
        cases.length === 0 ? (
          <EmptyState kind="other" title={none} subtitle={noneHint} />
        ) : (
          <Stack space="l">
            {cases.map((one) => (
              <Stack key={one.caseId} space="xs">
                <Inline space="s">
                  <Link href={paths.order('sold', one.orderId)}>{texts.order(one.orderId)}</Link>
                  <Text as="span" tone="soft">
                    {one.buyerName}
                  </Text>
                </Inline>
                <CaseCard one={one} lines={one.names} now={now} />
              </Stack>
            ))}
          </Stack>
        )
      ) : error ? (
        <LoadFailure size="part" error={error} onRetry={() => void list.refetch()} />
      ) : (
        <Shimmer kind="rows" count={3} height={180} label={texts.loading} />
      )}
      {list.hasNextPage ? (
        <LoadMore
          shown={cases.length}
          total={counts?.[view] ?? cases.length}
          hasMore
          loading={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
          noun={texts.noun}
        />
      ) : null}
    </Stack>
  );
}
