import type { AnnouncementAudience, AnnouncementKind, ContentTargetKind } from '@havan/domain/shop-content';
import { companyTypes, canBuy, canSell } from '@havan/domain/company';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { targetTitle } from './targets.sql.ts';

export interface AnnouncementRow {
  readonly id: number;
  readonly sub_category_id: AnnouncementKind;
  readonly body: string;
  readonly audience: AnnouncementAudience;
  readonly target_kind: ContentTargetKind | null;
  readonly target_id: number | null;
  readonly target_title: string | null;
  /** Path of the page of the buyer app to which it leads. */
  readonly href: string | null;
  readonly published_at: Date;
  readonly companies: number;
}

/** Returns announcements, the newest first. */
export async function findAnnouncements(
  db: Db,
  beforeId: number | null,
  limit: number,
): Promise<AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`
    select id, sub_category_id, body, audience, target_kind, target_id, ${targetTitle} as target_title, href,
      published_at, companies
    from announcement where ${beforeId === null ? sql`true` : sql`id < ${beforeId}`}
    order by id desc limit ${limit}`.execute(db);
  return rows;
}

const buyerTypes = companyTypes.filter(canBuy);
const sellerTypes = companyTypes.filter(canSell);

const isInAudience = (audience: AnnouncementAudience): RawBuilder<SqlBool> => {
  if (audience === 'all') return sql<SqlBool>`true`;
  const types = audience === 'buyers' ? buyerTypes : sellerTypes;
  return sql<SqlBool>`company_type = any(${types}::text[])`;
};

/** Returns how many companies each audience has. */
export async function countAudiences(db: Db): Promise<Record<AnnouncementAudience, number>> {
  const { rows } = await sql<Record<AnnouncementAudience, number>>`
    select count(*)::integer as "all", count(*) filter (where ${isInAudience('buyers')})::integer as buyers,
           count(*) filter (where ${isInAudience('sellers')})::integer as sellers
    from company`.execute(db);
  return rows[0] ?? { all: 0, buyers: 0, sellers: 0 };
}

export interface NewAnnouncement {
  readonly kind: AnnouncementKind;
  readonly text: string;
  readonly audience: AnnouncementAudience;
  readonly href: string | null;
  readonly targetKind: string | null;
  readonly targetId: number | null;
}

/**
 * Stores an announcement, and a notification for each company of its audience; a company that buys nothing gets no link
 * to the buyer app. Returns the announcement with the number of companies.
 */
export async function publishToCompanies(
  trx: Db,
  given: NewAnnouncement,
  now: Date,
): Promise<AnnouncementRow | undefined> {
  const { kind, text, audience, href, targetKind, targetId } = given;
  const { rows } = await sql<AnnouncementRow>`
    with told as (
      insert into notification (company_id, main_category_id, sub_category_id, body, redirect_url, issue_date)
      select id, 15, ${kind}, ${text},
             case when company_type = any(${buyerTypes}::text[]) then ${href}::text end, ${now}
      from company where ${isInAudience(audience)}
      returning id, issue_date
    ), due as (
      insert into notification_delivery (notification_id, issue_date) select id, issue_date from told
    )
    insert into announcement (sub_category_id, body, audience, target_kind, target_id, href, published_at, companies)
    values (${kind}, ${text}, ${audience}, ${targetKind}, ${targetId}, ${href}, ${now}, (select count(*) from told))
    returning id, sub_category_id, body, audience, target_kind, target_id, ${targetTitle} as target_title, href, published_at,
      companies`.execute(trx);
  return rows[0];
}
