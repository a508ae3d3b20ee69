import { performanceGroupsQuery } from '@havan/api-client/queries/sales/performance';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { type SharedPaths, useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { ResultOf } from '@havan/contract/call';
import { type getPerformanceGroups, performanceGroups } from '@havan/contract/sales/performance';
import { formatCount } from '@havan/domain/count';
import { changeSince } from '@havan/domain/period';
import { EmptyState } from '@havan/ui/EmptyState';
import { Grid } from '@havan/ui/Grid';
import { Link } from '@havan/ui/Link';
import { LoadMore } from '@havan/ui/LoadMore';
import { Money } from '@havan/ui/Money';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Select } from '@havan/ui/Select';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { OrderSide } from '../order-filters.ts';
import { changeText } from './change-text.ts';
import { openedByGroup } from './opened-orders.ts';
import { groupSorts, type PerformanceFilter } from './performance-filter.ts';
import { groupLabels, performanceTexts as texts, sortLabels } from './performance-texts.ts';

type Group = ResultOf<typeof getPerformanceGroups>['items'][number];

interface GroupsTableProps {
  readonly side: OrderSide;
  readonly filter: PerformanceFilter;
  readonly onChange: (change: Partial<PerformanceFilter>) => void;
}

const columnsOf = (
  paths: SharedPaths,
  side: OrderSide,
  filter: PerformanceFilter,
): readonly Column<Group>[] => [
  {
    id: 'name',
    header: groupLabels[side][filter.by],
    phone: 'lead',
    cell: (group) => {
      const [slug, search] = openedByGroup(filter.by, group, filter);
      return (
        <Link variant="name" href={paths.orders(slug) + search}>
          {group.name}
        </Link>
      );
    },
  },
  {
    id: 'turnover',
    header: texts.goods,
    align: 'end',
    width: 150,
    phone: 'trail',
    cell: ({ turnover }) => <Money value={turnover} />,
  },
  {
    id: 'orders',
    header: texts.orders,
    align: 'end',
    width: 90,
    phone: 'detail',
    cell: ({ orders }) => formatCount(orders),
  },
  {
    id: 'units',
    header: texts.units,
    align: 'end',
    width: 90,
    phone: 'detail',
    cell: ({ units }) => formatCount(units),
  },
  {
    id: 'before',
    header: texts.before,
    align: 'end',
    width: 150,
    phone: 'detail',
    cell: ({ before }) => <Money value={before} />,
  },
  {
    id: 'change',
    header: texts.columns.change,
    align: 'end',
    width: 110,
    phone: 'detail',
    cell: ({ turnover, before }) => {
      const { text, tone } = changeText(changeSince(turnover, before), true);
      return (
        <Text as="span" tone={side === 'sold' ? tone : 'soft'}>
          {text}
        </Text>
      );
    },
  },
];

/**
 * Renders the goods of the period by product, brand, category, province or company; each opens its orders.
 */
export function GroupsTable({ side, filter, onChange }: GroupsTableProps) {
  const { api, paths } = useAppProfile();
  const { from, to, by, sort } = filter;
  const list = useInfiniteQuery(
    performanceGroupsQuery(api, { type: side, from, to, by, sort, pageSize: '10' }),
  );
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Stack space="s">
      <SectionHeader title={texts.groups[side]} remark={texts.groupsNote} />
      <Grid columns={{ phone: 2, web: 4 }} space="s">
        <Select
          label={texts.groupLabel}
          options={performanceGroups.map((group) => ({ value: group, label: groupLabels[side][group] }))}
          value={by}
          onChange={(value) => {
            const next = performanceGroups.find((group) => group === value);
            if (next) onChange({ by: next });
          }}
        />
        <Select
          label={texts.sortLabel}
          options={groupSorts.map((each) => ({ value: each, label: sortLabels[each] }))}
          value={sort}
          onChange={(value) => {
            const next = groupSorts.find((each) => each === value);
            if (next) onChange({ sort: next });
          }}
        />
      </Grid>
      {list.error && !list.data ? (
        <LoadFailure size="part" error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Table
          caption={texts.groups[side]}
          rows={rows}
          rowKey={({ id }) => String(id)}
          columns={columnsOf(paths, side, filter)}
          loading={list.data ? null : <Shimmer kind="rows" count={5} height={44} label={texts.loading} />}
          empty={<EmptyState kind="other" title={texts.noGroups} subtitle={texts.noGroupsHint} />}
        />
      )}
      {list.hasNextPage ? (
        <LoadMore
          shown={rows.length}
          total={list.data?.pages[0]?.total ?? rows.length}
          hasMore
          loading={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
          noun={texts.groupsNoun}
        />
      ) : null}
    </Stack>
  );
}
