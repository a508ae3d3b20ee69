import {
  attachToTicket,
  getCompanyTickets,
  getOperatorTicket,
  getTicketTargets,
  noteTicket,
} from '@havan/contract/backoffice/support/tickets';
import type { RequestOf } from '@havan/contract/call';
import type { StoredFile } from '@havan/contract/identity/files';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

/** Below the queue's own key: a decision reads the ticket anew. */
const ticketKey = (ticketId: number) => ['queues', 'tickets', 'ticket', ticketId] as const;

export const operatorTicketQuery = (api: OperatorApi, ticketId: number) =>
  queryOptions({
    queryKey: ticketKey(ticketId),
    queryFn: ({ signal }) => api.call(getOperatorTicket, { ticketId: String(ticketId) }, { signal }),
  });

export const ticketTargetsQuery = (api: OperatorApi) =>
  queryOptions({
    queryKey: ['queues', 'tickets', 'targets'],
    queryFn: ({ signal }) => api.call(getTicketTargets, {}, { signal }),
  });

export const companyTicketsQuery = (api: OperatorApi, companyId: number) =>
  infiniteQueryOptions({
    queryKey: ['companies', 'tickets', companyId],
    queryFn: ({ signal, pageParam }) =>
      api.call(
        getCompanyTickets,
        { companyId: String(companyId), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const noteTicketMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof noteTicket>) => api.call(noteTicket, request),
    onSuccess: (ticket, _request, _before, { client }) =>
      client.setQueryData(ticketKey(ticket.ticketId), ticket),
  });

/** Sends a file for an answer in a ticket. @throws ApiError */
export const sendTicketFile = (api: OperatorApi, ticketId: number, file: File): Promise<StoredFile> =>
  api.call(
    attachToTicket,
    { ticketId: String(ticketId), fileName: file.name.slice(0, 200) || 'belge' },
    { file },
  );
