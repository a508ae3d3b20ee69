import type { OperatorCampaignState } from '@havan/contract/backoffice/content/market-campaigns';
import type { CampaignBonus, CampaignStep } from '@havan/domain/campaign-price';
import type { CampaignKind, CampaignState } from '@havan/domain/campaign';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface OperatorCampaignRow {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly kind: CampaignKind;
  readonly state: CampaignState;
  readonly steps: readonly CampaignStep[];
  readonly bonus: CampaignBonus | null;
  readonly seller_id: number | null;
  readonly seller_name: string | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly stopped_at: Date | null;
  readonly paused_end: Date | null;
  readonly pause_reason: string | null;
  readonly unit_limit: number | null;
  readonly units_left: number | null;
  readonly orders: number;
  readonly units: number;
  readonly income: number;
  readonly discount: number;
}

const isSale = sql`o.state not in ('cancelled', 'preOrder')`;
const discountOf = sql`coalesce(sum((coalesce(ol.list_price, ol.unit_price) - ol.unit_price)
  * (ol.quantity - ol.refunded_quantity)) filter (where ol.campaign_code = k.code), 0)::bigint`;

const campaigns = sql`
  select k.id, k.code, k.title, k.kind, k.state, k.steps, k.seller_id, c.name as seller_name, k.starts_at, k.ends_at,
    k.stopped_at, k.paused_end, k.pause_reason, k.unit_limit, k.units_left, sold.*,
    case when k.buy_quantity is not null
      then jsonb_build_object('buy', k.buy_quantity, 'get', k.free_quantity) end as bonus
  from campaign k left join company c on c.id = k.seller_id
  cross join lateral (
    select count(distinct o.id)::integer as orders,
      coalesce(sum(ol.quantity - ol.refunded_quantity), 0)::integer as units,
      coalesce(sum(ol.unit_price * (ol.quantity - ol.refunded_quantity)), 0)::bigint as income,
      ${discountOf} as discount
    from order_line ol join orders o on o.id = ol.order_id
    where (ol.campaign_code = k.code or ol.bonus_campaign_code = k.code) and ${isSale}
  ) sold`;

const isPaused = sql<SqlBool>`k.paused_end is not null`;
const inState: Readonly<Record<OperatorCampaignState, RawBuilder<SqlBool>>> = {
  scheduled: sql`k.state = 'scheduled'`,
  running: sql`k.state = 'running' and not ${isPaused}`,
  paused: isPaused,
  ended: sql`k.state = 'ended' and not ${isPaused}`,
};

export interface OperatorCampaignFilter {
  readonly state: OperatorCampaignState | null;
  readonly bearer: 'market' | 'seller' | null;
  readonly search: string;
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** Returns published campaigns with ids below `beforeId`, the newest first. */
export async function findCampaigns(
  db: Db,
  { state, bearer, search }: OperatorCampaignFilter,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<OperatorCampaignRow[]> {
  const likeText = `%${escaped(search)}%`;
  const { rows } = await sql<OperatorCampaignRow>`
    ${campaigns}
    where k.archive_of is null and k.state <> 'draft'
      ${state === null ? sql`` : sql`and ${inState[state]}`}
      ${bearer === null ? sql`` : bearer === 'market' ? sql`and k.seller_id is null` : sql`and k.seller_id is not null`}
      ${search === '' ? sql`` : sql`and (k.title ilike ${likeText} or c.name ilike ${likeText})`}
      ${before === null ? sql`` : sql`and k.id < ${before}`}
    order by k.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Returns one published campaign; undefined for an unknown one, a draft and the run before a pause. */
export async function findCampaign(db: Db, campaignId: number): Promise<OperatorCampaignRow | undefined> {
  const { rows } = await sql<OperatorCampaignRow>`
    ${campaigns} where k.id = ${campaignId} and k.archive_of is null and k.state <> 'draft'`.execute(db);
  return rows[0];
}

/** Locks a campaign until the end of the transaction. */
export const lockCampaign = (trx: Db, campaignId: number): Promise<unknown> =>
  sql`select id from campaign where id = ${campaignId} for no key update`.execute(trx);

/** Returns the sum of the discounts that campaigns of the market gave, in kuruş. */
export async function costOfMarket(db: Db): Promise<number> {
  const { rows } = await sql<{ cost: number }>`
    select ${discountOf} as cost
    from campaign k join order_line ol on ol.campaign_code = k.code join orders o on o.id = ol.order_id
    where k.seller_id is null and ${isSale}`.execute(db);
  return rows[0]?.cost ?? 0;
}

export interface Reach {
  readonly offers: number;
  readonly sellers: number;
}

/**
 * Counts the offers on sale, and their sellers, in the subtree of a category, or in the whole market when it is null.
 */
export async function countReach(db: Db, categoryId: number | null, today: string): Promise<Reach> {
  const { rows } = await sql<Reach>`
    with recursive scope as (
      select id from category where id = ${categoryId}::bigint
      union all select c.id from category c join scope on c.parent_id = scope.id
    )
    select count(*) as offers, count(distinct l.seller_id) as sellers
    from sellable_listing(${today}::date) l join product p on p.id = l.product_id
    join company c on c.id = l.seller_id
    where not c.sales_ban and (${categoryId}::bigint is null or p.category_id in (select id from scope))`.execute(
    db,
  );
  return rows[0] ?? { offers: 0, sellers: 0 };
}

export interface NewMarketCampaign {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly categoryId: number | null;
  readonly steps: readonly CampaignStep[];
  readonly percent: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly unitLimit: number | null;
  readonly companyLimit: number | null;
  readonly at: Date;
}

/** Stores a percentage discount that the market pays; a job starts it at its time. */
export const insertMarketCampaign = (trx: Db, campaign: NewMarketCampaign): Promise<unknown> =>
  sql`
    insert into campaign (id, code, title, description, kind, state, value, category_id, starts_at, ends_at, steps,
      unit_limit, units_left, company_limit, created_at, updated_at)
    values (${campaign.id}, ${campaign.code}, ${campaign.title}, ${campaign.description}, 'percentOff', 'scheduled',
      ${campaign.percent}, ${campaign.categoryId}, ${campaign.startsAt}, ${campaign.endsAt},
      ${JSON.stringify(campaign.steps)}::jsonb, ${campaign.unitLimit}, ${campaign.unitLimit}, ${campaign.companyLimit},
      ${campaign.at}, ${campaign.at})`.execute(trx);

export const isCategory = async (db: Db, categoryId: number): Promise<boolean> =>
  (await sql`select from category where id = ${categoryId}`.execute(db)).rows.length > 0;
