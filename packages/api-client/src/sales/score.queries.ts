import { sharedAnswerMs } from '@havan/domain/limits';
import type { RequestOf } from '@havan/contract/call';
import { answerComment, getComments } from '@havan/contract/sales/evaluations';
import { appealScore, getBadges, getScore, getScoreEvents } from '@havan/contract/sales/score';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { orderKeys } from './orders.queries.ts';

const scoreKey = [...orderKeys.all, 'score'] as const;

/** Queries the score of the company with what it is made of. */
export const scoreQuery = (api: Api) =>
  queryOptions({
    queryKey: [...scoreKey, 'parts'],
    queryFn: ({ signal }) => api.call(getScore, {}, { signal }),
    staleTime: sharedAnswerMs,
  });

/** Queries the facts that lower the score, page by page. */
export const scoreEventsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [...scoreKey, 'events'],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.call(getScoreEvents, { ...(cursor && { cursor }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

/** Queries the badges that the company has or can earn. */
export const badgesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...scoreKey, 'badges'],
    queryFn: ({ signal }) => api.call(getBadges, {}, { signal }),
  });

/** Queries the ratings of the company by buyers, or of its sellers by the company, page by page. */
export const commentsQuery = (api: Api, request: Omit<RequestOf<typeof getComments>, 'cursor'>) =>
  infiniteQueryOptions({
    queryKey: [...scoreKey, 'comments', request],
    queryFn: ({ signal, pageParam: cursor }) =>
      api.call(getComments, { ...request, ...(cursor && { cursor }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

/** Returns a mutation that answers a rating and invalidates the lists. */
export const answerCommentMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof answerComment>) => api.call(answerComment, request),
    onSuccess: (_done, _request, _context, { client }) => client.invalidateQueries({ queryKey: scoreKey }),
  });

/** Returns a mutation that appeals against a fact of the score; a rating is reported in the same way. */
export const appealMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof appealScore>) => api.call(appealScore, request),
    onSuccess: (_done, _request, _context, { client }) => client.invalidateQueries({ queryKey: scoreKey }),
  });
