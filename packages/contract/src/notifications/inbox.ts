import { notificationChannels, notificationKindIds } from '@havan/domain/notification-kind';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, done, flagText, id, idText, instant, nothing, pageOf, pageSize } from '../primitives.ts';

/** Notification (specification §3); the text is plain, the wire carries no HTML. */
export const notification = v.object({
  notificationId: id,
  mainCategoryId: v.number(),
  subCategoryId: v.number(),
  redirectUrl: v.nullable(v.string()),
  isRead: v.boolean(),
  issueDate: instant,
  notificationText: v.string(),
});
export type Notification = v.InferOutput<typeof notification>;

const getLastNotificationsSchemas = {
  summary: 'The newest notifications of the company, at most fifty.',
  request: nothing,
  result: v.array(notification),
};

export const getLastNotifications = defineCall<typeof getLastNotificationsSchemas>()({
  method: 'GET',
  path: 'Notifications/GetLastNotifications',
  encoding: 'query',
  access: 'signedIn',
});

const markNotificationReadSchemas = {
  summary: 'Marks one notification as read.',
  request: v.strictObject({ id: idText }),
  result: done,
};

export const markNotificationRead = defineCall<typeof markNotificationReadSchemas>()({
  method: 'PUT',
  path: 'Notifications/MarkAsRead',
  encoding: 'form',
  access: 'signedIn',
});

const getGroupedNotificationsSchemas = {
  summary: 'Notifications by main category and kind; `isRead=false` leaves those that are not read yet.',
  request: v.strictObject({ isRead: v.optional(flagText) }),
  result: v.array(
    v.object({
      mainCategoryId: v.number(),
      mainCategoryName: v.string(),
      subTotalCount: v.number(),
      subCategory: v.array(
        v.object({
          subCategoryId: v.number(),
          subCategoryName: v.string(),
          count: v.number(),
          notificationList: v.array(notification),
        }),
      ),
    }),
  ),
};

/** Grouped notifications (specification §3): the counts are of all, the lists hold the newest fifty of each kind. */
export const getGroupedNotifications = defineCall<typeof getGroupedNotificationsSchemas>()({
  method: 'GET',
  path: 'Notifications/GetGroupedNotifications',
  encoding: 'query',
  access: 'signedIn',
});

const getAllNotificationsSchemas = {
  summary: 'Every notification of a main category, newest first.',
  request: v.strictObject({
    mainCategoryId: v.pipe(v.string(), v.regex(/^(?:5|10|15)$/), v.transform(Number)),
    /** Kinds as a comma list; left out means all. */
    subCategories: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}(,\d{1,6}){0,19}$/))),
    isRead: v.optional(flagText),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: pageOf(notification),
};

export const getAllNotifications = defineCall<typeof getAllNotificationsSchemas>()({
  method: 'GET',
  path: 'Notifications/GetAllNotifications',
  encoding: 'query',
  access: 'signedIn',
});

const markAllNotificationsReadSchemas = {
  summary: 'Marks every notification of a main category as read.',
  request: v.strictObject({
    mainCategoryId: v.pipe(v.string(), v.regex(/^(?:5|10|15)$/), v.transform(Number)),
  }),
  result: done,
};

export const markAllNotificationsRead = defineCall<typeof markAllNotificationsReadSchemas>()({
  method: 'PUT',
  path: 'Notifications/MarkAllAsRead',
  encoding: 'form',
  access: 'signedIn',
});

const channels = v.strictObject({
  app: v.boolean(),
  /** Devices that the user has added for notifications. */
  push: v.boolean(),
  email: v.boolean(),
  sms: v.boolean(),
});

const preferences = v.object({
  /** The kinds that this company can get, in the order of their tabs. */
  kinds: v.array(
    v.object({
      subCategoryId: v.picklist(notificationKindIds),
      subCategoryName: v.string(),
      mainCategoryId: v.number(),
      channels,
    }),
  ),
  /** Where mails and text messages go. */
  email: v.string(),
  phone: v.string(),
});
export type NotificationPreferences = v.InferOutput<typeof preferences>;

const getNotificationPreferencesSchemas = {
  summary: 'Which notifications reach this user in the app, by e-mail and by SMS.',
  request: nothing,
  result: preferences,
};

export const getNotificationPreferences = defineCall<typeof getNotificationPreferencesSchemas>()({
  method: 'GET',
  path: 'Notifications/Preferences',
  encoding: 'query',
  access: 'signedIn',
  area: 'notificationSettings',
});

const setNotificationPreferencesSchemas = {
  summary: 'Switches kinds of notifications on or off, each on its channel; what is not named stays.',
  request: v.strictObject({
    changes: v.pipe(
      v.array(
        v.strictObject({
          subCategoryId: v.picklist(notificationKindIds),
          channel: v.picklist(notificationChannels),
          isOn: v.boolean(),
        }),
      ),
      v.minLength(1),
      v.maxLength(100),
    ),
  }),
  result: preferences,
};

export const setNotificationPreferences = defineCall<typeof setNotificationPreferencesSchemas>()({
  method: 'PUT',
  path: 'Notifications/Preferences',
  encoding: 'json',
  access: 'signedIn',
  area: 'notificationSettings',
});

export const inboxCalls = {
  getLastNotifications: withSchemas(getLastNotifications, getLastNotificationsSchemas),
  getGroupedNotifications: withSchemas(getGroupedNotifications, getGroupedNotificationsSchemas),
  getAllNotifications: withSchemas(getAllNotifications, getAllNotificationsSchemas),
  markNotificationRead: withSchemas(markNotificationRead, markNotificationReadSchemas),
  markAllNotificationsRead: withSchemas(markAllNotificationsRead, markAllNotificationsReadSchemas),
  getNotificationPreferences: withSchemas(getNotificationPreferences, getNotificationPreferencesSchemas),
  setNotificationPreferences: withSchemas(setNotificationPreferences, setNotificationPreferencesSchemas),
};
