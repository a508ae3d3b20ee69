import {
  closeWithdrawal,
  confirmPayoutRun,
  decidePayoutRun,
  findStatements,
  getDuePayouts,
  getPayoutRun,
  getPayoutRuns,
  getWithdrawals,
  preparePayoutRun,
  returnPayoutTransfer,
} from '@havan/contract/backoffice/money/payouts';
import type { RequestOf } from '@havan/contract/call';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

const all = ['payouts'] as const;

export const duePayoutsQuery = (api: OperatorApi) =>
  queryOptions({
    queryKey: [...all, 'due'],
    queryFn: ({ signal }) => api.call(getDuePayouts, {}, { signal }),
  });

export const payoutRunsQuery = (api: OperatorApi) =>
  infiniteQueryOptions({
    queryKey: [...all, 'runs'],
    queryFn: ({ signal, pageParam }) =>
      api.call(getPayoutRuns, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const payoutRunQuery = (api: OperatorApi, runId: number) =>
  infiniteQueryOptions({
    queryKey: [...all, 'run', runId],
    queryFn: ({ signal, pageParam }) =>
      api.call(getPayoutRun, { runId: String(runId), ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ items }) => items.nextCursor ?? undefined,
  });

/** Action of an operator on a payout run; the answer is the updated run. */
export type PayoutRunMove =
  | { readonly act: 'prepare' }
  | { readonly act: 'decide'; readonly request: RequestOf<typeof decidePayoutRun> }
  | { readonly act: 'confirm'; readonly runId: number }
  | { readonly act: 'return'; readonly request: RequestOf<typeof returnPayoutTransfer> };

export const payoutRunMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (move: PayoutRunMove) => {
      if (move.act === 'prepare') return api.call(preparePayoutRun, {});
      if (move.act === 'decide') return api.call(decidePayoutRun, move.request);
      if (move.act === 'confirm') return api.call(confirmPayoutRun, { runId: move.runId });
      return api.call(returnPayoutTransfer, move.request);
    },
    onSuccess: (_run, _move, _before, { client }) => client.invalidateQueries({ queryKey: all }),
  });

export const withdrawalsQuery = (api: OperatorApi, state: RequestOf<typeof getWithdrawals>['state']) =>
  infiniteQueryOptions({
    queryKey: [...all, 'withdrawals', state],
    queryFn: ({ signal, pageParam }) =>
      api.call(getWithdrawals, { state, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const closeWithdrawalMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof closeWithdrawal>) => api.call(closeWithdrawal, request),
    onSettled: (_row, _error, _request, _before, { client }) => client.invalidateQueries({ queryKey: all }),
  });

export const foundStatementsQuery = (api: OperatorApi, search: string) =>
  infiniteQueryOptions({
    queryKey: [...all, 'statements', search],
    queryFn: ({ signal, pageParam }) =>
      api.call(
        findStatements,
        { ...(search && { search }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
