import type { ListingSort } from '@havan/contract/listings/listings';
import type { CampaignBonus, PriceBreak } from '@havan/domain/campaign-price';
import type { ListingState, ListingView } from '@havan/domain/listing';
import type { VatRate } from '@havan/domain/money';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** A listing with its product, market position and sales, for its seller. */
export interface SellerListingRow {
  readonly id: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly brand_name: string;
  readonly barcode: string;
  readonly psf: number | null;
  readonly vat_rate: VatRate;
  readonly price: number;
  /** Available units, without those in payments. */
  readonly available: number;
  readonly reserved: number;
  readonly expiration: string | null;
  readonly min_quantity: number;
  readonly max_quantity: number | null;
  readonly pack_size: number;
  readonly price_breaks: readonly PriceBreak[];
  readonly bonus: CampaignBonus | null;
  readonly cost: number | null;
  readonly shelf: string;
  readonly lot: string;
  readonly state: ListingState;
  readonly suspended_reason: string | null;
  readonly version: number;
  readonly updated_at: Date;
  readonly rank: number | null;
  readonly offers: number;
  readonly first_price: number | null;
  readonly cheapest_other: number | null;
  readonly sold_last_month: number;
  readonly viewed_last_month: number;
  /** The seller's campaign that covers it now; null without one. */
  readonly campaign: { readonly campaignId: number; readonly title: string } | null;
}

export interface ListingFilter {
  readonly sellerId: number;
  readonly view: ListingView | null;
  /** Folded words of the name, or digits of the barcode. */
  readonly text: string | null;
  readonly brandId: number | null;
  readonly categoryId: number | null;
  readonly stockAtMost: number | null;
  readonly expiresFrom: string | null;
  readonly expiresTo: string | null;
  readonly campaign: 'in' | 'out' | null;
  /** ISO days: today in Istanbul, and the first day on which an expiry is no longer close. */
  readonly today: string;
  readonly closeBefore: string;
}

/** Returns the condition that `listing l` can be bought on `today`. */
const onSale = (today: string) =>
  sql`l.state = 'active' and l.stock > 0 and (l.expiration is null or l.expiration >= ${today}::date)`;

const views: Readonly<Record<ListingView, (filter: ListingFilter) => RawBuilder<unknown>>> = {
  active: ({ today }) => onSale(today),
  passive: () => sql`l.state = 'passive'`,
  suspended: () => sql`l.state = 'suspended'`,
  soldout: () => sql`l.state = 'active' and l.stock = 0`,
  expiring: ({ closeBefore }) => sql`l.state = 'active' and l.expiration < ${closeBefore}::date`,
  behind: ({ today }) => sql`${onSale(today)} and exists (
    select from sellable_listing(${today}::date) other
    where other.product_id = l.product_id and other.sale_price < l.sale_price and other.seller_id <> l.seller_id)`,
  incomplete: () => sql`l.state in ('active', 'passive') and (
    not exists (select from product_picture picture where picture.product_id = l.product_id)
    or exists (select from product bare where bare.id = l.product_id and bare.psf is null)
    or l.expiration is null and exists (
      select from listing other
      where other.product_id = l.product_id and other.seller_id <> l.seller_id and other.expiration is not null
        and other.deleted_at is null))`,
};

/** Returns the condition of a filter on `listing l`, and on `product p` where `productJoin` joins it. */
export function conditions(filter: ListingFilter): RawBuilder<unknown> {
  const { text, brandId, categoryId, campaign } = filter;
  const parts = [
    sql`l.deleted_at is null`,
    ownConditions(filter),
    ...(text ? words(text) : []),
    ...(brandId === null ? [] : [sql`p.brand_id = ${brandId}`]),
    ...(categoryId === null ? [] : [sql`p.category_id in (${branch(categoryId)})`]),
    ...(campaign === null ? [] : [campaign === 'in' ? inCampaign : sql`not ${inCampaign}`]),
  ];
  return sql.join(parts, sql` and `);
}

/** Returns the conditions of a filter on `listing l` alone. */
function ownConditions(filter: ListingFilter): RawBuilder<unknown> {
  const { sellerId, view, stockAtMost, expiresFrom, expiresTo } = filter;
  const parts = [
    sql`l.seller_id = ${sellerId}`,
    ...(view ? [views[view](filter)] : []),
    ...(stockAtMost === null ? [] : [sql`l.stock <= ${stockAtMost}`]),
    ...(expiresFrom === null ? [] : [sql`l.expiration >= ${expiresFrom}::date`]),
    ...(expiresTo === null ? [] : [sql`l.expiration <= ${expiresTo}::date`]),
  ];
  return sql.join(parts, sql` and `);
}

