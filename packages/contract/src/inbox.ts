import * as v from 'valibot';
import { defineCall } from './call.ts';
import { done, id, idText, instant, nothing } from './primitives.ts';

/** Message preview (specification §3). */
export const messagePreview = v.object({
  conversationId: id,
  userId: id,
  username: v.string(),
  issueDate: instant,
  text: v.string(),
  hasUnreadMessage: v.boolean(),
});

export const getLastMessages = defineCall({
  method: 'GET',
  path: 'Messages/GetLastMessages',
  encoding: 'query',
  access: 'signedIn',
  area: 'messages',
  summary: 'The newest message of the last conversations.',
  request: nothing,
  result: v.array(messagePreview),
});

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

export const getLastNotifications = defineCall({
  method: 'GET',
  path: 'Notifications/GetLastNotifications',
  encoding: 'query',
  access: 'signedIn',
  summary: 'The newest notifications of the company, at most fifty.',
  request: nothing,
  result: v.array(notification),
});

export const markNotificationRead = defineCall({
  method: 'PUT',
  path: 'Notifications/MarkAsRead',
  encoding: 'form',
  access: 'signedIn',
  summary: 'Marks one notification as read.',
  request: v.strictObject({ id: idText }),
  result: done,
});

export const inboxCalls = { getLastMessages, getLastNotifications, markNotificationRead };
