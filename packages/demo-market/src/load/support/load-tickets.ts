import { ticketDueAt } from '@havan/domain/ticket-category';
import type { DemoTicket } from '../../messages/tickets.ts';
import type { Loader } from '../loader.ts';

/** Support tickets with what was written in them; the owner of a company has its id. */
export async function loadTickets(loader: Loader, tickets: readonly DemoTicket[]): Promise<void> {
  const numbered = tickets.flatMap((ticket, index) => {
    const [first] = ticket.messages;
    const last = ticket.messages.at(-1);
    return first && last ? [{ ...ticket, id: index + 1, first, last }] : [];
  });
  await loader.copy(
    'support_ticket',
    [
      'id',
      'company_id',
      'user_id',
      'category',
      'subject',
      'state',
      'order_id',
      'created_at',
      'changed_at',
      'seen_at',
      'waits_since',
      'due_at',
      'closed_at',
    ],
    numbered.map(({ id, companyId, category, subject, state, orderId, closedAt, first, last }) => [
      id,
      companyId,
      companyId,
      category,
      subject,
      state,
      orderId,
      first.at,
      closedAt ?? last.at,
      // What is closed was read; what waits was not.
      closedAt ?? first.at,
      state === 'open' ? first.at : null,
      state === 'open' ? ticketDueAt(category, first.at) : null,
      closedAt,
    ]),
  );
  await loader.copy(
    'support_message',
    ['ticket_id', 'party', 'user_id', 'body', 'at', 'due_at'],
    numbered.flatMap(({ id, companyId, messages }) =>
      messages.map(
        ({ party, body, at, dueAt }) =>
          [id, party, party === 'customer' ? companyId : null, body, at, dueAt] as const,
      ),
    ),
  );
}
