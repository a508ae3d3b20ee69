import type { ResultOf } from '@havan/contract/call';
import type { Conversation, getLastMessages, Message } from '@havan/contract/notifications/messages';
import type { ConversationRow, MessageRow } from './messages.sql.ts';

export const presentPreview = (row: ConversationRow): ResultOf<typeof getLastMessages>[number] => ({
  conversationId: row.conversation_id,
  userId: row.user_id,
  username: row.username,
  companyName: row.company_name,
  issueDate: row.issue_date.toISOString(),
  text: row.body,
  hasUnreadMessage: row.has_unread,
});

export const presentConversation = (row: ConversationRow, companyId: number): Conversation => ({
  ...presentPreview(row),
  isOwn: row.sender_id === companyId,
});

export const presentMessage = (row: MessageRow, companyId: number): Message => ({
  messageId: row.id,
  isOwn: row.sender_id === companyId,
  text: row.body,
  issueDate: row.issue_date.toISOString(),
  isRead: row.read_at !== null,
});
