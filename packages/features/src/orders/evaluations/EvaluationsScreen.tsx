import { commentsQuery } from '@havan/api-client/queries/sales/score';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { evaluationFilters } from '@havan/contract/sales/evaluations';
import { formatCount } from '@havan/domain/count';
import { formatScore } from '@havan/domain/score';
import { EmptyState } from '@havan/ui/EmptyState';
import { LoadMore } from '@havan/ui/LoadMore';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Tabs } from '@havan/ui/Tabs';
import { Text } from '@havan/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PerformanceTabs } from '../performance/PerformanceTabs.tsx';
import { EvaluationItem } from './EvaluationItem.tsx';
import { evaluationTexts as texts } from './evaluation-texts.ts';

interface EvaluationsScreenProps {
  readonly type: 'received' | 'given';
}

/**
 * Renders `/myprofile/evaluations`: the ratings of the company by buyers, or of its sellers by the company.
 */
export function EvaluationsScreen({ type }: EvaluationsScreenProps) {
  return (
    <RequireArea area="orders">
      <Page>
        <title>{`${texts.title} | Havan`}</title>
        <Evaluations type={type} />
      </Page>
    </RequireArea>
  );
}

function Evaluations({ type }: EvaluationsScreenProps) {
  const { api } = useAppProfile();
  const [search, setSearch] = useSearchParams();
  const filter = evaluationFilters.find((each) => each === search.get('filter')) ?? 'all';
  const list = useInfiniteQuery(commentsQuery(api, { type, filter }));
  const first = list.data?.pages[0];
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const [none, noneHint] = filter === 'all' ? texts.none[type] : texts.noneFiltered;
  return (
    <Stack space="m">
      <PerformanceTabs current="evaluations" />
      <SectionHeader level={1} title={texts.title} remark={texts.remark[type]} />
      {first === undefined || first.mean === null ? null : (
        <Text tone="soft">{texts.mean(formatScore(first.mean), formatCount(first.counts.all))}</Text>
      )}
      <Tabs
        label={texts.tabs}
        tabs={evaluationFilters.map((id) => ({
          id,
          label: texts.filters[id],
          count: first?.counts[id] ?? '–',
        }))}
        value={filter}
        onChange={(id) => setSearch(id === 'all' ? {} : { filter: id }, { replace: true })}
      />
      {list.data ? (
        items.length === 0 ? (
          <EmptyState kind="noMessages" title={none} subtitle={noneHint} />
        ) : (
          <Stack space="l" lines>
            {items.map((one) => (
              <EvaluationItem key={one.orderId} one={one} type={type} />
            ))}
          </Stack>
        )
      ) : list.error ? (
        <LoadFailure size="part" error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Shimmer kind="rows" count={4} height={110} label={texts.loading} />
      )}
      {list.hasNextPage ? (
        <LoadMore
          shown={items.length}
          total={first?.total ?? items.length}
          hasMore
          loading={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
          noun={texts.noun}
        />
      ) : null}
    </Stack>
  );
}
