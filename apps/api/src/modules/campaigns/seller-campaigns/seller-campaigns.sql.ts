import type { CampaignBonus, CampaignStep } from '@havan/domain/campaign-price';
import type { CampaignKind, CampaignState } from '@havan/domain/campaign';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Sales under a campaign, returns deducted. */
export interface ResultColumns {
  readonly orders: number;
  readonly companies: number;
  readonly units: number;
  readonly income: number;
  readonly discount: number;
  readonly bonus_units: number;
}

export interface SellerCampaignRow extends ResultColumns {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly kind: CampaignKind;
  readonly state: CampaignState;
  readonly steps: readonly CampaignStep[];
  readonly bonus: CampaignBonus | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly stopped_at: Date | null;
  readonly paused_end: Date | null;
  readonly pause_reason: string | null;
  readonly unit_limit: number | null;
  readonly units_left: number | null;
  readonly company_limit: number | null;
  readonly version: number;
  /** Null when all listings of the seller take part. */
  readonly listings: number | null;
  readonly base_units: number;
  readonly base_income: number;
}

/** An order line stores the campaign of its price, and that of its bonus when it is another one. */
const underCampaign = sql`(ol.campaign_code = k.code or ol.bonus_campaign_code = k.code)`;
const isSale = sql`o.state not in ('cancelled', 'preOrder')`;

const resultColumns = sql`
  count(distinct o.id)::integer as orders, count(distinct o.buyer_company_id)::integer as companies,
  coalesce(sum(ol.quantity - ol.refunded_quantity), 0)::integer as units,
  coalesce(sum(ol.unit_price * (ol.quantity - ol.refunded_quantity)), 0)::bigint as income,
  coalesce(sum((coalesce(ol.list_price, ol.unit_price) - ol.unit_price) * (ol.quantity - ol.refunded_quantity))
    filter (where ol.campaign_code = k.code), 0)::bigint as discount,
  coalesce(sum(ol.bonus_quantity)
    filter (where coalesce(ol.bonus_campaign_code, ol.campaign_code) = k.code), 0)::integer as bonus_units`;

/**
 * Returns the sales of a campaign `k`, and those of the same listings in an equally long period before it.
 */
const salesOf = (now: Date): RawBuilder<unknown> => sql`
  cross join lateral (
    select ${resultColumns} from order_line ol join orders o on o.id = ol.order_id
    where ${underCampaign} and o.seller_company_id = k.seller_id and ${isSale}
  ) sold
  left join lateral (
    select coalesce(sum(ol.quantity - ol.refunded_quantity), 0)::integer as base_units,
      coalesce(sum(ol.unit_price * (ol.quantity - ol.refunded_quantity)), 0)::bigint as base_income
    from orders o join order_line ol on ol.order_id = o.id
    where o.seller_company_id = k.seller_id and ${isSale} and o.created_at < k.starts_at
      and o.created_at >= k.starts_at - (least(k.ends_at, ${now}::timestamptz) - k.starts_at)
      and (not k.is_selected or exists (
        select from campaign_listing s where s.campaign_id = k.id and s.listing_id = ol.listing_id))
      and (k.category_id is null or exists (
        select from product p join category own on own.id = p.category_id
        left join category above on above.id = own.parent_id
        where p.id = ol.product_id and k.category_id in (own.id, own.parent_id, above.parent_id)))
  ) base on k.starts_at < ${now}`;

const columns = sql`
  k.id, k.code, k.title, k.description, k.kind, k.state, k.steps, k.starts_at, k.ends_at, k.stopped_at, k.paused_end,
  k.pause_reason, k.unit_limit, k.units_left, k.company_limit, k.version,
  case when k.buy_quantity is not null then jsonb_build_object('buy', k.buy_quantity, 'get', k.free_quantity) end as bonus,
  case when k.is_selected then (
    select count(*)::integer from campaign_listing s join listing l on l.id = s.listing_id
    where s.campaign_id = k.id and l.deleted_at is null) end as listings,
  sold.*, coalesce(base.base_units, 0) as base_units, coalesce(base.base_income, 0)::bigint as base_income`;