/**
 * Returns whether `listing_tally` can count a filter: it knows only whether there is stock, and neither products nor
 * other offers.
 */
const isTallied = ({ view, text, brandId, categoryId, stockAtMost, campaign }: ListingFilter): boolean =>
  view !== 'behind' &&
  view !== 'incomplete' &&
  !text &&
  brandId === null &&
  categoryId === null &&
  (stockAtMost === null || stockAtMost === 0) &&
  campaign === null;

/**
 * Returns the condition that the seller's campaign `k` contains its `listing l`, of `product p`; `isChosen` is the
 * condition that its selection does.
 */
const holdsListing = (isChosen: RawBuilder<unknown>) => sql`
  (not k.is_selected or ${isChosen})
  and (k.category_id is null or exists (
    select from category own left join category above on above.id = own.parent_id
    where own.id = p.category_id and k.category_id in (own.id, own.parent_id, above.parent_id)))`;
/** The choice is read as a scalar subquery: PostgreSQL would build a hash for `exists` again for every listing. */
const inCampaign = sql<boolean>`exists (
  select from campaign k where k.seller_id = l.seller_id and k.state = 'running' and ${holdsListing(sql`
    (select true from campaign_listing s where s.campaign_id = k.id and s.listing_id = l.id)`)})`;

/**
 * Returns the running campaigns of a seller as `own_campaign`, the oldest first; for a selection with those of `ids`
 * that it contains, which one search of the index finds.
 */
const ownCampaigns = (sellerId: number, ids: RawBuilder<unknown>) => sql`
  own_campaign as materialized (
    select k.id, k.title, k.is_selected, k.category_id, case when k.is_selected then array(
      select s.listing_id from campaign_listing s where s.campaign_id = k.id and s.listing_id = any(${ids})) end as chosen
    from campaign k where k.seller_id = ${sellerId} and k.state = 'running'
    order by k.id
  )`;

/** Joins the oldest campaign of `own_campaign` that contains `listing l`, of `product p`. */
const campaignLateral = sql`
  left join lateral (
    select jsonb_build_object('campaignId', k.id, 'title', k.title) as campaign
    from own_campaign k where ${holdsListing(sql`l.id = any(k.chosen)`)}
    order by k.id limit 1
  ) running on true`;

/**
 * Returns the join of the product of `listing l` where a filter or a sort reads it; for every listing of a seller this
 * join costs the most.
 */
const productJoin = (filter: ListingFilter, by?: ListingSortKey): RawBuilder<unknown> =>
  filter.text || filter.brandId !== null || filter.categoryId !== null || filter.campaign || by === 'name'
    ? sql`join product p on p.id = l.product_id`
    : sql``;

/** Returns conditions: every word is in the name, or the digits are in the barcode, or the text is the shelf. */
function words(text: string): RawBuilder<unknown>[] {
  if (/^\d{4,14}$/.test(text)) return [sql`(p.barcode like ${`%${text}%`} or l.shelf = ${text})`];
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map(
      (word) =>
        sql`(p.search_text like ${`%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`} or lower(l.shelf) = ${word})`,
    );
}

const branch = (categoryId: number) => sql`
  with recursive below as (
    select id from category where id = ${categoryId}
    union all select c.id from category c join below b on c.parent_id = b.id
  ) select id from below`;

/** Sort keys: the expression, and the type to which a cursor's text is cast. */
const sortKeys = {
  updated: { key: sql`l.updated_at`, type: 'timestamptz' },
  name: { key: sql`p.name`, type: 'text' },
  price: { key: sql`l.price`, type: 'bigint' },
  stock: { key: sql`l.stock`, type: 'integer' },
  expiration: { key: sql`coalesce(l.expiration, 'infinity'::date)`, type: 'date' },
  sold: { key: sql`coalesce(s.units, 0)`, type: 'bigint' },
} as const;
export type ListingSortKey = keyof typeof sortKeys;

/** Returns the column of a sort, without its direction. */
export const sortKeyOf = (sort: ListingSort): ListingSortKey => sort.replace('-', '') as ListingSortKey;

export interface ListingPosition {
  /** The sort key of the last row, as text. */
  readonly key: string;
  readonly id: number;
}

/** Units of a listing sold in the last 30 days, without cancelled orders and unpaid pre-orders. */
const soldLateral = sql`
  left join lateral (
    select sum(ol.quantity) as units from order_line ol join orders o on o.id = ol.order_id
    where ol.listing_id = l.id and o.created_at > now() - interval '30 days' and o.state not in ('cancelled', 'preOrder')
  ) s on true`;

