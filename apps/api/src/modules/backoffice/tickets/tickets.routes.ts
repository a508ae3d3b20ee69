import { operatorTicketCalls } from '@havan/contract/backoffice/support/tickets';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { companyTickets, noteIn, targets, wholeTicket } from './tickets.service.ts';

export const operatorTicketRoutes: readonly Binding[] = [
  bind(operatorTicketCalls.getOperatorTicket, ({ ticketId }, { ctx, operator }) =>
    wholeTicket(ctx, operator, ticketId),
  ),
  bind(operatorTicketCalls.noteTicket, (request, { ctx, operator, caller }) =>
    noteIn(ctx, operator, caller, request),
  ),
  bind(operatorTicketCalls.getCompanyTickets, (request, { ctx }) => companyTickets(ctx, request)),
  bind(operatorTicketCalls.getTicketTargets, (_request, { ctx }) => targets(ctx)),
];
