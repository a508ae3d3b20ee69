import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import {
  type HeldUnits,
  isLimited,
  offerOfCampaign,
  rightOfCompany,
  type StatedOffer,
} from './campaign-offers.sql.ts';

/** A campaign as it was set up: what of it is left is read when it is needed. */
export interface KnownCampaignRow {
  readonly id: number;
  /** Null for a campaign of the market. */
  readonly seller_id: number | null;
  readonly category_id: number | null;
  /** Null where every listing takes part. */
  readonly listing_ids: readonly number[] | null;
  readonly is_limited: boolean;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly offer: StatedOffer;
}

/** The campaigns that were started and not ended, the first to end first; some may begin or have ended by the clock. */
export async function findKnownCampaigns(db: Db): Promise<KnownCampaignRow[]> {
  const { rows } = await sql<KnownCampaignRow>`
    select k.id, k.seller_id, k.category_id, ${isLimited} as is_limited, k.starts_at, k.ends_at,
           ${offerOfCampaign} as offer,
           case when k.is_selected then array(
             select listing_id from campaign_listing where campaign_id = k.id) end as listing_ids
    from campaign k
    where k.state = 'running'
    order by k.ends_at, k.code`.execute(db);
  return rows;
}

export interface RightRow {
  readonly id: number;
  readonly units_left: number;
  readonly held: readonly HeldUnits[];
}

/** What a company may take at this moment of limited campaigns; one that ended meanwhile is left out. */
export async function findRights(
  db: Db,
  companyId: number,
  campaignIds: readonly number[],
): Promise<RightRow[]> {
  const { rows } = await sql<RightRow>`
    select k.id, mine.*
    from campaign k cross join lateral (${rightOfCompany(companyId)}) mine
    where k.id = any(${campaignIds}::bigint[]) and k.state = 'running'`.execute(db);
  return rows;
}
