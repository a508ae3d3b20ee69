import { announcementsQuery } from '@havan/api-client/queries/backoffice/content/content';
import type { OperatorAnnouncement } from '@havan/contract/backoffice/content/shop-content';
import { formatCount } from '@havan/domain/count';
import { notificationKindLabel } from '@havan/domain/notification-kind';
import { announcementAudienceLabels } from '@havan/domain/shop-content';
import { DateText } from '@havan/ui/DateText';
import { Heading } from '@havan/ui/Heading';
import { Stack } from '@havan/ui/Stack';
import type { Column } from '@havan/ui/Table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../session.ts';
import { PagedTable } from '../../shared/PagedTable.tsx';
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
  const audiences = list.data?.pages[0]?.audiences;
  return (
    <Stack space="xl">
      <Heading level={1}>Duyurular</Heading>
      {audiences ? <AnnouncementForm audiences={audiences} /> : null}
      <PagedTable
        list={list}
        noun="duyuru"
        caption="Duyurular"
        rowKey={({ announcementId }) => String(announcementId)}
        columns={columns}
        empty="Henüz duyuru yayımlanmadı"
      />
    </Stack>
  );
}
