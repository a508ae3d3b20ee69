import { getDuplicates, mergeProducts, previewMerge } from '@havan/contract/backoffice/catalogue/duplicates';
import type { RequestOf } from '@havan/contract/call';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

const key = ['duplicates'] as const;

export const duplicatesQuery = (api: OperatorApi) =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => api.call(getDuplicates, {}, { signal }) });

export const mergePreviewQuery = (api: OperatorApi, sourceId: number, targetId: number) =>
  queryOptions({
    queryKey: [...key, 'preview', sourceId, targetId],
    queryFn: ({ signal }) =>
      api.call(previewMerge, { sourceId: String(sourceId), targetId: String(targetId) }, { signal }),
    gcTime: 0,
  });

export const mergeProductsMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof mergeProducts>) => api.call(mergeProducts, request),
    onSettled: (_done, _error, _request, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: key }),
        client.invalidateQueries({ queryKey: ['marketProducts'] }),
      ]),
  });