export interface CampaignListFilter {
  readonly sellerId: number;
  readonly state: CampaignState | null;
  /** A part of the title, folded for search; null for all. */
  readonly text: string | null;
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

const foldedTitle = sql`lower(translate(k.title, 'ÇĞIİÖŞÜçğıöşü', 'cgiiosucgiosu'))`;

const inList = ({ sellerId, state, text }: CampaignListFilter): RawBuilder<unknown> => sql`
  k.seller_id = ${sellerId} and k.archive_of is null
  ${state === null ? sql`` : sql`and k.state = ${state}`}
  ${text === null ? sql`` : sql`and ${foldedTitle} like ${`%${escaped(text)}%`}`}`;

/** Returns campaigns of a seller, the newest first, below an id. */
export async function findSellerCampaigns(
  db: Db,
  filter: CampaignListFilter,
  { before, limit, now }: { readonly before: number | null; readonly limit: number; readonly now: Date },
): Promise<SellerCampaignRow[]> {
  const { rows } = await sql<SellerCampaignRow>`
    select ${columns} from campaign k ${salesOf(now)}
    where ${inList(filter)} ${before === null ? sql`` : sql`and k.id < ${before}`}
    order by k.id desc limit ${limit}`.execute(db);
  return rows;
}

export interface StateCounts {
  readonly draft: number;
  readonly scheduled: number;
  readonly running: number;
  readonly ended: number;
}

/** Returns the number of campaigns of a seller in each state. */
export async function countCampaignStates(db: Db, filter: CampaignListFilter): Promise<StateCounts> {
  const { rows } = await sql<StateCounts>`
    select count(*) filter (where k.state = 'draft')::integer as draft,
      count(*) filter (where k.state = 'scheduled')::integer as scheduled,
      count(*) filter (where k.state = 'running')::integer as running,
      count(*) filter (where k.state = 'ended')::integer as ended
    from campaign k where ${inList({ ...filter, state: null })}`.execute(db);
  return rows[0] ?? { draft: 0, scheduled: 0, running: 0, ended: 0 };
}

/** Returns one campaign of a seller; undefined for an unknown one and for one of somebody else. */
export async function findSellerCampaign(
  db: Db,
  {
    sellerId,
    campaignId,
    now,
  }: { readonly sellerId: number; readonly campaignId: number; readonly now: Date },
): Promise<SellerCampaignRow | undefined> {
  const { rows } = await sql<SellerCampaignRow>`
    select ${columns} from campaign k ${salesOf(now)}
    where k.id = ${campaignId} and k.seller_id = ${sellerId}`.execute(db);
  return rows[0];
}

/** Returns the chosen listings of a campaign that are still there, ascending. */
export async function findChosenListings(db: Db, campaignId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.listing_id as id from campaign_listing s join listing l on l.id = s.listing_id
    where s.campaign_id = ${campaignId} and l.deleted_at is null order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

export interface CampaignProductRow extends ResultColumns {
  readonly listing_id: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly barcode: string;
  readonly expiration: string | null;
  readonly stock: number;
  readonly price: number;
  readonly min_quantity: number;
  readonly campaign_id: number;
  readonly campaign_title: string;
  readonly campaign_state: CampaignState;
  readonly steps: readonly CampaignStep[];
  readonly bonus: CampaignBonus | null;
  readonly ends_at: Date;
}

export interface CampaignProductFilter {
  readonly sellerId: number;
  readonly campaignId: number | null;
  readonly states: readonly CampaignState[];
  /** Folded for search. */
  readonly text: string | null;
  readonly unsold: boolean;
}

/** Returns listings in campaigns of a seller, those of the newest campaign first. */
export async function findCampaignProducts(
  db: Db,
  { sellerId, campaignId, states, text, unsold }: CampaignProductFilter,
  page: {
    readonly after: { readonly campaignId: number; readonly listingId: number } | null;
    readonly limit: number;
  },
): Promise<CampaignProductRow[]> {
  const { rows } = await sql<CampaignProductRow>`
    select l.id as listing_id, l.product_id, p.name as product_name, p.barcode, l.expiration, l.stock,
      l.sale_price as price, l.min_quantity, k.id as campaign_id, k.title as campaign_title, k.state as campaign_state,
      k.steps, k.ends_at, sold.*,
      case when k.buy_quantity is not null
        then jsonb_build_object('buy', k.buy_quantity, 'get', k.free_quantity) end as bonus
    from campaign k join campaign_listing s on s.campaign_id = k.id join listing l on l.id = s.listing_id
    join product p on p.id = l.product_id
    cross join lateral (
      select ${resultColumns} from order_line ol join orders o on o.id = ol.order_id
      where ol.listing_id = l.id and ${underCampaign} and ${isSale}
    ) sold
    where k.seller_id = ${sellerId} and k.archive_of is null and l.deleted_at is null
      ${campaignId === null ? sql`and k.state = any(${[...states]}::text[])` : sql`and k.id = ${campaignId}`}
      ${text === null ? sql`` : sql`and (p.search_text like ${`%${escaped(text)}%`} or p.barcode = ${text})`}
      ${unsold ? sql`and sold.units = 0` : sql``}
      ${page.after ? sql`and (k.id < ${page.after.campaignId} or (k.id = ${page.after.campaignId} and l.id > ${page.after.listingId}))` : sql``}
    order by k.id desc, l.id limit ${page.limit}`.execute(db);
  return rows;
}

export interface PanelVisitRow {
  readonly before: Date | null;
  readonly visits: number;
}

/** Records a visit of the panel; returns the time of the visit before, null without one, and the number of visits. */
export async function notePanelVisit(db: Db, userId: number, now: Date): Promise<PanelVisitRow> {
  const { rows } = await sql<PanelVisitRow>`
    with old as (select visited_at from campaign_panel_visit where user_id = ${userId})
    insert into campaign_panel_visit as v (user_id, visited_at) values (${userId}, ${now})
    on conflict (user_id) do update set visited_at = excluded.visited_at, visits = v.visits + 1
    returning (select visited_at from old) as before, v.visits`.execute(db);
  return rows[0] ?? { before: null, visits: 1 };
}
