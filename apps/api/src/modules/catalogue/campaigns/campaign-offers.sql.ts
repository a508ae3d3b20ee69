import type { CampaignOffer } from '@havan/domain/campaign-price';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

interface OfferScope {
  /** The company whose reservations are returned. */
  readonly companyId: number;
  readonly now: Date;
}

/** The price effect of `campaign k`. */
export const offerOfCampaign = sql`
  jsonb_build_object(
    'campaignCode', k.code, 'title', k.title, 'kind', k.kind, 'steps', k.steps,
    'bonus', case when k.buy_quantity is null then null
             else jsonb_build_object('buy', k.buy_quantity, 'get', k.free_quantity) end)`;

/** Whether `campaign k` is limited. */
export const isLimited = sql<boolean>`coalesce(k.unit_limit, k.company_limit) is not null`;

/** Returns the units of a limited `campaign k` that a company may still take, and those that it holds. */
export const rightOfCompany = (companyId: number): RawBuilder<unknown> => sql`
  select greatest(0, least(k.units_left, k.company_limit - coalesce(sum(m.units), 0)))::integer as units_left,
         coalesce(jsonb_agg(jsonb_build_object(
           'listing_id', m.listing_id, 'units', m.units, 'until', m.held_until)) filter (where m.state = 'held'), '[]') as held
  from campaign_claim m where m.campaign_id = k.id and m.company_id = ${companyId}`;

/** A campaign with the listings of the query that it covers; null means all of them. */
export interface CampaignRow {
  readonly seller_id: number | null;
  readonly product_ids: readonly number[] | null;
  readonly listing_ids: readonly number[] | null;
  /** False for a campaign that has just ended. */
  readonly runs: boolean;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly offer: StatedOffer;
  /** The units that the company may still take; null without a limit. */
  readonly units_left: number | null;
  /** The units that the company holds, by listing; null without a limit. */
  readonly held: readonly HeldUnits[] | null;
}

/** The public columns of a campaign. */
export type StatedOffer = Pick<CampaignOffer, 'campaignCode' | 'title' | 'kind' | 'steps' | 'bonus'>;

export interface HeldUnits {
  readonly listing_id: number;
  readonly units: number;
  readonly until: string;
}

/** The company, the time, and the rows of `listing l`. */
export interface CampaignQuestion extends OfferScope {
  readonly which: RawBuilder<SqlBool>;
  /** Includes unlimited campaigns that ended since then; none by default. */
  readonly endedSince?: RawBuilder<Date | null>;
}

/**
 * Returns the campaigns that run now for some of the listings, the first to end first, one row a campaign. Intended for
 * the same pipeline as the statement that reads the listings.
 */
export async function findCampaigns(
  db: Db,
  { companyId, now, which, endedSince = sql`${now}::timestamptz` }: CampaignQuestion,
): Promise<CampaignRow[]> {
  const { rows } = await sql<CampaignRow>`
    with here as materialized (
      select l.id, l.seller_id, l.product_id from listing l where ${which}
    ), goods as materialized (
      select p.id, array[own.id, own.parent_id, above.parent_id] as path
      from product p
      join category own on own.id = p.category_id
      left join category above on above.id = own.parent_id
      where p.id = any(array(select distinct product_id from here))
    )
    select k.seller_id,
           case when k.category_id is not null then array(
             select goods.id from goods where k.category_id = any(goods.path)) end as product_ids,
           case when k.is_selected then array(
             select here.id from here join campaign_listing s on s.campaign_id = k.id and s.listing_id = here.id
           ) end as listing_ids,
           k.state = 'running' and k.ends_at > ${now} as runs, k.starts_at, k.ends_at,
           ${offerOfCampaign} as offer,
           mine.*
    from campaign k
    left join lateral (${rightOfCompany(companyId)}) mine on ${isLimited}
    where k.state in ('running', 'ended') and k.starts_at <= ${now} and k.ends_at > coalesce(${endedSince}, ${now})
      and (k.state = 'running' or k.ends_at <= ${now})
      and coalesce(k.seller_id, 0) = any(array(select 0 union all select seller_id from here))
    order by k.ends_at, k.code`.execute(db);
  return rows;
}
