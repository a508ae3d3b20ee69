import type { ResultOf } from '@havan/contract/call';
import type { getLastMessages, Notification } from '@havan/contract/inbox';
import type { MessagePreviewRow, NotificationRow } from './inbox.sql.ts';

export const presentNotification = (row: NotificationRow): Notification => ({
  notificationId: row.id,
  mainCategoryId: row.main_category_id,
  subCategoryId: row.sub_category_id,
  redirectUrl: row.redirect_url,
  isRead: row.read_at !== null,
  issueDate: row.issue_date.toISOString(),
  notificationText: row.body,
});

export const presentPreview = (row: MessagePreviewRow): ResultOf<typeof getLastMessages>[number] => ({
  conversationId: row.conversation_id,
  userId: row.user_id,
  username: row.username,
  issueDate: row.issue_date.toISOString(),
  text: row.body,
  hasUnreadMessage: row.has_unread,
});
