import type { OperatorAnnouncement } from '@havan/contract/backoffice/content/shop-content';
import type { AnnouncementRow } from './announcements.sql.ts';
import { leadsTo } from './targets.ts';

export const presentAnnouncement = (row: AnnouncementRow): OperatorAnnouncement => ({
  announcementId: row.id,
  kind: row.sub_category_id,
  text: row.body,
  audience: row.audience,
  leadsTo: row.target_kind ? leadsTo({ ...row, target_kind: row.target_kind }) : row.href,
  publishedAt: row.published_at.toISOString(),
  companies: row.companies,
});
