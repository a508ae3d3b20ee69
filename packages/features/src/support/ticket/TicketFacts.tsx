import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { Ticket } from '@havan/contract/notifications/support/tickets';
import { ticketCategoryFacts } from '@havan/domain/ticket-category';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Link } from '@havan/ui/Link';
import { useState } from 'react';
import { ticketTexts as texts } from '../support-texts.ts';
import type { SupportOptions } from '../support-options.ts';
import { TicketCase } from './TicketCase.tsx';

interface TicketFactsProps extends Pick<SupportOptions, 'CaseModal'> {
  readonly ticket: Ticket;
}

/** Renders the subject of a ticket, its age, and when it is answered. */
export function TicketFacts({ ticket, CaseModal }: TicketFactsProps) {
  const { paths } = useAppProfile();
  const [now] = useState(() => new Date());
  const { record, dueAt } = ticket;
  return (
    <DescriptionList
      items={[
        { term: texts.number, details: ticket.ticketId },
        { term: texts.category, details: ticketCategoryFacts[ticket.category].label },
        { term: texts.opened, details: <DateText value={ticket.createdAt} format="dateTime" /> },
        ...(dueAt
          ? [
              {
                term: texts.due,
                details:
                  new Date(dueAt) < now ? (
                    texts.overdue
                  ) : (
                    <>
                      {texts.dueBy} <DateText value={dueAt} format="dateTime" />
                    </>
                  ),
              },
            ]
          : []),
        ...(record
          ? [
              {
                term: texts.record,
                details:
                  record.kind === 'order' ? (
                    <Link href={paths.order(record.side ?? 'purchased', record.id)}>
                      {texts.order(record.id, record.label)}
                    </Link>
                  ) : (
                    texts.listing(record.id, record.label)
                  ),
              },
            ]
          : []),
        ...(record?.side === 'purchased'
          ? [
              {
                term: texts.case,
                details: <TicketCase ticket={ticket} orderId={record.id} CaseModal={CaseModal} />,
              },
            ]
          : []),
      ]}
    />
  );
}
