import type { ApiKey } from '@havan/contract/identity/api-keys';
import { rightsOfKey } from '@havan/domain/api-key';
import { userTypes } from '@havan/domain/company';
import { rightsOf } from '@havan/domain/staff-right';
import type { Actor } from '../../../core/context.ts';
import type { ApiKeyRow, KeyActorRow } from './api-keys.sql.ts';

export const presentApiKey = (row: ApiKeyRow): ApiKey => ({
  apiKeyId: row.id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes,
  networks: row.networks,
  by: row.made_by,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  revokedAt: row.revoked_at?.toISOString() ?? null,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  lastUsedIp: row.last_used_ip,
  callsOfDay: row.calls,
  refusedOfDay: row.refused,
});

/** Returns a key as an actor: its maker, never as an owner, with the rights that its scopes leave. */
export const presentKeyActor = (row: KeyActorRow): Actor => ({
  userId: row.user_id,
  username: row.username,
  role: 'staff',
  rights: rightsOfKey(row.scopes, rightsOf(row)),
  companyId: row.company_id,
  companyType: row.company_type,
  salesBan: row.sales_ban,
  reviewState: row.review_state,
  isWalletAvailable: row.wallet_enabled,
  userType: userTypes.merchant,
  familyId: '',
  apiKeyId: row.key_id,
});
