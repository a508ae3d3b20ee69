import type { AccessListName } from '@havan/domain/access';
import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedTimestamp, Json } from './columns.ts';

/** User ids that an operator lists. */
export interface AccessListTable {
  name: AccessListName;
  user_ids: Generated<number[]>;
  updated_at: GeneratedTimestamp;
}

export interface AgreementSignatureTable {
  user_id: number;
  slug: string;
  version: number;
  signed_at: GeneratedTimestamp;
}

/** When a user last confirmed the changed texts. */
export interface AgreementAcknowledgementTable {
  user_id: number;
  acknowledged_at: GeneratedTimestamp;
}

/** Every cookie consent; the last one is valid. */
export interface CookieAnswerTable {
  id: GeneratedAlways<number>;
  user_id: number;
  choice: 'accepted' | 'refused';
  answered_at: GeneratedTimestamp;
}

export interface AnalyticsEventTable {
  id: GeneratedAlways<number>;
  visitor_id: string;
  name: string;
  event: Json;
  received_at: GeneratedTimestamp;
}

export interface ShellTables {
  access_list: AccessListTable;
  agreement_signature: AgreementSignatureTable;
  agreement_acknowledgement: AgreementAcknowledgementTable;
  cookie_answer: CookieAnswerTable;
  analytics_event: AnalyticsEventTable;
}
