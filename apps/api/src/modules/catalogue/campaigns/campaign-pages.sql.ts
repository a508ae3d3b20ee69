import type { CampaignKind } from '@havan/domain/campaign';
import type { CampaignBonus, CampaignStep } from '@havan/domain/campaign-price';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** A campaign with the data of its card. */
export interface CampaignPageRow {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly kind: CampaignKind;
  readonly state: 'running' | 'ended';
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly seller_id: number | null;
  readonly seller_name: string | null;
  readonly category_id: number | null;
  readonly category_name: string | null;
  readonly steps: readonly CampaignStep[];
  readonly bonus: CampaignBonus | null;
  readonly is_selected: boolean;
  readonly listing_count: number | null;
  readonly unit_limit: number | null;
  readonly units_left: number | null;
  readonly company_limit: number | null;
}

export interface CampaignPageFilter {
  readonly kinds?: readonly CampaignKind[] | undefined;
  readonly bearer?: 'market' | 'seller' | undefined;
  readonly categoryId?: number | undefined;
  readonly sellerId?: number | undefined;
  readonly tagId?: number | undefined;
  readonly specialDayId?: number | undefined;
}

const columns = sql`
  k.id, k.code, k.title, k.description, k.kind, k.starts_at, k.ends_at, k.seller_id, c.name as seller_name,
  k.category_id, g.name as category_name, k.steps, k.is_selected, k.unit_limit, k.units_left, k.company_limit,
  case when k.buy_quantity is null then null
       else json_build_object('buy', k.buy_quantity, 'get', k.free_quantity) end as bonus,
  case when k.is_selected then (select count(*) from campaign_listing s where s.campaign_id = k.id) end as listing_count`;

const source = sql`campaign k left join company c on c.id = k.seller_id left join category g on g.id = k.category_id`;

/** SQL condition: the campaign runs at `now`, its seller may sell, and it has units left. */
const isOpen = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`
  k.state = 'running' and k.starts_at <= ${now} and k.ends_at > ${now}
  and k.units_left is distinct from 0 and c.sales_ban is not true`;

