import { expiringPurchasesQuery } from '@havan/api-client/queries/sales/performance';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { ResultOf } from '@havan/contract/call';
import type { getExpiringPurchases } from '@havan/contract/sales/performance';
import { formatCount } from '@havan/domain/count';
import { expiryLabel } from '@havan/domain/expiry';
import { EmptyState } from '@havan/ui/EmptyState';
import { Link } from '@havan/ui/Link';
import { LoadMore } from '@havan/ui/LoadMore';
import { Money } from '@havan/ui/Money';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { expiringId } from './expiring-id.ts';
import { expiringTexts as texts } from '../performance-texts.ts';

type Purchase = ResultOf<typeof getExpiringPurchases>['items'][number];

const columns: readonly Column<Purchase>[] = [
  { id: 'product', header: texts.product, phone: 'lead', cell: ({ productName }) => productName },
  {
    id: 'expiration',
    header: texts.expiration,
    width: 110,
    phone: 'trail',
    cell: ({ expiration }) => (
      <Text as="span" tone="attention" weight="strong">
        {expiryLabel(expiration)}
      </Text>
    ),
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
    id: 'amount',
    header: texts.amount,
    align: 'end',
    width: 140,
    phone: 'detail',
    cell: ({ amount }) => <Money value={amount} />,
  },
  {
    id: 'order',
    header: texts.order,
    width: 260,
    phone: 'detail',
    cell: (purchase) => <OrderOf {...purchase} />,
  },
];

/** Renders the goods that a pharmacy bought here and that are close to their expiry, each with its order. */
export function ExpiringPurchases() {
  const { api } = useAppProfile();
  const list = useInfiniteQuery(expiringPurchasesQuery(api));
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Stack as="section" space="s" aria-labelledby={expiringId}>
      <SectionHeader id={expiringId} title={texts.title} remark={texts.note} />
      {list.error && !list.data ? (
        <LoadFailure size="part" error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Table
          caption={texts.title}
          rows={rows}
          rowKey={({ orderId, lineNo }) => `${orderId}-${lineNo}`}
          columns={columns}
          loading={list.data ? null : <Shimmer kind="rows" count={5} height={44} label={texts.loading} />}
          empty={<EmptyState kind="other" title={texts.none} subtitle={texts.noneHint} />}
        />
      )}
      {list.hasNextPage ? (
        <LoadMore
          shown={rows.length}
          total={list.data?.pages[0]?.total ?? rows.length}
          hasMore
          loading={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
          noun={texts.noun}
        />
      ) : null}
    </Stack>
  );
}

function OrderOf({ orderId, sellerName }: Pick<Purchase, 'orderId' | 'sellerName'>) {
  const { paths } = useAppProfile();
  return (
    <>
      <Link variant="name" href={paths.order('purchased', orderId)}>
        {texts.orderNo(orderId)}
      </Link>
      <Text size="small" tone="soft">
        {sellerName}
      </Text>
    </>
  );
}
