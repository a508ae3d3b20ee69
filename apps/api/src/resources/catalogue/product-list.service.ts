import type { getProductListings } from '@havan/contract/catalogue';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { addMonths, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { expiryCloseMonths } from '@havan/domain/limits';
import { sortOptions } from '@havan/domain/sort';
import { compareTr } from '@havan/domain/turkish-text';
import type { Actor, Context } from '../../context.ts';
import { readKeyword } from '../search/keyword.ts';
import { findBrandName, findCategories, findCompanyName } from './category.sql.ts';
import { type CategoryRow, pathTo, subtreeIds } from './category-tree.ts';
import { presentCard } from './card.presenter.ts';
import { findCards } from './cards.sql.ts';
import { decodeCursor, encodeCursor } from './list-cursor.ts';
import type { OfferFilter } from './offer.sql.ts';
import {
  countFacets,
  type FacetRow,
  findBrandNames,
  findPositions,
  type ProductFilter,
} from './product-list.sql.ts';

type Request = ParsedRequestOf<typeof getProductListings>;
type Result = ResultOf<typeof getProductListings>;

const defaultPageSize = 24;
/** Facets show the largest brands; the rest are found by searching. */
const facetBrands = 60;
const bestSellerDays = 30;
const dayMs = 86_400_000;

/** Products with their best offer: filtered, sorted, paged, with the facets of the whole list. */
export async function listProducts(ctx: Context, actor: Actor, request: Request): Promise<Result> {
  const { db, clock } = ctx;
  const sort = request.sort ?? sortOptions.mostAffordable;
  const pageSize = request.pageSize ?? defaultPageSize;
  const after = request.cursor === undefined ? null : decodeCursor(sort, request.cursor);
  const categories = await findCategories(db);
  const filter = filterOf(request, categories, clock.now());
  const [positions, facetRows, title] = await Promise.all([
    findPositions(db, filter, sort, after, pageSize + 1),
    countFacets(db, filter),
    titleOf(ctx, request, categories),
  ]);
  const page = positions.slice(0, pageSize);
  const end = page.at(-1);
  const cards = await findCards(
    db,
    page.map(({ id }) => id),
    actor.userId,
    filter.offers,
  );
  return {
    items: cards.map(presentCard),
    nextCursor: positions.length > pageSize && end ? encodeCursor(sort, end) : null,
    total: facetRows.find((row) => row.brand_id === null && row.category_id === null)?.count ?? 0,
    title,
    breadcrumb: pathTo(categories, request.categoryId ?? 0).map(({ id, name }) => ({
      categoryId: id,
      categoryName: name,
    })),
    facets: {
      categories: categoryFacets(facetRows, categories, request.categoryId ?? null),
      brands: await brandFacets(ctx, facetRows),
    },
  };
}

/** What the request asks of offers, at this moment. */
export function offersOf(request: Partial<Request>, now: Date): OfferFilter {
  const today = istanbulDayOf(now);
  return {
    today: formatIsoDay(today),
    ...(request.sellerId !== undefined && { sellerId: request.sellerId }),
    ...(request.longExpiry && { expiresFrom: formatIsoDay(addMonths(today, expiryCloseMonths)) }),
    highScore: request.highScore ?? false,
    freeShipping: request.freeShipping ?? false,
    discounted: request.discounted ?? false,
    verifiedSeller: request.verifiedSeller ?? false,
  };
}

function filterOf(request: Request, categories: readonly CategoryRow[], now: Date): ProductFilter {
  return {
    keyword: request.q ? readKeyword(request.q) : null,
    ...(request.categoryId !== undefined && { categoryIds: subtreeIds(categories, request.categoryId) }),
    ...(request.brandId !== undefined && { brandId: request.brandId }),
    offers: offersOf(request, now),
    soldSince: new Date(now.getTime() - bestSellerDays * dayMs),
  };
}

async function titleOf(
  { db }: Context,
  request: Request,
  categories: readonly CategoryRow[],
): Promise<string | null> {
  if (request.sellerId !== undefined) return findCompanyName(db, request.sellerId);
  if (request.brandId !== undefined) return findBrandName(db, request.brandId);
  return categories.find(({ id }) => id === request.categoryId)?.name ?? null;
}

/** Counts of the categories one level below the chosen one, which is every main category when none is. */
function categoryFacets(
  rows: readonly FacetRow[],
  categories: readonly CategoryRow[],
  parentId: number | null,
): Result['facets']['categories'] {
  const counts = new Map(
    rows.flatMap((row) => (row.category_id === null ? [] : [[row.category_id, row.count]])),
  );
  return categories
    .filter((category) => category.parent_id === parentId)
    .map(({ id, name }) => ({
      categoryId: id,
      categoryName: name,
      count: subtreeIds(categories, id).reduce((sum, each) => sum + (counts.get(each) ?? 0), 0),
    }))
    .filter(({ count }) => count > 0);
}

async function brandFacets({ db }: Context, rows: readonly FacetRow[]): Promise<Result['facets']['brands']> {
  const counts = rows.flatMap(({ brand_id: id, count }) => (id === null ? [] : [{ id, count }]));
  const largest = counts.sort((a, b) => b.count - a.count || a.id - b.id).slice(0, facetBrands);
  const names = new Map(
    (
      await findBrandNames(
        db,
        largest.map(({ id }) => id),
      )
    ).map(({ id, name }) => [id, name]),
  );
  return largest
    .map(({ id, count }) => ({ brandId: id, brandName: names.get(id) ?? '', count }))
    .sort((a, b) => b.count - a.count || compareTr(a.brandName, b.brandName));
}
