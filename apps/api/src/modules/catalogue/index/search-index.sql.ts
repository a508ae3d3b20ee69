import type { BlueTickType, CompanyType } from '@havan/domain/company';
import { highScoreAbove } from '@havan/domain/score';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { OfferRow } from './offer-table.ts';

/** Many products as one row: numbers as bytes, texts concatenated. */
export interface ProductChunk {
  count: number;
  last_id: number;
  /** Id, brand and retail price of each, four bytes and big-endian. */
  numbers: Buffer;
  names: string;
  barcodes: string;
  search_texts: string;
}

/** Separates the texts of a chunk; no name contains it. */
export const textSeparator = '\u001f';

/** Sellable products of a category, `limit` products after `afterId`; null at the end. */
export async function loadProducts(
  db: Db,
  categoryId: number,
  afterId: number,
  limit: number,
): Promise<ProductChunk | null> {
  const { rows } = await sql<ProductChunk>`
    select count(*) as count, max(id) as last_id,
           string_agg(int4send(id::int4) || int4send(brand_id::int4)
                      || int4send(coalesce(psf, 0)::int4), ''::bytea order by id) as numbers,
           string_agg(name, ${textSeparator}::text order by id) as names,
           string_agg(barcode, ${textSeparator}::text order by id) as barcodes,
           string_agg(search_text, ${textSeparator}::text order by id) as search_texts
    from (
      select id, brand_id, psf, name, barcode, search_text
      from product
      where category_id = ${categoryId} and id > ${afterId} and permission = 'sellable' order by id limit ${limit}
    ) part`.execute(db);
  const chunk = rows[0];
  return chunk && chunk.count > 0 ? chunk : null;
}

export const loadRxProducts = (db: Db) =>
  db.selectFrom('rx_product').select(['id', 'name', 'search_text', 'barcode']).orderBy('id').execute();

/** Returns every category, siblings in their order. */
export const loadCategories = (db: Db) =>
  db
    .selectFrom('category')
    .select(['id', 'parent_id', 'name', 'is_highlight', 'is_active'])
    .orderBy('depth')
    .orderBy('position')
    .orderBy('id')
    .execute();

export interface BrandRow {
  readonly id: number;
  readonly name: string;
  /** Its name with its other names, for searching. */
  readonly names: string;
}

export async function loadBrands(db: Db): Promise<BrandRow[]> {
  const { rows } = await sql<BrandRow>`
    select b.id, b.name, concat_ws(' ', b.name, string_agg(a.alias, ' ' order by a.alias)) as names
    from brand b left join brand_alias a on a.brand_id = b.id group by b.id order by b.id`.execute(db);
  return rows;
}

export const loadCities = (db: Db) => db.selectFrom('city').select(['id', 'name']).orderBy('id').execute();

export interface SellerRow {
  id: number;
  name: string;
  company_type: CompanyType;
  blue_tick_type: BlueTickType | null;
  /** Its badges, each for one brand. */
  badges: readonly { readonly brandId: number; readonly type: BlueTickType }[];
  sales_ban: boolean;
  city_id: number;
  has_high_score: boolean;
  /** Goods value in kuruş from which shipping is free: 0 without terms, null for never. */
  ships_free_from: number | null;
}

/** Returns every company, or those with these ids, in the order of their ids. */
export async function loadSellers(db: Db, ids: readonly number[] | null = null): Promise<SellerRow[]> {
  const { rows } = await sql<SellerRow>`
    select c.id, c.name, c.company_type, c.blue_tick_type, c.sales_ban, c.city_id,
           coalesce(c.score_tenths > ${highScoreAbove}, false) as has_high_score,
           case when coalesce(t.shipping_fee, 0) = 0 then 0 else t.free_shipping_from end as ships_free_from,
           coalesce((
             select json_agg(json_build_object('brandId', g.brand_id, 'type', g.type))
             from brand_badge g where g.company_id = c.id
           ), '[]') as badges
    from company c left join seller_terms t on t.company_id = c.id
    where ${ids === null ? sql`true` : sql`c.id = any(${ids}::bigint[])`}
    order by c.id`.execute(db);
  return rows;
}

