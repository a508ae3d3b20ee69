import type { RequestOf } from '@havan/contract/call';
import {
  checkUtsAccount,
  getOpenUtsNotices,
  getOrderUts,
  getUtsAccount,
  resendUtsNotice,
  saveUtsAccount,
  settleUtsNotice,
  setUtsLine,
} from '@havan/contract/sales/uts';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

const keys = {
  all: ['uts'] as const,
  account: ['uts', 'account'] as const,
  open: ['uts', 'open'] as const,
  order: (orderId: number) => ['uts', 'order', orderId] as const,
};

/** Queries the connection of the company to ÜTS. */
export const utsAccountQuery = (api: Api) =>
  queryOptions({ queryKey: keys.account, queryFn: ({ signal }) => api.call(getUtsAccount, {}, { signal }) });

/** Queries notices that wait or were refused, page by page. */
export const openUtsNoticesQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: keys.open,
    queryFn: ({ signal, pageParam }) =>
      api.call(getOpenUtsNotices, pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Queries the medical devices of an order and the notices of the company about them. */
export const orderUtsQuery = (api: Api, orderId: number) =>
  queryOptions({
    queryKey: keys.order(orderId),
    queryFn: ({ signal }) => api.call(getOrderUts, { orderId: String(orderId) }, { signal }),
  });

export const saveUtsAccountMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof saveUtsAccount>) => api.call(saveUtsAccount, request),
    gcTime: 0,
    onSuccess: (_done, _request, _before, { client }) => client.invalidateQueries({ queryKey: keys.all }),
  });

export const checkUtsAccountMutation = (api: Api) =>
  mutationOptions({
    mutationFn: () => api.call(checkUtsAccount, {}),
    onSuccess: (_done, _request, _before, { client }) => client.invalidateQueries({ queryKey: keys.all }),
  });

export const setUtsLineMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof setUtsLine>) => api.call(setUtsLine, request),
    onSuccess: (_done, _request, _before, { client }) => client.invalidateQueries({ queryKey: keys.all }),
  });

export const resendUtsNoticeMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (noticeId: number) => api.call(resendUtsNotice, { noticeId }),
    onSuccess: (_done, _request, _before, { client }) => client.invalidateQueries({ queryKey: keys.all }),
  });

export const settleUtsNoticeMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof settleUtsNotice>) => api.call(settleUtsNotice, request),
    onSuccess: (_done, _request, _before, { client }) => client.invalidateQueries({ queryKey: keys.all }),
  });