function conditions(filter: CampaignPageFilter): RawBuilder<SqlBool> {
  const { kinds, bearer, categoryId, sellerId, tagId, specialDayId } = filter;
  const all: RawBuilder<SqlBool>[] = [sql`true`];
  if (kinds) all.push(sql`k.kind = any(${kinds}::text[])`);
  if (bearer) all.push(bearer === 'market' ? sql`k.seller_id is null` : sql`k.seller_id is not null`);
  if (sellerId !== undefined) all.push(sql`k.seller_id = ${sellerId}`);
  if (tagId !== undefined)
    all.push(sql`exists (select from campaign_tag t where t.campaign_id = k.id and t.tag_id = ${tagId})`);
  if (specialDayId !== undefined)
    all.push(sql`exists (select from special_day_offer o
                         where o.campaign_id = k.id and o.special_day_id = ${specialDayId})`);
  if (categoryId !== undefined)
    all.push(sql`(k.category_id is null or k.category_id in (
      with recursive beneath as (
        select id from category where id = ${categoryId}
        union all select d.id from category d join beneath on d.parent_id = beneath.id
      ) select id from beneath))`);
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

/**
 * Returns the condition that a campaign appears in the overview: those of a special day, one for each listing, appear
 * only when a filter selects them.
 */
const isInOverview = ({ kinds, sellerId, tagId, specialDayId }: CampaignPageFilter): RawBuilder<SqlBool> =>
  kinds || sellerId !== undefined || tagId !== undefined || specialDayId !== undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`not exists (select from special_day_offer o where o.campaign_id = k.id)`;

/** Returns running campaigns after `after`, the first to end first. */
export async function findCampaignPage(
  db: Db,
  now: Date,
  filter: CampaignPageFilter,
  after: { readonly endsAt: Date; readonly id: number } | null,
  limit: number,
): Promise<CampaignPageRow[]> {
  const isBehind = after ? sql`(k.ends_at, k.id) > (${after.endsAt}, ${after.id})` : sql`true`;
  const { rows } = await sql<CampaignPageRow>`
    select ${columns}, k.state from ${source}
    where ${isOpen(now)} and ${conditions(filter)} and ${isInOverview(filter)} and ${isBehind}
    order by k.ends_at, k.id limit ${limit}`.execute(db);
  return rows;
}

/** Returns the number of running campaigns of each kind; the filter's kinds are ignored. */
export async function countKinds(
  db: Db,
  now: Date,
  { kinds: _kinds, ...filter }: CampaignPageFilter,
): Promise<{ readonly kind: CampaignKind; readonly count: number }[]> {
  const { rows } = await sql<{ kind: CampaignKind; count: number }>`
    select k.kind, count(*)::integer as count from ${source}
    where ${isOpen(now)} and ${conditions(filter)} group by k.kind`.execute(db);
  return rows;
}

/** Returns a running or ended campaign by its code; planned ones are hidden. */
export async function findCampaignByCode(
  db: Db,
  code: string,
  now: Date,
): Promise<CampaignPageRow | undefined> {
  const { rows } = await sql<CampaignPageRow>`
    select ${columns}, case when k.state = 'running' and k.ends_at > ${now} then 'running' else 'ended' end as state
    from ${source}
    where k.code = ${code} and k.state in ('running', 'ended') and k.starts_at <= ${now}
      and c.sales_ban is not true`.execute(db);
  return rows[0];
}

/** The scope of a running campaign: a whole seller, a category, or chosen listings. */
export interface CampaignScopeRow {
  readonly id: number;
  readonly title: string;
  readonly seller_id: number | null;
  readonly category_id: number | null;
  readonly listings: readonly { readonly id: number; readonly product_id: number }[] | null;
}

/** Largest number of listings in a list of one campaign or day. */
const mostListings = 5000;

export async function findCampaignScope(
  db: Db,
  code: string,
  now: Date,
): Promise<CampaignScopeRow | undefined> {
  const { rows } = await sql<CampaignScopeRow>`
    select k.id, k.title, k.seller_id, k.category_id, named.listings
    from campaign k left join lateral (
      select coalesce(json_agg(json_build_object('id', l.id, 'product_id', l.product_id)), '[]') as listings
      from (select listing_id from campaign_listing s where s.campaign_id = k.id
            order by listing_id limit ${mostListings}) s
      join listing l on l.id = s.listing_id
    ) named on k.is_selected
    where k.code = ${code} and k.state = 'running' and k.starts_at <= ${now} and k.ends_at > ${now}`.execute(
    db,
  );
  return rows[0];
}

/** Returns the units of a limited campaign that a company may still take. */
export async function findOwnUnitsLeft(
  db: Db,
  campaignId: number,
  companyId: number,
): Promise<number | null> {
  const { rows } = await sql<{ units_left: number | null }>`
    select least(k.units_left, k.company_limit - coalesce(
             (select sum(m.units) from campaign_claim m
              where m.campaign_id = k.id and m.company_id = ${companyId}), 0))::integer as units_left
    from campaign k where k.id = ${campaignId}`.execute(db);
  const left = rows[0]?.units_left ?? null;
  return left === null ? null : Math.max(0, left);
}

/** Returns the units left of running campaigns, by code; null for one without a limit. */
export async function findUnitsLeft(db: Db, codes: readonly string[]): Promise<Map<string, number | null>> {
  const { rows } = await sql<{ code: string; units_left: number | null }>`
    select code, units_left from campaign where code = any(${codes}::text[])`.execute(db);
  return new Map(rows.map(({ code, units_left: left }) => [code, left]));
}

/** Returns products of listings that were chosen for a campaign. */
export async function productsOfCampaign(db: Db, campaignId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct l.product_id as id from campaign_listing s join listing l on l.id = s.listing_id
    where s.campaign_id = ${campaignId} and l.stock > 0 order by 1 limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Returns the listings that were approved for a special day and whose campaigns run; undefined when the day is not
 * open.
 */
export async function findDayScope(
  db: Db,
  specialDayId: number,
  now: Date,
): Promise<CampaignScopeRow | undefined> {
  const { rows } = await sql<CampaignScopeRow>`
    select d.id, d.title, null::bigint as seller_id, null::bigint as category_id, (
      select coalesce(json_agg(json_build_object('id', l.id, 'product_id', l.product_id)), '[]')
      from (select o.listing_id from special_day_offer o join campaign k on k.id = o.campaign_id
            where o.special_day_id = d.id and k.state = 'running' and k.starts_at <= ${now} and k.ends_at > ${now}
            order by o.id limit ${mostListings}) o
      join listing l on l.id = o.listing_id
    ) as listings
    from special_day d where d.id = ${specialDayId} and d.state = 'open' and d.ends_at > ${now}`.execute(db);
  return rows[0];
}
