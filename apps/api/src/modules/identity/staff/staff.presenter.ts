import type { StaffInvitation, StaffMember } from '@havan/contract/identity/staff';
import { rightsOf } from '@havan/domain/staff-right';
import type { Actor } from '../../../core/context.ts';
import type { InvitationRow, MemberRow } from './staff.sql.ts';

export const presentMember = (row: MemberRow, { userId }: Pick<Actor, 'userId'>): StaffMember => ({
  userId: row.id,
  fullName: `${row.name} ${row.surname}`,
  username: row.username,
  email: row.email,
  role: row.role,
  rights: [...rightsOf(row)],
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  isYou: row.id === userId,
});

export const presentInvitation = (row: InvitationRow, now: Date): StaffInvitation => ({
  invitationId: row.id,
  email: row.email,
  role: row.role,
  rights: [...rightsOf(row)],
  sentAt: row.sent_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  isExpired: row.expires_at <= now,
});