/**
 * Returns how often the page of the product of `listing l` was opened in 30 days, since the listing is there.
 */
const viewsLateral = (today: string) => sql`
  left join lateral (
    select sum(v.views)::integer as views from product_view_day v
    where v.product_id = l.product_id and v.day > ${today}::date - 30
      and v.day >= (l.created_at at time zone 'Europe/Istanbul')::date
  ) seen on true`;

/** Units of `listing l` in open payments, as `held.units`. */
export const reservedLateral = sql`
  left join lateral (
    select sum(r.quantity)::integer as units from reservation r join payment pay on pay.id = r.payment_id
    where r.listing_id = l.id and r.state = 'held' and pay.state in ('created', 'threeDsPending', 'authorised')
  ) held on true`;

const placeLateral = (today: string) => sql`
  left join lateral (
    select count(*) as offers, min(other.sale_price) as first_price,
      min(other.sale_price) filter (where other.seller_id <> l.seller_id) as cheapest_other,
      count(*) filter (where other.sale_price < l.sale_price) + 1 as rank
    from sellable_listing(${today}::date) other where other.product_id = l.product_id
  ) place on true`;

const columns = (today: string) => sql`
  l.id, l.product_id, p.name as product_name, b.name as brand_name, p.barcode, p.psf, p.vat_rate, l.price,
  l.stock as available, coalesce(held.units, 0) as reserved, l.expiration, l.min_quantity, l.max_quantity,
  l.pack_size, l.price_breaks, l.bonus, l.cost, l.shelf, l.lot, l.state, l.suspended_reason, l.version, l.updated_at,
  case when l.state = 'active' and l.stock > 0 and (l.expiration is null or l.expiration >= ${today}::date)
    then place.rank end as rank,
  place.offers, place.first_price, place.cheapest_other, coalesce(s.units, 0)::integer as sold_last_month,
  coalesce(seen.views, 0) as viewed_last_month, running.campaign`;

/** Place of a listing in a list: its id and its sort key as text. */
export interface ListingPlace {
  readonly id: number;
  readonly sort_key: string;
}

/** Setting of the transaction with the ids of the page that was read in it; an empty page does not set it. */
const pageSetting = 'havan.listing_page';

/** Ids and sort keys of a page of a seller's listings. */
interface ListingPage {
  /** One more than the page shows when there is a next page. */
  readonly places: readonly ListingPlace[];
  /** Number of listings that match the filter. */
  readonly total: number;
}

/**
 * Returns the ids of a page of a seller's listings with their sort keys, and the number of all listings of the filter.
 * `findPagedListings` returns their columns: in one statement, PostgreSQL would plan the joins of the columns again for
 * every sort and filter.
 */
export async function findListingPage(
  db: Db,
  filter: ListingFilter,
  page: { readonly sort: ListingSort; readonly after: ListingPosition | null; readonly limit: number },
): Promise<ListingPage> {
  const by = sortKeyOf(page.sort);
  const { key, type } = sortKeys[by];
  const down = page.sort.startsWith('-');
  const direction = down ? sql`desc` : sql`asc`;
  const beyond = page.after
    ? sql`and (${key}, l.id) ${down ? sql`<` : sql`>`} (${page.after.key}::${sql.raw(type)}, ${page.after.id})`
    : sql``;
  const order = sql`page.sort_key ${direction}, page.id ${direction}`;
  const { rows } = await sql<(ListingPlace | { readonly id: null }) & { readonly total: number }>`
    with page as materialized (
      select l.id, ${key} as sort_key
      from listing l ${productJoin(filter, by)} ${by === 'sold' ? soldLateral : sql``}
      where ${conditions(filter)} ${beyond}
      order by ${key} ${direction}, l.id ${direction}
      limit ${page.limit + 1}
    ), kept as (
      select set_config(${sql.lit(pageSetting)},
        coalesce((array_agg(page.id order by ${order}))[1:${page.limit}], '{}')::text, true) as ids
      from page
    )
    select page.id, page.sort_key::text as sort_key, (${countOf(filter)}) as total
    from kept left join page on kept.ids is not null
    order by ${order}`.execute(db);
  // An empty page is one row without a listing.
  return { places: rows.flatMap((row) => (row.id === null ? [] : row)), total: rows[0]?.total ?? 0 };
}

/**
 * Returns the listings of the page that `findListingPage` read before in the same transaction or pipeline, in its
 * order. The ids stay in the database, so both statements are sent in one packet.
 */
