import type { Operators } from '@havan/contract/backoffice/operators';
import type { Operator } from '../../../core/operator.ts';
import type { InvitationRow, ListedOperatorRow } from './operators.sql.ts';

export const presentOperator = (row: ListedOperatorRow, me: Operator): Operators['operators'][number] => ({
  operatorId: row.id,
  name: row.name,
  username: row.username,
  roles: row.roles,
  isDisabled: row.disabled_at !== null,
  isYou: row.id === me.operatorId,
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
});

export const presentInvitation = (row: InvitationRow): Operators['invitations'][number] => ({
  invitationId: row.id,
  email: row.email,
  roles: row.roles,
  expiresAt: row.expires_at.toISOString(),
});
