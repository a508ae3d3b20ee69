import type { ApiKeyScope } from '@havan/domain/api-key';
import type { UtsNoticeKind, UtsNoticeState } from '@havan/domain/uts';
import type { WebhookEvent } from '@havan/domain/webhook';
import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedTimestamp, Json, Timestamp } from '../columns.ts';

export interface ApiKeyTable {
  id: GeneratedAlways<number>;
  company_id: number;
  user_id: number;
  name: string;
  hash: Buffer;
  hint: string;
  scopes: ApiKeyScope[];
  networks: string[];
  created_at: Timestamp;
  expires_at: Timestamp | null;
  revoked_at: Timestamp | null;
  last_used_at: Timestamp | null;
  last_used_ip: string | null;
}

export interface ApiKeyMinuteTable {
  key_id: number;
  minute: Timestamp;
  calls: number;
}

export interface WebhookTable {
  id: GeneratedAlways<number>;
  company_id: number;
  url: string;
  events: WebhookEvent[];
  secret: Buffer;
  former_secret: Buffer | null;
  former_until: Timestamp | null;
  created_by: number;
  created_at: Timestamp;
  paused_at: Timestamp | null;
  pause_reason: string | null;
  failures: Generated<number>;
  deleted_at: Timestamp | null;
}

export interface WebhookDeliveryTable {
  id: GeneratedAlways<number>;
  webhook_id: number;
  message_id: Generated<string>;
  event: WebhookEvent | 'webhook.test';
  subject: string;
  data: Json;
  state: Generated<'dead' | 'delivered' | 'waiting'>;
  created_at: GeneratedTimestamp;
  due_at: GeneratedTimestamp;
  attempts: Generated<number>;
  first_attempt_at: Timestamp | null;
  last_attempt_at: Timestamp | null;
  status: number | null;
  answer: string | null;
  error: string | null;
  took: number | null;
}

export interface UtsAccountTable {
  company_id: number;
  institution_no: string | null;
  token: Buffer | null;
  token_hint: string | null;
  token_saved_at: Timestamp | null;
  token_refused_at: Timestamp | null;
  changed_by: number;
  changed_at: Timestamp;
}

export interface UtsNoticeTable {
  id: GeneratedAlways<number>;
  kind: UtsNoticeKind;
  company_id: number;
  other_id: number;
  order_id: number;
  line_no: number;
  lot: Generated<string>;
  serial: Generated<string>;
  quantity: number;
  moved_on: string;
  supply_id: number | null;
  state: Generated<UtsNoticeState>;
  uts_number: string | null;
  due_at: GeneratedTimestamp;
  attempts: Generated<number>;
  first_tried_at: Timestamp | null;
  is_unknown: Generated<boolean>;
  error: string | null;
  settled_at: Timestamp | null;
  created_at: GeneratedTimestamp;
}

export interface IntegrationTables {
  uts_account: UtsAccountTable;
  uts_notice: UtsNoticeTable;
  api_key: ApiKeyTable;
  api_key_minute: ApiKeyMinuteTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
}
