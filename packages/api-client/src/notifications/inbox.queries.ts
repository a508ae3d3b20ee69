import type { RequestOf } from '@havan/contract/call';
import {
  getAllNotifications,
  getGroupedNotifications,
  getLastNotifications,
  getNotificationPreferences,
  markAllNotificationsRead,
  markNotificationRead,
  type NotificationPreferences,
  setNotificationPreferences,
} from '@havan/contract/notifications/inbox';
import type { NotificationChannel } from '@havan/domain/notification-kind';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { masterKeys } from '../bootstrap/basic-infos.queries.ts';

export const inboxKeys = { notifications: ['notifications'] } as const;

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

export const preferencesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...inboxKeys.notifications, 'preferences'],
    queryFn: ({ signal }) => api.call(getNotificationPreferences, {}, { signal }),
  });

export type PreferenceChange = Pick<NotificationPreferences['kinds'][number], 'subCategoryId'> & {
  readonly channel: NotificationChannel;
  readonly isOn: boolean;
};

/** Returns a mutation that moves a switch at once and moves it back when the server did not accept it. */
export const changePreferencesMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (changes: readonly PreferenceChange[]) =>
      api.call(setNotificationPreferences, { changes: [...changes] }),
    onMutate: (changes, { client }) => {
      client.setQueryData(preferencesQuery(api).queryKey, (known) => known && withChanges(known, changes));
    },
    onSettled: (_saved, _error, _changes, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: inboxKeys.notifications }),
        client.invalidateQueries({ queryKey: masterKeys.basicInfos }),
      ]),
  });

const withChanges = (
  known: NotificationPreferences,
  changes: readonly PreferenceChange[],
): NotificationPreferences => ({
  ...known,
  kinds: known.kinds.map((kind) => {
    const own = changes.filter(({ subCategoryId }) => subCategoryId === kind.subCategoryId);
    const switched = Object.fromEntries(own.map(({ channel, isOn }) => [channel, isOn]));
    return { ...kind, channels: { ...kind.channels, ...switched } };
  }),
});
