import type { OperatorRole } from '@havan/domain/operator';
import type { QueueId } from '@havan/domain/work-queue';
import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedTimestamp, Json, Timestamp } from './columns.ts';

export interface OperatorTable {
  id: GeneratedAlways<number>;
  username: string;
  name: string;
  email: string;
  roles: OperatorRole[];
  password_hash: string;
  totp_secret: Buffer;
  totp_step: Generated<number>;
  is_demo: Generated<boolean>;
  disabled_at: Timestamp | null;
  created_at: GeneratedTimestamp;
}

export interface OperatorRecoveryCodeTable {
  operator_id: number;
  hash: Buffer;
  used_at: Timestamp | null;
}

export interface OperatorSessionTable {
  hash: Buffer;
  operator_id: number;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  ended_at: Timestamp | null;
}

export interface OperatorInvitationTable {
  id: GeneratedAlways<number>;
  hash: Buffer;
  email: string | null;
  roles: OperatorRole[];
  invited_by: number | null;
  created_at: GeneratedTimestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface AuditEventTable {
  id: GeneratedAlways<number>;
  at: Timestamp;
  operator_id: number | null;
  operator_name: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  before: Json | null;
  after: Json | null;
  ip: string | null;
}

export interface WorkClaimTable {
  queue: QueueId;
  item_id: number;
  operator_id: number;
  until: Timestamp;
}

export interface OperatorTables {
  operator: OperatorTable;
  operator_recovery_code: OperatorRecoveryCodeTable;
  operator_session: OperatorSessionTable;
  operator_invitation: OperatorInvitationTable;
  audit_event: AuditEventTable;
  work_claim: WorkClaimTable;
}
