import { endRecallMutation, recallQuery } from '@havan/api-client/queries/backoffice/market-listings';
import { operatorQuery } from '@havan/api-client/queries/backoffice/operators';
import type { getRecall } from '@havan/contract/backoffice/risk/recalls';
import type { ResultOf } from '@havan/contract/call';
import { formatCount } from '@havan/domain/count';
import { mayActAs } from '@havan/domain/operator';
import { recalledGoods, recallStateLabels } from '@havan/domain/recall';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { EmptyState } from '@havan/ui/EmptyState';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Loading } from '@havan/ui/Loading';
import { LoadMore } from '@havan/ui/LoadMore';
import { Progress } from '@havan/ui/Progress';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ScreenFailure } from '../../layout/ScreenFailure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { recallTones } from './recall-tones.ts';

type RecallOrder = ResultOf<typeof getRecall>['items'][number];

const columns: readonly Column<RecallOrder>[] = [
  {
    id: 'order',
    header: 'Sipariş',
    phone: 'lead',
    cell: ({ orderId }) => <Link href={paths.order(orderId)}>{orderId}</Link>,
  },
  { id: 'buyer', header: 'Alıcı', phone: 'detail', cell: ({ buyer }) => buyer },
  { id: 'seller', header: 'Satıcı', phone: 'detail', cell: ({ seller }) => seller },
  { id: 'lot', header: 'Parti', phone: 'detail', cell: ({ lot }) => lot || 'bilinmiyor' },
  { id: 'units', header: 'Adet', align: 'end', phone: 'detail', cell: ({ units }) => formatCount(units) },
  {
    id: 'ordered',
    header: 'Sipariş tarihi',
    phone: 'detail',
    cell: ({ orderedAt }) => <DateText value={orderedAt} />,
  },
  {
    id: 'notified',
    header: 'Alıcıya bildirim',
    phone: 'trail',
    cell: ({ notifiedAt }) =>
      notifiedAt ? <DateText value={notifiedAt} format="dateTime" /> : <Badge tone="attention">Sırada</Badge>,
  },
];

/** Renders one recall: what it has frozen, how many buyers have been notified, every order, and its end. */
export function RecallScreen() {
  const { recallId = '' } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(recallId) ? Number(recallId) : 0;
  const list = useInfiniteQuery({ ...recallQuery(api, id), enabled: id > 0 });
  const roles = useQuery(operatorQuery(api)).data?.roles ?? [];
  const [isEnding, setEnding] = useState(false);
  const end = useMutation({ ...endRecallMutation(api), onSuccess: () => setEnding(false) });
  const recall = list.data?.pages[0]?.recall;
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (id === 0) return <ErrorScreen type="404" homeHref={paths.home()} />;
  if (list.error && !recall) return <ScreenFailure error={list.error} onRetry={list.refetch} />;
  if (!recall) return <Loading />;
  return (
    <Stack space="l">
      <Inline space="m" align="center">
        <Heading level={1}>{recalledGoods(recall.productName, recall.lot)}</Heading>
        <Badge tone={recallTones[recall.state]}>{recallStateLabels[recall.state]}</Badge>
      </Inline>
      {recall.state !== 'ended' && mayActAs(roles, ['catalogue']) ? (
        <div>
          <Button variant="outline" onClick={() => setEnding(true)}>
            Geri çağırmayı bitir
          </Button>
        </div>
      ) : null}
      <Progress
        label="Bildirilen siparişler"
        value={recall.notified}
        max={recall.orders}
        reading={`${formatCount(recall.notified)} / ${formatCount(recall.orders)}`}
      />
      <DescriptionList
        layout="columns"
        items={[
          { term: 'Dondurulan ilan', details: formatCount(recall.listings) },
          { term: 'Sipariş', details: formatCount(recall.orders) },
          { term: 'Alıcı', details: formatCount(recall.buyers) },
          { term: 'Satılmış adet', details: formatCount(recall.units) },
        ]}
      />
      <DescriptionList
        items={[
          { term: 'Barkod', details: <Link href={paths.product(recall.productId)}>{recall.barcode}</Link> },
          { term: 'Parti', details: recall.lot ?? 'Bütün partiler' },
          { term: 'Neden', details: recall.reason },
          {
            term: 'Başlangıç',
            details: (
              <>
                <DateText value={recall.startedAt} format="dateTime" /> {recall.startedBy ?? ''}
              </>
            ),
          },
          ...(recall.endedAt
            ? [
                { term: 'Bitiş', details: <DateText value={recall.endedAt} format="dateTime" /> },
                { term: 'Bitiş nedeni', details: recall.endReason ?? '–' },
              ]
            : []),
        ]}
      />
      <Table
        caption="Siparişler"
        rows={rows}
        rowKey={({ orderId }) => String(orderId)}
        columns={columns}
        empty={<EmptyState kind="other" size="panel" title="Bu üründen satılmış adet yok" />}
      />
      <LoadMore
        shown={rows.length}
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
        noun="sipariş"
      />
      {isEnding ? (
        <ReasonDialog
          title="Geri çağırma bitsin mi?"
          consequence={`${formatCount(recall.listings)} ilan askıdan çıkar; satıcıları satışa açar. ${formatCount(recall.buyers)} alıcıya ve satıcılarına sona erdiği bildirilir.`}
          help="Satıcılar ve alıcılar okur."
          act="Bitir"
          error={end.error}
          isPending={end.isPending}
          onClose={() => setEnding(false)}
          onSubmit={(reason) => end.mutate({ recallId: id, reason })}
        />
      ) : null}
    </Stack>
  );
}
