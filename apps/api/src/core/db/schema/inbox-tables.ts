import type { DigestRhythm } from '@havan/domain/digest';
import type { MessageReportReason, MessageReportState } from '@havan/domain/message-report';
import type { NotificationChannel } from '@havan/domain/notification-kind';
import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedTimestamp, Timestamp } from './columns.ts';

export interface ConversationTable {
  id: Generated<number>;
  buyer_id: number;
  seller_id: number;
  /** The last message that a side has cleared; 0 for none. */
  buyer_cleared_to: Generated<number>;
  seller_cleared_to: Generated<number>;
  created_at: GeneratedTimestamp;
}

export interface MessageTable {
  id: Generated<number>;
  conversation_id: number;
  sender_id: number;
  body: string;
  issue_date: GeneratedTimestamp;
  read_at: Timestamp | null;
  /** When an operator's decision hid it. */
  hidden_at: Timestamp | null;
}

export interface MessageFileTable {
  file_id: string;
  message_id: number;
  position: number;
}

export interface MessageReportTable {
  id: Generated<number>;
  message_id: number;
  /** The reporting company, which is the reader of the message. */
  company_id: number;
  user_id: number;
  reason: MessageReportReason;
  note: string | null;
  state: Generated<MessageReportState>;
  ruling: string | null;
  created_at: Timestamp;
  decided_at: Timestamp | null;
}

export interface MessagingBlockTable {
  company_id: number;
  report_id: number;
  until: Timestamp;
}

export interface MessageTemplateTable {
  id: Generated<number>;
  company_id: number;
  name: string;
  body: string;
  changed_at: Timestamp;
}

export interface NotificationTable {
  id: Generated<number>;
  company_id: number;
  main_category_id: number;
  sub_category_id: number;
  body: string;
  redirect_url: string | null;
  issue_date: GeneratedTimestamp;
  read_at: Timestamp | null;
}

/** A user's choice; without a row the default is `isOnByDefault`. */
export interface NotificationPreferenceTable {
  user_id: number;
  sub_category_id: number;
  channel: NotificationChannel;
  is_on: boolean;
}

export interface NotificationDigestTable {
  user_id: number;
  rhythm: DigestRhythm;
  /** The Istanbul day of the last one. */
  sent_for: string | null;
}

export interface NotificationDeliveryTable {
  notification_id: number;
  /** The time of the notification; null in a row of a process of the version before. */
  issue_date: Timestamp | null;
}

/** The VAPID key pair of this market for push services; one row at most. */
export interface PushIdentityTable {
  only_one: Generated<boolean>;
  public_key: string;
  private_key: Buffer;
}

export interface PushDeviceTable {
  id: GeneratedAlways<number>;
  user_id: number;
  family_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  user_agent: string;
  created_at: Timestamp;
  last_sent_at: Timestamp | null;
}

export interface PushMessageTable {
  id: GeneratedAlways<number>;
  device_id: number;
  title: string;
  body: string;
  url: string;
  created_at: Timestamp;
  due_at: Timestamp;
  attempts: Generated<number>;
}

export interface InboxTables {
  push_identity: PushIdentityTable;
  push_device: PushDeviceTable;
  push_message: PushMessageTable;
  conversation: ConversationTable;
  message: MessageTable;
  message_file: MessageFileTable;
  message_report: MessageReportTable;
  messaging_block: MessagingBlockTable;
  message_template: MessageTemplateTable;
  notification: NotificationTable;
  notification_preference: NotificationPreferenceTable;
  notification_delivery: NotificationDeliveryTable;
  notification_digest: NotificationDigestTable;
}
