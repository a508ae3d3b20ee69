import {
  addBankTransfer,
  closeTransferReturn,
  getTransferReturns,
  getUnmatchedTransfers,
  importBankFile,
  matchTransferByHand,
} from '@havan/contract/backoffice/money/bank-transfers';
import type { RequestOf } from '@havan/contract/call';
import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

const all = ['bankTransfers'] as const;
const changed = (client: QueryClient) => client.invalidateQueries({ queryKey: all });

export const unmatchedTransfersQuery = (api: OperatorApi) =>
  infiniteQueryOptions({
    queryKey: [...all, 'unmatched'],
    queryFn: ({ signal, pageParam }) =>
      api.call(getUnmatchedTransfers, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const transferReturnsQuery = (
  api: OperatorApi,
  state: RequestOf<typeof getTransferReturns>['state'],
) =>
  infiniteQueryOptions({
    queryKey: [...all, 'returns', state],
    queryFn: ({ signal, pageParam }) =>
      api.call(getTransferReturns, { state, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const importBankFileMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof importBankFile>) => api.call(importBankFile, request),
    onSuccess: (_file, { isTrial }, _before, { client }) => (isTrial ? undefined : changed(client)),
  });

export const addBankTransferMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof addBankTransfer>) => api.call(addBankTransfer, request),
    onSuccess: (_found, _request, _before, { client }) => changed(client),
  });

export const matchTransferMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof matchTransferByHand>) => api.call(matchTransferByHand, request),
    onSuccess: (_matched, _request, _before, { client }) => changed(client),
  });

export const closeReturnMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof closeTransferReturn>) => api.call(closeTransferReturn, request),
    onSuccess: (_done, _request, _before, { client }) => changed(client),
  });
