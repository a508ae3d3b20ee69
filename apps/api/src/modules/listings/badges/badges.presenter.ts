import type { BadgeApplication, BrandBadge } from '@havan/contract/listings/badges';
import type { BadgeApplicationRow, BadgeRow } from './badges.sql.ts';

export const presentBadge = (row: BadgeRow): BrandBadge => ({
  brandId: row.brand_id,
  brandName: row.brand_name,
  type: row.type,
  until: row.expires_on,
});

export const presentBadgeApplication = (row: BadgeApplicationRow): BadgeApplication => ({
  applicationId: row.id,
  brandId: row.brand_id,
  brandName: row.brand_name,
  type: row.type,
  documentUntil: row.document_until,
  state: row.state,
  reason: row.reason,
  appliedAt: row.applied_at.toISOString(),
  ruledAt: row.ruled_at?.toISOString() ?? null,
});
