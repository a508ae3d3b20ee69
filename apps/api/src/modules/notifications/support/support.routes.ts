import { ticketListCalls } from '@havan/contract/notifications/support/ticket-lists';
import { ticketCalls } from '@havan/contract/notifications/support/tickets';
import { bind, type Binding, done } from '../../../core/http/bind.ts';
import {
  listTicketMessages,
  listTickets,
  markTicketSeen,
  ticketCounts,
  ticketFilters,
  ticketRecords,
} from './ticket-lists.service.ts';
import { close, create, reopen, reply, ticketOf } from './tickets.service.ts';

export const supportRoutes: readonly Binding[] = [
  bind(ticketListCalls.getTickets, (request, { ctx, actor }) => listTickets(ctx, actor, request)),
  bind(ticketListCalls.getTicketCounts, (_request, { ctx, actor }) => ticketCounts(ctx, actor)),
  bind(ticketListCalls.getTicketFilters, (_request, { ctx }) => ticketFilters(ctx)),
  bind(ticketListCalls.findTicketRecords, (request, { ctx, actor }) => ticketRecords(ctx, actor, request)),
  bind(ticketCalls.createTicket, (request, { ctx, actor }) => create(ctx, actor, request)),
  bind(ticketCalls.getTicket, ({ ticketId }, { ctx, actor }) => ticketOf(ctx, actor, ticketId)),
  bind(ticketCalls.getTicketMessages, (request, { ctx, actor }) => listTicketMessages(ctx, actor, request)),
  bind(ticketCalls.replyToTicket, (request, { ctx, actor }) => reply(ctx, actor, request)),
  bind(ticketCalls.closeTicket, (request, { ctx, actor }) => close(ctx, actor, request)),
  bind(ticketCalls.reopenTicket, (request, { ctx, actor }) => reopen(ctx, actor, request)),
  bind(ticketCalls.markTicketRead, async ({ ticketId }, { ctx, actor }) => {
    await markTicketSeen(ctx, actor, ticketId);
    return done;
  }),
];
