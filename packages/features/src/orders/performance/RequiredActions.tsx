import { requiredActionsQuery } from '@havan/api-client/queries/sales/performance';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { type SharedPaths, useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMayEnter } from '@havan/app-shell/profile/use-basic-infos';
import type { ResultOf } from '@havan/contract/call';
import type { getRequiredActions } from '@havan/contract/sales/performance';
import { requiredActionLabels } from '@havan/domain/required-action';
import { DateText } from '@havan/ui/DateText';
import { Link } from '@havan/ui/Link';
import { LoadMore } from '@havan/ui/LoadMore';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { OrderSide } from '../order-filters.ts';
import { performanceTexts as texts } from './performance-texts.ts';

type Action = ResultOf<typeof getRequiredActions>['items'][number];

const columnsOf = (paths: SharedPaths): readonly Column<Action>[] => [
  { id: 'kind', header: texts.work, phone: 'lead', cell: ({ kind }) => requiredActionLabels[kind] },
  {
    id: 'order',
    header: texts.orders,
    width: 150,
    phone: 'trail',
    cell: ({ type, orderId }) => (
      <Link variant="name" href={paths.order(type, orderId)}>
        {texts.order(orderId)}
      </Link>
    ),
  },
  { id: 'name', header: texts.company, phone: 'detail', cell: ({ name }) => name },
  {
    id: 'due',
    header: texts.due,
    align: 'end',
    width: 170,
    phone: 'detail',
    cell: ({ dueAt }) => <DateText value={dueAt} format="dateTime" />,
  },
];

/**
 * Renders the actions that a member of the company has to take on its orders and cases, the most urgent
 * first.
 */
export function RequiredActions({ side }: { readonly side: OrderSide }) {
  const { api, paths } = useAppProfile();
  const mayOrder = useMayEnter('orders') === true;
  const list = useInfiniteQuery({ ...requiredActionsQuery(api, side), enabled: mayOrder });
  if (!mayOrder) return null;
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Stack space="s">
      <SectionHeader title={texts.required} />
      {list.error && !list.data ? (
        <LoadFailure size="part" error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Table
          caption={texts.required}
          rows={rows}
          rowKey={({ kind, orderId, caseId }) => `${kind}:${orderId}:${caseId}`}
          columns={columnsOf(paths)}
          loading={list.data ? null : <Shimmer kind="rows" count={3} height={44} label={texts.loading} />}
          empty={<Text tone="soft">{texts.noRequired}</Text>}
        />
      )}
      {list.hasNextPage ? (
        <LoadMore
          shown={rows.length}
          total={list.data?.pages[0]?.total ?? rows.length}
          hasMore
          loading={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
          noun={texts.requiredNoun}
        />
      ) : null}
    </Stack>
  );
}
