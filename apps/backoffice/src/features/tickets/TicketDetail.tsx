import { operatorTicketQuery } from '@havan/api-client/queries/backoffice/support/tickets';
import type { OperatorTicket } from '@havan/contract/backoffice/support/tickets';
import { ticketStateLabels } from '@havan/domain/ticket';
import { ticketCategoryFacts } from '@havan/domain/ticket-category';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Link } from '@havan/ui/Link';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { TicketLog } from './TicketLog.tsx';
import { TicketNote } from './TicketNote.tsx';

const recordText = ({ record }: OperatorTicket): string => {
  if (!record) return '–';
  if (record.kind === 'listing') return `İlan ${record.id} · ${record.label}`;
  return `Sipariş ${record.id} · ${record.side === 'sold' ? 'alıcı' : 'satıcı'}: ${record.label}`;
};

/** Renders a ticket: company, subject, messages, and the notes of operators. */
export function TicketDetail({ ticketId }: { readonly ticketId: number }) {
  const { data, error, refetch } = useQuery(operatorTicketQuery(api, ticketId));
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  return (
    <Stack space="l">
      <DescriptionList
        items={[
          { term: 'Konu', details: data.subject },
          { term: 'Durum', details: ticketStateLabels[data.state] },
          { term: 'Kategori', details: ticketCategoryFacts[data.category].label },
          { term: 'Firma', details: <Link href={paths.company(data.companyId)}>{data.companyName}</Link> },
          { term: 'Yazan', details: `${data.person} · ${data.phone} · ${data.email}` },
          { term: 'İlgili kayıt', details: recordText(data) },
          ...(data.caseId === null ? [] : [{ term: 'Sipariş talebi', details: data.caseId }]),
          { term: 'Açılış', details: <DateText value={data.createdAt} format="dateTime" /> },
          ...(data.dueAt
            ? [{ term: 'Yanıt süresi', details: <DateText value={data.dueAt} format="dateTime" /> }]
            : []),
        ]}
      />
      <TicketLog messages={data.messages} />
      <TicketNote ticketId={ticketId} />
    </Stack>
  );
}
