import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, flagText, pageOf, pageSize } from '../primitives.ts';
import { notification } from './inbox.ts';

const getMonthOfNotificationsSchemas = {
  summary: 'The notifications of the last thirty days, of every kind, newest first.',
  request: v.strictObject({
    isRead: v.optional(flagText),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: pageOf(notification),
};

export const getMonthOfNotifications = defineCall<typeof getMonthOfNotificationsSchemas>()({
  method: 'GET',
  path: 'Notifications/GetLast30Days',
  encoding: 'query',
  access: 'signedIn',
});

export const inboxMonthCalls = {
  getMonthOfNotifications: withSchemas(getMonthOfNotifications, getMonthOfNotificationsSchemas),
};
