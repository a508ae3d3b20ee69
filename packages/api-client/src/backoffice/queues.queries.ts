import { getApplication } from '@havan/contract/backoffice/applications';
import { claimQueueItem, decideQueueItem, getQueue, getQueues } from '@havan/contract/backoffice/queues';
import type { RequestOf } from '@havan/contract/call';
import type { QueueId } from '@havan/domain/work-queue';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from './operators.queries.ts';

const keys = { queues: ['queues'] } as const;
/** How often the counters are read while somebody looks, in milliseconds. */
const countersMs = 60_000;
/** How often a list is read while somebody looks: what others take and decide. */
const listMs = 10_000;
/** Half of the duration of a claim (`queueClaimMs`), so that an operator who still looks keeps the item. */
const renewMs = 5 * 60_000;

export const queueCountsQuery = (api: OperatorApi) =>
  queryOptions({
    queryKey: [...keys.queues, 'counts'],
    queryFn: ({ signal }) => api.call(getQueues, {}, { signal }),
    refetchInterval: countersMs,
  });

export const queueQuery = (api: OperatorApi, queue: QueueId) =>
  infiniteQueryOptions({
    queryKey: [...keys.queues, queue],
    queryFn: ({ signal, pageParam }) =>
      api.call(getQueue, { queue, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: listMs,
  });

/** Takes an item for as long as somebody looks at it. */
export const claimQuery = (api: OperatorApi, queue: QueueId, itemId: number) =>
  queryOptions({
    queryKey: ['claim', queue, itemId],
    queryFn: ({ signal }) => api.call(claimQueueItem, { queue, itemId }, { signal }),
    // An item that somebody else has is asked for again soon: it may be free.
    refetchInterval: ({ state }) => (state.error ? listMs : renewMs),
    retry: false,
    gcTime: 0,
  });

export const decideQueueItemMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof decideQueueItem>) => api.call(decideQueueItem, request),
    onSettled: (_done, _error, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: keys.queues }),
  });

export const applicationQuery = (api: OperatorApi, companyId: number) =>
  queryOptions({
    queryKey: [...keys.queues, 'companies', 'application', companyId],
    queryFn: ({ signal }) => api.call(getApplication, { companyId: String(companyId) }, { signal }),
  });