export const findPagedListings = (db: Db, sellerId: number, today: string): Promise<SellerListingRow[]> =>
  listingsOf(db, sellerId, sql`nullif(current_setting(${sql.lit(pageSetting)}, true), '')::bigint[]`, today);

/**
 * Returns listings of a seller by their ids, in that order; unknown, foreign and deleted ones are left out.
 */
export const findListingsById = (
  db: Db,
  sellerId: number,
  ids: readonly number[],
  today: string,
): Promise<SellerListingRow[]> => listingsOf(db, sellerId, sql`${ids}::bigint[]`, today);

async function listingsOf(
  db: Db,
  sellerId: number,
  ids: RawBuilder<unknown>,
  today: string,
): Promise<SellerListingRow[]> {
  const { rows } = await sql<SellerListingRow>`
    with ${ownCampaigns(sellerId, ids)}
    select ${columns(today)}
    from unnest(${ids}) with ordinality as wanted (id, place_in_request)
    join listing l on l.id = wanted.id join product p on p.id = l.product_id
    join brand b on b.id = p.brand_id ${soldLateral} ${reservedLateral} ${placeLateral(today)}
    ${viewsLateral(today)} ${campaignLateral}
    where l.seller_id = ${sellerId} and l.deleted_at is null
    order by wanted.place_in_request`.execute(db);
  return rows;
}

/** Returns listings of a seller for one product. */
export async function findListingsOfProduct(
  db: Db,
  sellerId: number,
  productId: number,
  today: string,
): Promise<SellerListingRow[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listing where seller_id = ${sellerId} and product_id = ${productId} and deleted_at is null
    order by expiration nulls last, id limit 50`.execute(db);
  return findListingsById(
    db,
    sellerId,
    rows.map(({ id }) => id),
    today,
  );
}

export interface StateCountsRow {
  readonly all: number;
  readonly active: number;
  readonly passive: number;
  readonly suspended: number;
  readonly soldout: number;
  readonly expiring: number;
  readonly behind: number;
  readonly incomplete: number;
}

/** Returns the number of listings of a seller in each tab. */
export async function countStates(db: Db, filter: ListingFilter): Promise<StateCountsRow> {
  const { rows } = await sql<StateCountsRow>`
    select count(*) as "all",
      count(*) filter (where ${views.active(filter)}) as active,
      count(*) filter (where ${views.passive(filter)}) as passive,
      count(*) filter (where ${views.suspended(filter)}) as suspended,
      count(*) filter (where ${views.soldout(filter)}) as soldout,
      count(*) filter (where ${views.expiring(filter)}) as expiring,
      count(*) filter (where ${views.behind(filter)}) as behind,
      count(*) filter (where ${views.incomplete(filter)}) as incomplete
    from listing l where l.seller_id = ${filter.sellerId} and l.deleted_at is null`.execute(db);
  const none = { active: 0, passive: 0, suspended: 0, soldout: 0, expiring: 0, behind: 0, incomplete: 0 };
  return rows[0] ?? { all: 0, ...none };
}

/** Returns the statement that counts the listings of a filter. */
const countOf = (filter: ListingFilter): RawBuilder<{ count: number }> =>
  isTallied(filter)
    ? sql`select coalesce(sum(l.listings), 0)::integer as count from listing_tally l where ${ownConditions(filter)}`
    : sql`select count(*) as count from listing l ${productJoin(filter)} where ${conditions(filter)}`;

/** Returns the number of listings that match a filter. */
export async function countListings(db: Db, filter: ListingFilter): Promise<number> {
  const { rows } = await countOf(filter).execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Returns the offers of a product that can be bought now: how many, the cheapest, and the fifty lowest prices
 * of other sellers.
 */
export async function marketOf(
  db: Db,
  productId: number,
  { sellerId, today }: { readonly sellerId: number; readonly today: string },
): Promise<{
  readonly offers: number;
  readonly cheapest: number | null;
  readonly other_prices: readonly number[];
}> {
  const { rows } = await sql<{ offers: number; cheapest: number | null; other_prices: number[] }>`
    with offer as (
      select seller_id, sale_price from sellable_listing(${today}::date) where product_id = ${productId}
    )
    select count(*) as offers, min(sale_price) as cheapest,
      coalesce((
        select json_agg(other.sale_price order by other.sale_price)
        from (select sale_price from offer where seller_id <> ${sellerId} order by sale_price limit 50) other
      ), '[]') as other_prices
    from offer`.execute(db);
  return rows[0] ?? { offers: 0, cheapest: null, other_prices: [] };
}
