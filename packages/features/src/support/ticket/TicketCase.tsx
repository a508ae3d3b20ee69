import { orderQuery } from '@havan/api-client/queries/sales/orders';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { Ticket } from '@havan/contract/notifications/support/tickets';
import type { SupportOptions } from '../support-options.ts';
import { Button } from '@havan/ui/Button';
import { Link } from '@havan/ui/Link';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ticketTexts as texts } from '../support-texts.ts';

interface TicketCaseProps {
  readonly ticket: Ticket;
  readonly orderId: number;
  readonly CaseModal: SupportOptions['CaseModal'];
}

/** Renders the case that was opened from the ticket, or the button that opens one while the order allows it. */
export function TicketCase({ ticket, orderId, CaseModal }: TicketCaseProps) {
  const { api, paths } = useAppProfile();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { data: order } = useQuery(orderQuery(api, 'purchased', orderId));
  if (ticket.caseId !== null) return <Link href={paths.order('purchased', orderId)}>{texts.openedCase}</Link>;
  if (!order?.openableCase || order.openCase !== null || ticket.state === 'closed') return '–';
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setIsOpen(true)}>
        {texts.openCase[order.openableCase]}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <CaseModal
            order={order}
            kind={order.openableCase}
            ticketId={ticket.ticketId}
            onClose={() => {
              setIsOpen(false);
              void client.invalidateQueries({ queryKey: ['support-tickets'] });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
