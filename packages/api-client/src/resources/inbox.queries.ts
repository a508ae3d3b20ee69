import { getLastMessages, getLastNotifications, markNotificationRead } from '@havan/contract/inbox';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
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
    queryKey: inboxKeys.notifications,
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
