import type { Session } from '@havan/contract/identity/session';
import { rightsOf } from '@havan/domain/staff-right';
import type { Actor } from '../../../core/context.ts';
import type { ActorRow, FamilyRow } from './session.sql.ts';

export const presentSession = (row: FamilyRow, actor: Actor): Session => ({
  sessionId: row.id,
  userType: row.user_type,
  userAgent: row.user_agent,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
  isCurrent: row.id === actor.familyId,
});

export const presentActor = (row: ActorRow): Actor => ({
  userId: row.user_id,
  username: row.username,
  role: row.role,
  rights: rightsOf(row),
  companyId: row.company_id,
  companyType: row.company_type,
  salesBan: row.sales_ban,
  reviewState: row.review_state,
  isWalletAvailable: row.wallet_enabled,
  userType: row.user_type,
  familyId: row.family_id,
});
