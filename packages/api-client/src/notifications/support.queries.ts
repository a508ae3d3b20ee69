import { sharedAnswerMs } from '@havan/domain/limits';
import { getHeaderBadges } from '@havan/contract/bootstrap/header-badges';
import type { RequestOf } from '@havan/contract/call';
import {
  findTicketRecords,
  getTicketCounts,
  getTicketFilters,
  getTickets,
} from '@havan/contract/notifications/support/ticket-lists';
import {
  closeTicket,
  createTicket,
  getTicket,
  getTicketMessages,
  markTicketRead,
  reopenTicket,
  replyToTicket,
} from '@havan/contract/notifications/support/tickets';
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

const ticketKeys = {
  all: ['support-tickets'] as const,
  list: (filter: TicketListFilter) => ['support-tickets', 'list', filter] as const,
  one: (ticketId: number) => ['support-tickets', 'one', ticketId] as const,
};
const badgeKey = ['header-badges'] as const;
/** Categories change with a release; how their targets are kept, by the hour. */
const filtersStaleMs = 60 * 60_000;

export type TicketListFilter = Pick<RequestOf<typeof getTickets>, 'state' | 'category'>;

/** Queries the waiting items of the company: support tickets first. */
export const headerBadgesQuery = (api: Api) =>
  queryOptions({
    queryKey: badgeKey,
    queryFn: ({ signal }) => api.call(getHeaderBadges, {}, { signal }),
    staleTime: sharedAnswerMs,
  });

export const ticketsQuery = (api: Api, filter: TicketListFilter) =>
  infiniteQueryOptions({
    queryKey: ticketKeys.list(filter),
    queryFn: ({ signal, pageParam }) =>
      api.call(getTickets, { ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

export const ticketCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...ticketKeys.all, 'counts'],
    queryFn: ({ signal }) => api.call(getTicketCounts, {}, { signal }),
  });

export const ticketFiltersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['support-ticket-filters'],
    queryFn: ({ signal }) => api.call(getTicketFilters, {}, { signal }),
    staleTime: filtersStaleMs,
  });

export const ticketRecordsQuery = (api: Api, kind: 'order' | 'listing', search: string) =>
  queryOptions({
    queryKey: ['support-ticket-records', kind, search],
    queryFn: ({ signal }) => api.call(findTicketRecords, { kind, ...(search && { search }) }, { signal }),
  });

export const ticketQuery = (api: Api, ticketId: number) =>
  queryOptions({
    queryKey: ticketKeys.one(ticketId),
    queryFn: ({ signal }) => api.call(getTicket, { ticketId: String(ticketId) }, { signal }),
  });

/** Queries the messages of a ticket, the newest first. */
export const ticketMessagesQuery = (api: Api, ticketId: number) =>
  infiniteQueryOptions({
    queryKey: [...ticketKeys.one(ticketId), 'messages'],
    queryFn: ({ signal, pageParam }) =>
      api.call(
        getTicketMessages,
        { ticketId: String(ticketId), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

const readAnew = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ticketKeys.all }),
    client.invalidateQueries({ queryKey: badgeKey }),
  ]);

/** Action of a company on its tickets; `key` identifies one wish, so that a repeated request counts once. */
export type TicketMove =
  | { readonly action: 'create'; readonly request: RequestOf<typeof createTicket> }
  | { readonly action: 'reply'; readonly request: RequestOf<typeof replyToTicket> }
  | { readonly action: 'reopen'; readonly request: RequestOf<typeof reopenTicket> }
  | { readonly action: 'close'; readonly request: RequestOf<typeof closeTicket> };

export const ticketMoveMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ key, ...move }: TicketMove & { readonly key: string }) => {
      const init = { idempotencyKey: key };
      if (move.action === 'create') return api.call(createTicket, move.request, init);
      if (move.action === 'reply') return api.call(replyToTicket, move.request, init);
      if (move.action === 'reopen') return api.call(reopenTicket, move.request, init);
      return api.call(closeTicket, move.request);
    },
    onSuccess: (_ticket, _move, _before, { client }) => readAnew(client),
  });

export const markTicketReadMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (ticketId: number) => api.call(markTicketRead, { ticketId: String(ticketId) }),
    onSuccess: (_done, _id, _before, { client }) => readAnew(client),
  });
