import { ticketTargetsQuery } from '@havan/api-client/queries/backoffice/support/tickets';
import type { getTicketTargets } from '@havan/contract/backoffice/support/tickets';
import type { ResultOf } from '@havan/contract/call';
import { formatCount } from '@havan/domain/count';
import { ticketCategoryFacts, ticketTargetText, workingTimeText } from '@havan/domain/ticket-category';
import { Heading } from '@havan/ui/Heading';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';

type Row = ResultOf<typeof getTicketTargets>['categories'][number];

const columns: readonly Column<Row>[] = [
  {
    id: 'category',
    header: 'Kategori',
    phone: 'lead',
    cell: ({ category }) => ticketCategoryFacts[category].label,
  },
  { id: 'target', header: 'Hedef', phone: 'detail', cell: ({ category }) => ticketTargetText(category) },
  {
    id: 'answered',
    header: 'Yanıtlanan',
    phone: 'detail',
    align: 'end',
    cell: (row) => formatCount(row.answered),
  },
  {
    id: 'inTime',
    header: 'Süresinde',
    phone: 'trail',
    align: 'end',
    cell: ({ answered, inTime }) => (answered > 0 ? `%${Math.floor((100 * inTime) / answered)}` : '–'),
  },
  {
    id: 'median',
    header: 'Ortanca yanıt',
    phone: 'detail',
    align: 'end',
    cell: ({ medianMinutes }) => (medianMinutes === null ? '–' : workingTimeText(medianMinutes)),
  },
  {
    id: 'waiting',
    header: 'Bekleyen',
    phone: 'detail',
    align: 'end',
    cell: (row) => formatCount(row.waiting),
  },
  {
    id: 'overdue',
    header: 'Geciken',
    phone: 'detail',
    align: 'end',
    cell: (row) => formatCount(row.overdue),
  },
];

/** Renders how the response times of the last thirty days kept their targets, by category. */
export function TicketTargets() {
  const { data, error, refetch } = useQuery(ticketTargetsQuery(api));
  return (
    <Stack as="section" space="s" aria-labelledby="hedefler">
      <Heading level={2} id="hedefler">
        Yanıt süreleri, son 30 gün
      </Heading>
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      {data ? (
        <Table
          caption="Kategorilere göre yanıt süreleri"
          columns={columns}
          rows={data.categories}
          rowKey={({ category }) => category}
          rowTone={({ overdue }) => (overdue > 0 ? 'attention' : undefined)}
        />
      ) : error ? null : (
        <Loading />
      )}
    </Stack>
  );
}
