import type { RequestOf } from '@havan/contract/call';
import { getMonthOfNotifications } from '@havan/contract/notifications/inbox-month';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { inboxKeys } from './inbox.queries.ts';

type MonthFilter = Omit<RequestOf<typeof getMonthOfNotifications>, 'cursor'>;

/** Queries the notifications of the last thirty days, of every kind. */
export const monthOfNotificationsQuery = (api: Api, filter: MonthFilter) =>
  infiniteQueryOptions({
    queryKey: [...inboxKeys.notifications, 'month', filter],
    queryFn: ({ signal, pageParam }) =>
      api.call(getMonthOfNotifications, { ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
