import type { RequestOf } from '@havan/contract/call';
import {
  getAllNotifications,
  getGroupedNotifications,
  getLastMessages,
  getLastNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@havan/contract/inbox';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { masterKeys } from './master.queries.ts';

export const inboxKeys = { messages: ['messages'], notifications: ['notifications'] } as const;

export const lastMessagesQuery = (api: Api) =>
  queryOptions({
    queryKey: inboxKeys.messages,
    queryFn: ({ signal }) => api.call(getLastMessages, {}, { signal }),
  });

export const lastNotificationsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...inboxKeys.notifications, 'last'],
    queryFn: ({ signal }) => api.call(getLastNotifications, {}, { signal }),
  });

export const markNotificationReadMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (notificationId: number) => api.call(markNotificationRead, { id: String(notificationId) }),
    onSuccess: (_done, _id, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: inboxKeys.notifications }),
        client.invalidateQueries({ queryKey: masterKeys.basicInfos }),
      ]),
  });

/** Tabs and kinds with their counts; `unreadOnly` counts those that are not read yet. */
export const groupedNotificationsQuery = (api: Api, unreadOnly: boolean) =>
  queryOptions({
    queryKey: [...inboxKeys.notifications, 'grouped', unreadOnly],
    queryFn: ({ signal }) =>
      api.call(getGroupedNotifications, unreadOnly ? { isRead: 'false' } : {}, { signal }),
  });

type ListFilter = Omit<RequestOf<typeof getAllNotifications>, 'cursor'>;

export const allNotificationsQuery = (api: Api, filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: [...inboxKeys.notifications, 'all', filter],
    queryFn: ({ signal, pageParam }) =>
      api.call(getAllNotifications, { ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

export const markAllReadMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (mainCategoryId: number) =>
      api.call(markAllNotificationsRead, { mainCategoryId: String(mainCategoryId) }),
    onSuccess: (_done, _id, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: inboxKeys.notifications }),
        client.invalidateQueries({ queryKey: masterKeys.basicInfos }),
      ]),
  });
