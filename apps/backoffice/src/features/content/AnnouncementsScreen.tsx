import { announcementsQuery } from '@havan/api-client/queries/backoffice/content/content';
import type { OperatorAnnouncement } from '@havan/contract/backoffice/content/shop-content';
import { formatCount } from '@havan/domain/count';
import { notificationKindLabel } from '@havan/domain/notification-kind';
import { announcementAudienceLabels } from '@havan/domain/shop-content';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { Heading } from '@havan/ui/Heading';
import { Loading } from '@havan/ui/Loading';
import { LoadMore } from '@havan/ui/LoadMore';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { AnnouncementForm } from './AnnouncementForm.tsx';

const columns: readonly Column<OperatorAnnouncement>[] = [
  { id: 'text', header: 'Duyuru', phone: 'lead', cell: ({ text }) => text },
  { id: 'kind', header: 'Tür', phone: 'detail', cell: ({ kind }) => notificationKindLabel(kind) },
  {
    id: 'audience',
    header: 'Kime',
    phone: 'detail',
    cell: ({ audience, companies }) =>
      `${announcementAudienceLabels[audience]}, ${formatCount(companies)} firma`,
  },
  { id: 'leadsTo', header: 'Bağlantı', phone: 'detail', cell: ({ leadsTo }) => leadsTo ?? 'Yok' },
  {
    id: 'at',
    header: 'Yayın',
    phone: 'trail',
    cell: ({ publishedAt }) => <DateText value={publishedAt} format="dateTime" />,
  },
];

/** Renders the past announcements of the market, and a new one. */
export function AnnouncementsScreen() {
  const list = useInfiniteQuery(announcementsQuery(api));
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const audiences = list.data?.pages[0]?.audiences;
  return (
    <Stack space="xl">
      <Heading level={1}>Duyurular</Heading>
      {list.error ? <Failure error={list.error} onRetry={list.refetch} /> : null}
      {list.isPending ? <Loading /> : null}
      {audiences ? <AnnouncementForm audiences={audiences} /> : null}
      {list.data ? (
        <Table
          caption="Duyurular"
          rows={rows}
          rowKey={({ announcementId }) => String(announcementId)}
          columns={columns}
          empty={<EmptyState kind="other" size="panel" title="Henüz duyuru yayımlanmadı" />}
        />
      ) : null}
      <LoadMore
        shown={rows.length}
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
        noun="duyuru"
      />
    </Stack>
  );
}
