import type { BlueTickType, CompanyType } from '@havan/domain/company';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { OfferRow } from './offer-table.ts';

/** Points above which a score is high, in tenths (product, rules of the trade: 9,4). */
const highScoreAbove = 94;

export interface ProductRow {
  id: number;
  name: string;
  search_text: string;
  brand_id: number;
  category_id: number;
  psf: number | null;
}

/** Everything that may be sold, `limit` rows after `afterId`. */
export const loadProducts = (db: Db, afterId: number, limit: number): Promise<ProductRow[]> =>
  db
    .selectFrom('product')
    .select(['id', 'name', 'search_text', 'brand_id', 'category_id', 'psf'])
    .where('permission', '=', 'sellable')
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();

export const loadRxProducts = (db: Db) =>
  db.selectFrom('rx_product').select(['id', 'name', 'search_text', 'barcode']).orderBy('id').execute();

/** Every category, siblings in their order. */
export const loadCategories = (db: Db) =>
  db
    .selectFrom('category')
    .select(['id', 'parent_id', 'name', 'is_highlight'])
    .orderBy('depth')
    .orderBy('position')
    .orderBy('id')
    .execute();

export const loadBrands = (db: Db) => db.selectFrom('brand').select(['id', 'name']).orderBy('id').execute();

export interface SellerRow {
  id: number;
  name: string;
  company_type: CompanyType;
  blue_tick_type: BlueTickType | null;
  sales_ban: boolean;
  has_high_score: boolean;
}

export async function loadSellers(db: Db): Promise<SellerRow[]> {
  const { rows } = await sql<SellerRow>`
    select id, name, company_type, blue_tick_type, sales_ban, coalesce(score_tenths > ${highScoreAbove}, false) as has_high_score
    from company order by id`.execute(db);
  return rows;
}

const offerColumns = sql`
  l.product_id, l.seller_id, l.sale_price, l.expiration - date '1970-01-01' as expires,
  l.discount_price > 0 as is_discounted,
  coalesce(t.shipping_fee = 0 or t.free_shipping_from <= l.sale_price * l.min_quantity, true) as ships_free`;

/** Offers in stock of the products from `first` to `last`, by product. Whether one has expired is asked later. */
export async function loadOffers(db: Db, first: number, last: number): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select ${offerColumns}
    from listing l left join seller_terms t on t.company_id = l.seller_id
    where l.product_id between ${first} and ${last} and l.state = 'active' and l.stock > 0
    order by l.product_id`.execute(db);
  return rows;
}

export async function loadOffersOf(db: Db, productIds: readonly number[]): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select ${offerColumns}
    from listing l left join seller_terms t on t.company_id = l.seller_id
    where l.product_id = any(${productIds}::bigint[]) and l.state = 'active' and l.stock > 0
    order by l.product_id`.execute(db);
  return rows;
}

/** Units sold in the last 30 days, by product. */
export async function loadSold(db: Db): Promise<{ id: number; sold: number }[]> {
  const { rows } = await sql<{ id: number; sold: number }>`
    select line.product_id as id, sum(line.quantity)::bigint as sold
    from orders join order_line line on line.order_id = orders.id
    where orders.created_at >= now() - interval '30 days' and orders.state not in ('cancelled', 'preOrder')
    group by line.product_id`.execute(db);
  return rows;
}

/** A look at the database: everything committed before it has been seen. */
export async function currentSnapshot(db: Db): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(
    db,
  );
  return rows[0]?.snapshot ?? '';
}

export interface Changes {
  /** To be passed to the next look. */
  snapshot: string;
  /** Products whose offers changed since the last look; null among them stands for everything. */
  product_ids: (number | null)[];
}

/** What became visible since the look `snapshot`, whichever transaction began first. */
export async function changesSince(db: Db, snapshot: string): Promise<Changes> {
  const { rows } = await sql<Changes>`
    select pg_current_snapshot()::text as snapshot,
           coalesce((
             select json_agg(distinct product_id)
             from market_change
             where tx >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
               and not pg_visible_in_snapshot(tx, ${snapshot}::pg_snapshot)
           ), '[]') as product_ids`.execute(db);
  return rows[0] ?? { snapshot, product_ids: [] };
}

/** Changes are kept this many hours for readers that slept. */
export const changesKeptHours = 24;

export const forgetChanges = (db: Db) =>
  sql`delete from market_change where at < now() - make_interval(hours => ${changesKeptHours})`.execute(db);

/** Products and medicines whose barcode begins with these digits, in no order: one would lead the planner astray. */
export async function findByBarcode(
  db: Db,
  digits: string,
  limit: number,
): Promise<{ products: number[]; medicines: number[] }> {
  const pattern = `${digits}%`;
  const { rows } = await sql<{ id: number; kind: 'product' | 'medicine' }>`
    (select id, 'product' as kind from product where barcode like ${pattern} and permission = 'sellable' limit ${limit})
    union all
    (select id, 'medicine' from rx_product where barcode like ${pattern} limit ${limit})`.execute(db);
  const idsOf = (kind: string): number[] => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  return { products: idsOf('product'), medicines: idsOf('medicine') };
}
