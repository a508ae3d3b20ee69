import { purchasesAndSoldsQuery } from '@havan/api-client/queries/sales/performance';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { ResultOf } from '@havan/contract/call';
import type { getPurchasesAndSolds } from '@havan/contract/sales/performance';
import { formatCount } from '@havan/domain/count';
import type { Period } from '@havan/domain/period';
import { EmptyState } from '@havan/ui/EmptyState';
import { LoadMore } from '@havan/ui/LoadMore';
import { Money } from '@havan/ui/Money';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { performanceTexts as texts } from './performance-texts.ts';

type Moved = ResultOf<typeof getPurchasesAndSolds>['items'][number];

const columns: readonly Column<Moved>[] = [
  { id: 'product', header: texts.product, phone: 'lead', cell: ({ productName }) => productName },
  {
    id: 'bought',
    header: texts.bought,
    align: 'end',
    width: 180,
    phone: 'detail',
    cell: ({ bought }) => <Amount {...bought} />,
  },
  {
    id: 'sold',
    header: texts.sold,
    align: 'end',
    width: 180,
    phone: 'detail',
    cell: ({ sold }) => <Amount {...sold} />,
  },
];

/** Renders the bought and sold units of each product, for a company that does both. */
export function MovedTable({ period }: { readonly period: Period }) {
  const { api } = useAppProfile();
  const list = useInfiniteQuery(purchasesAndSoldsQuery(api, { ...period, pageSize: '10' }));
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Stack space="s">
      <SectionHeader title={texts.moved} remark={texts.movedNote} />
      {list.error && !list.data ? (
        <LoadFailure size="part" error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Table
          caption={texts.moved}
          rows={rows}
          rowKey={({ productId }) => String(productId)}
          columns={columns}
          loading={list.data ? null : <Shimmer kind="rows" count={5} height={44} label={texts.loading} />}
          empty={<EmptyState kind="other" title={texts.noMoved} subtitle={texts.noGroupsHint} />}
        />
      )}
      {list.hasNextPage ? (
        <LoadMore
          shown={rows.length}
          total={list.data?.pages[0]?.total ?? rows.length}
          hasMore
          loading={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
          noun={texts.product.toLocaleLowerCase('tr')}
        />
      ) : null}
    </Stack>
  );
}

function Amount({ units, amount }: Moved['bought']) {
  if (units === 0) return '–';
  return (
    <>
      <Money value={amount} />
      <Text size="small" tone="soft">
        {texts.unitCount(formatCount(units))}
      </Text>
    </>
  );
}
