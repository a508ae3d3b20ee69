import type { AuditEvent } from '@havan/contract/backoffice/audit';
import type { AuditEventRow } from './audit.sql.ts';

const fieldsOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? { ...value } : null;

export const presentAuditEvent = (row: AuditEventRow): AuditEvent => ({
  eventId: row.id,
  at: row.at.toISOString(),
  operator: row.operator_name,
  action: row.action,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  before: fieldsOf(row.before),
  after: fieldsOf(row.after),
  ip: row.ip,
});
