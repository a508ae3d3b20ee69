import type { BlueTickType, CompanyType } from '@havan/domain/company';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { isOffer, offerSource } from '../catalogue/offer.sql.ts';
import type { Keyword } from './keyword.ts';
import { matches, placeOf } from './match.sql.ts';

export interface ProductHitRow {
  id: number;
  name: string;
  brand_name: string;
  category_name: string;
  listings: number;
  min_price: number | null;
}

export async function findProductHits(
  db: Db,
  keyword: Keyword,
  today: string,
  limit: number,
): Promise<ProductHitRow[]> {
  const { rows } = await sql<ProductHitRow>`
    select p.id, p.name, b.name as brand_name, cat.name as category_name, o.listings, o.min_price
    from product p
    join brand b on b.id = p.brand_id
    join category cat on cat.id = p.category_id
    cross join lateral (
      select count(*) as listings, min(l.sale_price) as min_price
      from ${offerSource}
      where l.product_id = p.id and ${isOffer({ today })}
    ) o
    where p.permission = 'sellable' and ${matches(keyword, 'p')}
    order by ${placeOf(keyword, 'p')}, o.listings > 0 desc, o.listings desc, p.id
    limit ${limit}`.execute(db);
  return rows;
}

export const findRxHits = async (db: Db, keyword: Keyword, limit: number) => {
  const { rows } = await sql<{ id: number; name: string; barcode: string }>`
    select rx.id, rx.name, rx.barcode from rx_product rx
    where ${matches(keyword, 'rx')}
    order by ${placeOf(keyword, 'rx')}, length(rx.name), rx.id
    limit ${limit}`.execute(db);
  return rows;
};

export interface SellerHitRow {
  id: number;
  name: string;
  company_type: CompanyType;
  blue_tick_type: BlueTickType | null;
  listings: number;
}

/** Sellers with something on sale whose id is among `ids`, those with more first. */
export async function findSellerHits(
  db: Db,
  ids: readonly number[],
  today: string,
  limit: number,
): Promise<SellerHitRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SellerHitRow>`
    select c.id, c.name, c.company_type, c.blue_tick_type, count(*) as listings
    from ${offerSource}
    where c.id = any(${ids}::bigint[]) and ${isOffer({ today })}
    group by c.id
    order by listings desc, c.id
    limit ${limit}`.execute(db);
  return rows;
}

export interface BrandHitRow {
  id: number;
  name: string;
  listings: number;
}

/** Brands among `ids` with the number of their offers, those with more first. */
export async function findBrandHits(
  db: Db,
  ids: readonly number[],
  today: string,
  limit: number,
): Promise<BrandHitRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<BrandHitRow>`
    select b.id, b.name, count(l.id) as listings
    from brand b
    join product p on p.brand_id = b.id
    join ${offerSource} on l.product_id = p.id
    where b.id = any(${ids}::bigint[]) and ${isOffer({ today })}
    group by b.id
    order by listings desc, b.id
    limit ${limit}`.execute(db);
  return rows;
}

export const findSellerNames = (db: Db) =>
  db.selectFrom('company').select(['id', 'name']).where('sales_ban', '=', false).orderBy('id').execute();

export const findBrands = (db: Db) => db.selectFrom('brand').select(['id', 'name']).orderBy('id').execute();

export const insertClick = (
  db: Db,
  click: { queryId: string; userId: number; index: string; hitId: number; position: number; at: Date },
) =>
  sql`
    insert into search_event (query_id, user_id, index_name, hit_id, position, clicked_at)
    values (${click.queryId}, ${click.userId}, ${click.index}, ${click.hitId}, ${click.position}, ${click.at})`.execute(
    db,
  );
