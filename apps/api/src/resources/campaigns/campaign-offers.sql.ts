import type { CampaignOffer } from '@havan/domain/campaign-price';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';

interface OfferScope {
  /** Whose rights are told. */
  readonly companyId: number;
  readonly now: Date;
}

/** What a `campaign k` does to a price. */
export const offerOfCampaign = sql`
  jsonb_build_object(
    'campaignCode', k.code, 'title', k.title, 'kind', k.kind, 'steps', k.steps,
    'bonus', case when k.buy_quantity is null then null
             else jsonb_build_object('buy', k.buy_quantity, 'get', k.free_quantity) end)`;

/** Whether there is only so much of `campaign k`. */
export const isLimited = sql<boolean>`coalesce(k.unit_limit, k.company_limit) is not null`;

/** What a company may still take of a limited `campaign k`, and what it holds of it. */
export const rightOfCompany = (companyId: number): RawBuilder<unknown> => sql`
  select greatest(0, least(k.units_left, k.company_limit - coalesce(sum(m.units), 0)))::integer as units_left,
         coalesce(jsonb_agg(jsonb_build_object(
           'listing_id', m.listing_id, 'units', m.units, 'until', m.held_until)) filter (where m.state = 'held'), '[]') as held
  from campaign_claim m where m.campaign_id = k.id and m.company_id = ${companyId}`;

/** A campaign with what it covers of the listings that were asked about; null stands for all of them. */
export interface CampaignRow {
  readonly seller_id: number | null;
  readonly product_ids: readonly number[] | null;
  readonly listing_ids: readonly number[] | null;
  /** False for one that ended a moment ago. */
  readonly runs: boolean;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly offer: StatedOffer;
  /** What the company may still take of it; null without a limit. */
  readonly units_left: number | null;
  /** What the company holds of it for single listings; null without a limit. */
  readonly held: readonly HeldUnits[] | null;
}

/** What a campaign says of itself. */
export type StatedOffer = Pick<CampaignOffer, 'campaignCode' | 'title' | 'kind' | 'steps' | 'bonus'>;

export interface HeldUnits {
  readonly listing_id: number;
  readonly units: number;
  readonly until: string;
}

/** Who asks, when, and about which rows of `listing l`. */
export interface CampaignQuestion extends OfferScope {
  readonly which: RawBuilder<SqlBool>;
  /** Unlimited campaigns that ended since then come along; without it none does. */
  readonly endedSince?: RawBuilder<Date | null>;
}

/**
 * The campaigns that run now for some of the listings asked about, the first to end first. Meant to travel beside the
 * statement that reads the listings: one row a campaign, however many offers it covers.
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