const offerColumns = sql`
  l.id as listing_id, l.product_id, l.seller_id, l.sale_price, l.expiration - date '1970-01-01' as expires,
  l.discount_price > 0 as is_discounted, l.min_quantity`;

/** Bytes of an offer in a chunk. */
export const offerBytes = 26;

/**
 * Returns offers in stock of these products as bytes, in product order; each starts with the index of its
 * product, from 1. Expiry is checked later.
 */
export async function loadOffers(db: Db, productIds: readonly number[]): Promise<Buffer> {
  const { rows } = await sql<{ offers: Buffer | null }>`
    select string_agg(
             int4send(place::int4) || int4send(seller_id::int4) || int4send(sale_price::int4)
             || int4send(coalesce(expires, -1)) || int4send(listing_id::int4) || int4send(min_quantity)
             || int2send(is_discounted::int::int2),
             ''::bytea order by place) as offers
    from (
      select wanted.place, ${offerColumns}
      from unnest(${productIds}::bigint[]) with ordinality as wanted (id, place)
      join stocked_listing() l on l.product_id = wanted.id
    ) part`.execute(db);
  return rows[0]?.offers ?? Buffer.alloc(0);
}

export async function loadOffersOf(db: Db, productIds: readonly number[]): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select ${offerColumns}
    from stocked_listing() l
    where l.product_id = any(${productIds}::bigint[])
    order by l.product_id`.execute(db);
  return rows;
}

/** Returns a read of changes: everything committed before it is included. */
export async function currentSnapshot(db: Db): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(
    db,
  );
  return rows[0]?.snapshot ?? '';
}

export interface Changes {
  /** Passed to the next read. */
  snapshot: string;
  /** Products whose offers changed since the last read. */
  product_ids: number[];
  /** New companies, and those whose name, place, badge, score, ban or terms changed. */
  seller_ids: number[];
  /** Whether something changed that only a full load shows. */
  everything: boolean;
  /** Whether campaigns were changed, started or ended. */
  campaigns_changed: boolean;
  /** Running campaigns without units left. */
  used_up: number[];
}

/** Returns the changes that became visible since `snapshot`, independent of the start order of transactions. */
export async function changesSince(db: Db, snapshot: string): Promise<Changes> {
  const { rows } = await sql<Changes>`
    select pg_current_snapshot()::text as snapshot,
           coalesce(news.product_ids, '[]') as product_ids, coalesce(news.seller_ids, '[]') as seller_ids,
           coalesce(news.everything, false) as everything,
           exists (
             select from fact_change
             where kind = 'campaign' and tx >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
               and not pg_visible_in_snapshot(tx, ${snapshot}::pg_snapshot)
           ) as campaigns_changed,
           coalesce((
             select json_agg(id order by id) from campaign where state = 'running' and units_left = 0
           ), '[]') as used_up
    from (
      select json_agg(distinct product_id) filter (where product_id is not null) as product_ids,
             json_agg(distinct seller_id) filter (where seller_id is not null) as seller_ids,
             bool_or(product_id is null and seller_id is null) as everything
      from market_change
      where tx >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
        and not pg_visible_in_snapshot(tx, ${snapshot}::pg_snapshot)
    ) news`.execute(db);
  return (
    rows[0] ?? {
      snapshot,
      product_ids: [],
      seller_ids: [],
      everything: false,
      campaigns_changed: false,
      used_up: [],
    }
  );
}

/** Returns the products that these companies have in stock. */
export async function productsOfSellers(db: Db, sellerIds: readonly number[]): Promise<number[]> {
  if (sellerIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from stocked_listing() where seller_id = any(${sellerIds}::bigint[])`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Changes are kept this many hours for processes that were suspended. */
export const changesKeptHours = 24;

export const deleteChanges = (db: Db) =>
  sql`
    with facts as (delete from fact_change where at < now() - make_interval(hours => ${changesKeptHours}))
    delete from market_change where at < now() - make_interval(hours => ${changesKeptHours})`.execute(db);
