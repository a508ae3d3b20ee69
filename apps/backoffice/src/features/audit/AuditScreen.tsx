import { auditQuery } from '@havan/api-client/queries/backoffice/operators';
import type { AuditEvent } from '@havan/contract/backoffice/audit';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { Heading } from '@havan/ui/Heading';
import { Loading } from '@havan/ui/Loading';
import { LoadMore } from '@havan/ui/LoadMore';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { TextField } from '@havan/ui/TextField';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { actionLabel, fieldsText, subjectText } from './audit-texts.ts';

const columns: readonly Column<AuditEvent>[] = [
  {
    id: 'at',
    header: 'Zaman',
    phone: 'trail',
    cell: ({ at }) => <DateText value={at} format="dateTime" />,
  },
  { id: 'who', header: 'Operatör', phone: 'lead', cell: (event) => event.operator ?? 'Sistem' },
  { id: 'action', header: 'İşlem', phone: 'lead', cell: ({ action }) => actionLabel(action) },
  { id: 'subject', header: 'Konu', phone: 'detail', cell: subjectText },
  { id: 'before', header: 'Önce', phone: 'detail', cell: ({ before }) => fieldsText(before) },
  { id: 'after', header: 'Sonra', phone: 'detail', cell: ({ after }) => fieldsText(after) },
  { id: 'ip', header: 'IP', phone: 'detail', cell: ({ ip }) => ip ?? '–' },
];

/** Renders the actions of operators, the newest first, with the values before and after. */
export function AuditScreen() {
  const [query, setQuery] = useSearchParams();
  const operator = query.get('operator') ?? '';
  const { data, error, refetch, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(auditQuery(api, operator));
  const events = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Stack space="l">
      <Heading level={1}>Denetim izi</Heading>
      <TextField
        label="Operatör"
        help="Adının başı yeter."
        value={operator}
        onChange={(value) => setQuery(value ? { operator: value } : {}, { replace: true })}
      />
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      {isPending ? <Loading /> : null}
      {data ? (
        <Table
          caption="Denetim izi"
          rows={events}
          rowKey={({ eventId }) => String(eventId)}
          columns={columns}
          empty={<EmptyState kind="other" size="panel" title="Bu ölçüte uyan işlem yok" />}
        />
      ) : null}
      <LoadMore
        shown={events.length}
        hasMore={hasNextPage}
        loading={isFetchingNextPage}
        onLoadMore={() => void fetchNextPage()}
        noun="işlem"
      />
    </Stack>
  );
}
