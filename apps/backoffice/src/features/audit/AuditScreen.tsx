import { auditQuery } from '@havan/api-client/queries/backoffice/operators';
import type { AuditEvent } from '@havan/contract/backoffice/audit';
import { DateText } from '@havan/ui/DateText';
import { Heading } from '@havan/ui/Heading';
import { Stack } from '@havan/ui/Stack';
import type { Column } from '@havan/ui/Table';
import { TextField } from '@havan/ui/TextField';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../session.ts';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { useQueryFields } from '../../shared/use-query-fields.ts';
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
  const [query, change] = useQueryFields();
  const operator = query.get('operator') ?? '';
  const list = useInfiniteQuery(auditQuery(api, operator));
  return (
    <Stack space="l">
      <Heading level={1}>Denetim izi</Heading>
      <TextField
        label="Operatör"
        help="Adının başı yeter."
        value={operator}
        onChange={(value) => change({ operator: value })}
      />
      <PagedTable
        list={list}
        noun="işlem"
        caption="Denetim izi"
        rowKey={({ eventId }) => String(eventId)}
        columns={columns}
        empty="Bu ölçüte uyan işlem yok"
      />
    </Stack>
  );
}
