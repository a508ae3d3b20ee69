import {
  applyListingBatch,
  type BulkChange,
  type BulkTarget,
  getListingBatch,
  getListingBatches,
  previewListingBatch,
  undoListingBatch,
} from '@havan/contract/listings/listing-bulk';
import type { RequestOf, ResultOf } from '@havan/contract/call';
import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { listingKeys } from './listings.queries.ts';

type BulkRequest = RequestOf<typeof applyListingBatch>;
export type BulkTick = NonNullable<BulkRequest['ticked']>[number];

const batchKeys = {
  list: ['listing-batches'] as const,
  detail: (batchId: string) => ['listing-batches', batchId] as const,
};

/**
 * Queries the effect of a change of many listings; read anew each time, because the listings change. Without
 * a change no request is sent.
 */
export const bulkPreviewQuery = (api: Api, target: BulkTarget, change: BulkChange | null) =>
  queryOptions({
    queryKey: ['listing-preview', target, change],
    queryFn: change
      ? ({ signal }) => api.call(previewListingBatch, { target, change }, { signal })
      : skipToken,
    gcTime: 0,
    staleTime: 0,
  });

/** Changes many listings; what is more than a thousand goes on by itself. */
export const applyBatchMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...request }: BulkRequest & { idempotencyKey: string }) =>
      api.call(applyListingBatch, request, { idempotencyKey }),
    onSuccess: (_batch, _request, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: listingKeys.all }),
        client.invalidateQueries({ queryKey: batchKeys.list }),
      ]),
  });

/** Puts back what a batch has changed. */
export const undoBatchMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ batchId, idempotencyKey }: { batchId: string; idempotencyKey: string }) =>
      api.call(undoListingBatch, { batchId }, { idempotencyKey }),
    onSuccess: (_batch, _request, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: listingKeys.all }),
        client.invalidateQueries({ queryKey: batchKeys.list }),
      ]),
  });

type BatchPage = ResultOf<typeof getListingBatches>;

/** Queries how many batches are at work. */
const atWork = (page: BatchPage | undefined): number =>
  page?.items.filter(({ state }) => state === 'running' || state === 'undoing').length ?? 0;

/** How often the list is read again while a batch is at work, ms. */
const pollEveryMs = 1000;

/** Changes of many listings in the last thirty days; while one is at work it is looked at again and again. */
export const batchesQuery = (api: Api) =>
  queryOptions({
    queryKey: batchKeys.list,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<BatchPage>(batchKeys.list);
      const page = await api.call(getListingBatches, {}, { signal });
      // What has ended meanwhile shows in the table.
      if (atWork(page) < atWork(before)) void client.invalidateQueries({ queryKey: listingKeys.all });
      return page;
    },
    refetchInterval: ({ state }) => (atWork(state.data) > 0 ? pollEveryMs : false),
  });

/** Queries one batch with what it has left, and why. */
export const batchQuery = (api: Api, batchId: string) =>
  queryOptions({
    queryKey: batchKeys.detail(batchId),
    queryFn: ({ signal }) => api.call(getListingBatch, { batchId }, { signal }),
  });
