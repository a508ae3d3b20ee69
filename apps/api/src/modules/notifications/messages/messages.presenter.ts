import type { ResultOf } from '@havan/contract/call';
import type { MessageTemplate, TemplateOrder } from '@havan/contract/notifications/message-templates';
import type { Conversation, getLastMessages, Message } from '@havan/contract/notifications/messages';
import { carrierOf } from '@havan/domain/carrier';
import { hiddenMessageText, type MessageReportState } from '@havan/domain/message-report';
import { presentFile } from '../../identity/files/files.service.ts';
import type { MessageFileRow } from './message-files.sql.ts';
import type { TemplateOrderRow } from './message-templates.sql.ts';
import type { ConversationRow, MessageRow } from './messages.sql.ts';

export const presentPreview = (row: ConversationRow): ResultOf<typeof getLastMessages>[number] => ({
  conversationId: row.conversation_id,
  userId: row.user_id,
  username: row.username,
  companyName: row.company_name,
  issueDate: row.issue_date.toISOString(),
  text: row.hidden_at ? hiddenMessageText : row.body,
  hasUnreadMessage: row.has_unread,
});

export const presentConversation = (row: ConversationRow, companyId: number): Conversation => ({
  ...presentPreview(row),
  isOwn: row.sender_id === companyId,
});

/** The parts of a page of messages besides their rows. */
export interface MessageParts {
  readonly files: readonly MessageFileRow[];
  /** Reports of the company that reads. */
  readonly reports: readonly { readonly message_id: number; readonly state: MessageReportState }[];
}

/** Returns a message as one side sees it; of one that was taken out neither words nor files are left. */
export const presentMessage = (
  row: MessageRow,
  companyId: number,
  { files, reports }: MessageParts,
): Message => ({
  messageId: row.id,
  isOwn: row.sender_id === companyId,
  text: row.hidden_at ? hiddenMessageText : row.body,
  issueDate: row.issue_date.toISOString(),
  isRead: row.read_at !== null,
  isHidden: row.hidden_at !== null,
  files: row.hidden_at ? [] : files.filter((file) => file.message_id === row.id).map(presentFile),
  report: reports.find((report) => report.message_id === row.id)?.state ?? null,
});

export const presentTemplate = (row: {
  readonly id: number;
  readonly name: string;
  readonly body: string;
}): MessageTemplate => ({ templateId: row.id, name: row.name, body: row.body });

export const presentTemplateOrder = (row: TemplateOrderRow): TemplateOrder => ({
  orderId: row.id,
  orderedAt: row.created_at.toISOString(),
  trackingNumber: row.follow_up_number,
  carrierName: row.carrier_id === null ? null : (carrierOf(row.carrier_id)?.name ?? null),
});
