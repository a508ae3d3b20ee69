import { getLedgerAccounts, getLedgerEntries, reconcileWithBank } from '@havan/contract/backoffice/ledger';
import { findPayments, getPaymentTimeline, replayPayment } from '@havan/contract/backoffice/payments';
import type { RequestOf } from '@havan/contract/call';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from './operators.queries.ts';

type Filter<Request> = Omit<Request, 'cursor' | 'pageSize'>;

export const foundPaymentsQuery = (api: OperatorApi, filter: Filter<RequestOf<typeof findPayments>>) =>
  infiniteQueryOptions({
    queryKey: ['payments', 'list', filter],
    queryFn: ({ signal, pageParam }) =>
      api.call(findPayments, { ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

const timelineKey = (paymentId: string) => ['payments', 'timeline', paymentId] as const;

export const paymentTimelineQuery = (api: OperatorApi, paymentId: string) =>
  queryOptions({
    queryKey: timelineKey(paymentId),
    queryFn: ({ signal }) => api.call(getPaymentTimeline, { paymentId }, { signal }),
  });

export const replayPaymentMutation = (api: OperatorApi) =>
  mutationOptions({
    mutationFn: (paymentId: string) => api.call(replayPayment, { paymentId }),
    onSuccess: ({ timeline }, paymentId, _before, { client }) => {
      client.setQueryData(timelineKey(paymentId), timeline);
      return client.invalidateQueries({ queryKey: ['payments', 'list'] });
    },
  });

export const ledgerEntriesQuery = (api: OperatorApi, filter: Filter<RequestOf<typeof getLedgerEntries>>) =>
  infiniteQueryOptions({
    queryKey: ['ledger', 'entries', filter],
    queryFn: ({ signal, pageParam }) =>
      api.call(getLedgerEntries, { ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const ledgerAccountsQuery = (api: OperatorApi) =>
  queryOptions({
    queryKey: ['ledger', 'accounts'],
    queryFn: ({ signal }) => api.call(getLedgerAccounts, {}, { signal }),
  });

export const reconcileMutation = (api: OperatorApi) =>
  mutationOptions({ mutationFn: () => api.call(reconcileWithBank, {}) });
