import { type RawBuilder, sql, type SqlBool } from 'kysely';

interface OfferScope {
  /** Whose rights are told. */
  readonly companyId: number;
  readonly now: Date;
}

/** Campaign `k` covers `listing l`: by its seller, its category or one above, or by name. */
const covers = sql`
  coalesce(k.seller_id, 0) in (0, l.seller_id)
  and (k.category_id is null or exists (
    select from product of_listing
    join category own on own.id = of_listing.category_id
    left join category above on above.id = own.parent_id
    where of_listing.id = l.product_id and k.category_id in (own.id, own.parent_id, above.parent_id)))
  and (not k.is_selected or exists (
    select from campaign_listing s where s.campaign_id = k.id and s.listing_id = l.id))`;

/** Whether a campaign with units left runs for `listing l` now. */
export const isInCampaign = (now: Date): RawBuilder<SqlBool> => sql`
  exists (select from campaign k
   where k.state = 'running' and k.starts_at <= ${now} and k.ends_at > ${now} and coalesce(k.units_left, 1) > 0
     and ${covers})`;

const iso = (column: string) =>
  sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What a company may still take of a limited campaign, and what it holds for this listing; null without a limit. */
const rightOf = (companyId: number) => sql`
  case when coalesce(k.unit_limit, k.company_limit) is null then null else (
    select jsonb_build_object(
      'left', greatest(0, least(k.units_left, k.company_limit - coalesce(sum(m.units), 0))),
      'reserved', coalesce(sum(m.units) filter (where m.state = 'held' and m.listing_id = l.id), 0),
      'until', ${iso("max(m.held_until) filter (where m.state = 'held' and m.listing_id = l.id)")})
    from campaign_claim m where m.campaign_id = k.id and m.company_id = ${companyId}) end`;

const offer = (companyId: number) => sql`
  jsonb_build_object(
    'campaignCode', k.code, 'title', k.title, 'kind', k.kind, 'endsAt', ${iso('k.ends_at')}, 'isOfMarket', k.seller_id is null,
    'steps', k.steps,
    'bonus', case when k.buy_quantity is null then null
             else jsonb_build_object('buy', k.buy_quantity, 'get', k.free_quantity) end,
    'right', ${rightOf(companyId)})`;

/** The campaigns that run now for each row of `listing l`, as `CampaignOffer[]`; a column of the same statement. */
export const campaignOffers = ({ companyId, now }: OfferScope): RawBuilder<unknown> => sql`
  (select coalesce(jsonb_agg(${offer(companyId)} order by k.ends_at, k.code), '[]')
   from campaign k
   where k.state = 'running' and k.starts_at <= ${now} and k.ends_at > ${now} and ${covers})`;

/** Unlimited campaigns of `listing l` that have ended since `basket_item i` was last looked at. */
export const endedOffers = ({ companyId, now }: OfferScope): RawBuilder<unknown> => sql`
  (select coalesce(jsonb_agg(${offer(companyId)} order by k.ends_at, k.code), '[]')
   from campaign k
   where k.state in ('running', 'ended') and k.ends_at > i.updated_at and k.ends_at <= ${now}
     and k.unit_limit is null and k.company_limit is null and ${covers})`;
