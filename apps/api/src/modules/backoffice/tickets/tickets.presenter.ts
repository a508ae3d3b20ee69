import type { OperatorTicket } from '@havan/contract/backoffice/support/tickets';
import type { Operator } from '../../../core/operator.ts';
import type { WholeTicket } from '../../notifications/support/operator-tickets.service.ts';
import { emailFor, phoneFor } from '../masked.ts';
import type { TicketPartyRow } from './tickets.sql.ts';

export const presentOperatorTicket = (
  { ticket, companyId, messages }: WholeTicket,
  party: TicketPartyRow,
  me: Operator,
): OperatorTicket => ({
  ticketId: ticket.ticketId,
  companyId,
  companyName: party.company,
  person: `${party.name} ${party.surname}`,
  email: emailFor(me, party.email),
  phone: phoneFor(me, party.phone),
  category: ticket.category,
  subject: ticket.subject,
  state: ticket.state,
  record: ticket.record,
  caseId: ticket.caseId,
  createdAt: ticket.createdAt,
  dueAt: ticket.dueAt,
  messages: [...messages],
});
