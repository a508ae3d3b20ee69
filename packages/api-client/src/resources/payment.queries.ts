import type { RequestOf } from '@havan/contract/call';
import {
  getAddresses,
  getCheckout,
  getInstallments,
  getPaymentStatus,
  pay,
  saveAddress,
} from '@havan/contract/payment';
import type { PaymentState } from '@havan/domain/payment';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

export const paymentKeys = {
  checkouts: ['payment', 'checkout'] as const,
  checkout: (sellerIds: readonly number[]) => ['payment', 'checkout', ...sellerIds] as const,
  installments: (amount: number, bin: string) => ['payment', 'installments', amount, bin] as const,
  status: (paymentId: string) => ['payment', 'status', paymentId] as const,
  addresses: ['payment', 'addresses'] as const,
};

/** What is about to be paid; no seller named means all of them. Never shown from the cache as if it were true. */
export const checkoutQuery = (api: Api, sellerIds: readonly number[]) =>
  queryOptions({
    queryKey: paymentKeys.checkout(sellerIds),
    queryFn: ({ signal }) =>
      api.call(getCheckout, sellerIds.length > 0 ? { sellerIds: sellerIds.join(',') } : {}, { signal }),
  });

/** @param amount kuruş  @param bin the first six to eight digits of the card */
export const installmentsQuery = (api: Api, amount: number, bin: string) =>
  queryOptions({
    queryKey: paymentKeys.installments(amount, bin),
    queryFn: ({ signal }) => api.call(getInstallments, { amount: String(amount), bin }, { signal }),
    enabled: bin.length >= 6 && amount > 0,
  });

export const payMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...request }: RequestOf<typeof pay> & { idempotencyKey: string }) =>
      api.call(pay, request, { idempotencyKey }),
  });

const underway: ReadonlySet<PaymentState> = new Set(['created', 'threeDsPending', 'authorised']);

/** Asked every second and a half until the bank has decided. */
export const paymentStatusQuery = (api: Api, paymentId: string) =>
  queryOptions({
    queryKey: paymentKeys.status(paymentId),
    queryFn: ({ signal }) => api.call(getPaymentStatus, { paymentId }, { signal }),
    refetchInterval: ({ state: { data } }) => (!data || underway.has(data.state) ? 1500 : false),
    enabled: paymentId !== '',
  });

export const addressesQuery = (api: Api) =>
  queryOptions({
    queryKey: paymentKeys.addresses,
    queryFn: ({ signal }) => api.call(getAddresses, {}, { signal }),
  });

export const saveAddressMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof saveAddress>) => api.call(saveAddress, request),
    onSuccess: (addresses, _request, _before, { client }) => {
      client.setQueryData(paymentKeys.addresses, addresses);
      return client.invalidateQueries({ queryKey: paymentKeys.checkouts });
    },
  });
