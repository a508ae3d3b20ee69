import { getPageParameters, getChangeToken } from '@havan/contract/bootstrap/page-settings';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { inboxKeys } from '../notifications/inbox.queries.ts';
import { masterKeys } from './basic-infos.queries.ts';
import { messageKeys } from '../notifications/messages.queries.ts';
import { orderKeys } from '../sales/orders.queries.ts';

export const pageSettingsKeys = {
  page: (pageName: string) => ['pageSettings', pageName] as const,
  pulse: ['pulse'],
} as const;

/** Queries whether a page offers to activate the wallet (specification §3 "Wallet activation"). */
export const pageSettingsQuery = (api: Api, pageName: string) =>
  queryOptions({
    queryKey: pageSettingsKeys.page(pageName),
    queryFn: ({ signal }) => api.call(getPageParameters, { pageName }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Queries a mark that changes with flags, counters and agreements; see `useChangeToken`. */
export const changeTokenQuery = (api: Api) =>
  queryOptions({
    queryKey: pageSettingsKeys.pulse,
    queryFn: ({ signal }) => api.call(getChangeToken, {}, { signal }),
    staleTime: 0,
  });

/**
 * Invalidates the data that others may have changed once the change token differs: counters, and the lists
 * beneath them where they are open.
 */
export const markMoved = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [masterKeys.basicInfos, orderKeys.all, messageKeys.all, inboxKeys.notifications].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
