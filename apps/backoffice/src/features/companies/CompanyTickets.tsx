import { companyTicketsQuery } from '@havan/api-client/queries/backoffice/support/tickets';
import { ticketStateLabels } from '@havan/domain/ticket';
import { ticketCategoryFacts } from '@havan/domain/ticket-category';
import type { getCompanyTickets } from '@havan/contract/backoffice/support/tickets';
import type { ResultOf } from '@havan/contract/call';
import { DateText } from '@havan/ui/DateText';
import { Heading } from '@havan/ui/Heading';
import { Link } from '@havan/ui/Link';
import { Loading } from '@havan/ui/Loading';
import { LoadMore } from '@havan/ui/LoadMore';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';

type Row = ResultOf<typeof getCompanyTickets>['items'][number];

const columns: readonly Column<Row>[] = [
  {
    id: 'subject',
    header: 'Konu',
    phone: 'lead',
    cell: ({ ticketId, subject }) => <Link href={paths.ticket(ticketId)}>{subject}</Link>,
  },
  {
    id: 'category',
    header: 'Kategori',
    phone: 'detail',
    cell: (row) => ticketCategoryFacts[row.category].label,
  },
  {
    id: 'changed',
    header: 'Son hareket',
    phone: 'detail',
    cell: ({ changedAt }) => <DateText value={changedAt} format="dateTime" />,
  },
  { id: 'state', header: 'Durum', phone: 'trail', cell: ({ state }) => ticketStateLabels[state] },
];

/** Renders the support tickets of one company. */
export function CompanyTickets({ companyId }: { readonly companyId: number }) {
  const list = useInfiniteQuery(companyTicketsQuery(api, companyId));
  const rows = list.data?.pages.flatMap(({ items }) => items);
  return (
    <Stack as="section" space="s" aria-labelledby="destek">
      <Heading level={2} id="destek">
        Destek talepleri
      </Heading>
      {list.error ? <Failure error={list.error} onRetry={list.refetch} /> : null}
      {rows ? (
        <Table
          caption="Firmanın destek talepleri"
          columns={columns}
          rows={rows}
          rowKey={({ ticketId }) => String(ticketId)}
          empty={<Text tone="soft">Destek talebi açmadı.</Text>}
        />
      ) : list.error ? null : (
        <Loading />
      )}
      {list.hasNextPage ? (
        <LoadMore
          shown={rows?.length ?? 0}
          hasMore
          loading={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
          noun="talep"
        />
      ) : null}
    </Stack>
  );
}
