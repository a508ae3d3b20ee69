import type { RequestOf } from '@havan/contract/call';
import {
  buyCredits,
  getCreditBalance,
  getCreditMovements,
  getCreditPackages,
  getCreditPurchase,
  refundCredits,
} from '@havan/contract/sales/e-invoice-credits';
import type { PaymentState } from '@havan/domain/payment';
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

const all = ['eInvoiceCredits'] as const;

/** Credits were spent, bought or given back. */
export const creditsMoved = (client: QueryClient) => client.invalidateQueries({ queryKey: all });

export const creditPackagesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...all, 'packages'],
    queryFn: ({ signal }) => api.call(getCreditPackages, {}, { signal }),
  });

export const creditBalanceQuery = (api: Api) =>
  queryOptions({
    queryKey: [...all, 'balance'],
    queryFn: ({ signal }) => api.call(getCreditBalance, {}, { signal }),
  });

export const creditMovementsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [...all, 'movements'],
    queryFn: ({ signal, pageParam }) =>
      api.call(getCreditMovements, pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

const underWay: ReadonlySet<PaymentState> = new Set(['created', 'threeDsPending', 'authorised']);

/** Queries a purchase of credits every second and a half until the bank has decided. */
export const creditPurchaseQuery = (api: Api, paymentId: string) =>
  queryOptions({
    queryKey: [...all, 'purchase', paymentId],
    queryFn: ({ signal }) => api.call(getCreditPurchase, { paymentId }, { signal }),
    refetchInterval: ({ state: { data } }) => (!data || underWay.has(data.state) ? 1500 : false),
  });

export const buyCreditsMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...request }: RequestOf<typeof buyCredits> & { idempotencyKey: string }) =>
      api.call(buyCredits, request, { idempotencyKey }),
  });

export const refundCreditsMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, paymentId }: { paymentId: string; idempotencyKey: string }) =>
      api.call(refundCredits, { paymentId }, { idempotencyKey }),
    onSuccess: (_done, _request, _before, { client }) => creditsMoved(client),
  });
