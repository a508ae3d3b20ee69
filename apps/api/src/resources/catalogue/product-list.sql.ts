import { sortOptions, type SortOptionCode } from '@havan/domain/sort';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Keyword } from '../search/keyword.ts';
import { matches } from '../search/match.sql.ts';
import type { Position } from './list-cursor.ts';
import { isOffer, narrowsOffers, type OfferFilter, offerSource } from './offer.sql.ts';

/** Which products a list is about. */
export interface ProductFilter {
  readonly keyword: Keyword | null;
  readonly categoryIds?: readonly number[];
  readonly brandId?: number;
  readonly offers: OfferFilter;
  /** Sales from this moment on count for the best sellers. */
  readonly soldSince: Date;
}

function isProduct({ keyword, categoryIds, brandId }: ProductFilter): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`p.permission = 'sellable'`];
  if (keyword) conditions.push(matches(keyword, 'p'));
  if (categoryIds) conditions.push(sql`p.category_id = any(${categoryIds}::bigint[])`);
  if (brandId !== undefined) conditions.push(sql`p.brand_id = ${brandId}`);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** A product without an offer comes after all that have one. */
const last = 900_000_000_000_000;

/** The smaller, the earlier in the list; whole numbers, so that a cursor can carry them. */
const ranks: Readonly<Record<SortOptionCode, RawBuilder<number>>> = {
  [sortOptions.mostAffordable]: sql`coalesce(o.min_price * 10000 / nullif(p.psf, 0), ${last}::bigint)`,
  [sortOptions.byPrice]: sql`coalesce(o.min_price, ${last}::bigint)`,
  [sortOptions.bestSeller]: sql`case when o.min_price is null then ${last}::bigint else -coalesce(s.sold, 0) end`,
};

/** Products with the rank that `sort` gives them. A list that narrows its offers shows no product without one. */
function ranked(filter: ProductFilter, sort: SortOptionCode): RawBuilder<unknown> {
  const must = narrowsOffers(filter.offers) ? sql`o.min_price is not null` : sql<SqlBool>`true`;
  const sales =
    sort === sortOptions.bestSeller
      ? sql`left join (
          select line.product_id, sum(line.quantity)::bigint as sold
          from orders join order_line line on line.order_id = orders.id
          where orders.created_at >= ${filter.soldSince} and orders.state not in ('cancelled', 'preOrder')
          group by line.product_id
        ) s on s.product_id = p.id`
      : sql``;
  return sql`
    select p.id, p.brand_id, p.category_id, ${ranks[sort]} as rank
    from product p
    left join lateral (
      select min(l.sale_price) as min_price from ${offerSource}
      where l.product_id = p.id and ${isOffer(filter.offers)}
    ) o on true
    ${sales}
    where ${isProduct(filter)} and ${must}`;
}

/** At most `limit` positions after `after`, in the order of `sort`. */
export async function findPositions(
  db: Db,
  filter: ProductFilter,
  sort: SortOptionCode,
  after: Position | null,
  limit: number,
): Promise<Position[]> {
  const from = after ? sql`where (rank, id) > (${after.rank}, ${after.id})` : sql``;
  const { rows } = await sql<Position>`
    select rank, id from (${ranked(filter, sort)}) matched ${from} order by rank, id limit ${limit}`.execute(
    db,
  );
  return rows;
}

export interface FacetRow {
  /** Null in the row of the total. */
  readonly brand_id: number | null;
  readonly category_id: number | null;
  readonly count: number;
}

/** How many products match: in all, by brand and by category. */
export async function countFacets(db: Db, filter: ProductFilter): Promise<FacetRow[]> {
  const { rows } = await sql<FacetRow>`
    select brand_id, category_id, count(*) as count
    from (${ranked(filter, sortOptions.byPrice)}) matched
    group by grouping sets ((), (brand_id), (category_id))`.execute(db);
  return rows;
}

export const findBrandNames = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('brand')
        .select(['id', 'name'])
        .where('id', 'in', [...ids])
        .execute();
