import type { getProductListings } from '@havan/contract/catalogue';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { sortOptions } from '@havan/domain/sort';
import { compareTr } from '@havan/domain/turkish-text';
import type { Actor, Context } from '../../context.ts';
import { finderOf } from '../finder/finder.ts';
import type { ListAnswer, Market } from '../finder/market.ts';
import { readKeyword } from '../search/keyword.ts';
import { productsFor } from '../search/products-for.ts';
import { pathTo, subtreeIds } from './category-tree.ts';
import { presentCard } from './card.presenter.ts';
import { findCards } from './cards.sql.ts';
import { decodeCursor, encodeCursor } from './list-cursor.ts';
import { narrowsOffers } from './offer.sql.ts';
import { offersOf, questionOf } from './offer-filter.ts';

type Request = ParsedRequestOf<typeof getProductListings>;
type Result = ResultOf<typeof getProductListings>;

const defaultPageSize = 24;
/** Facets show the largest brands; the rest are found by searching. */
const facetBrands = 60;
/** The sort in a cursor that follows the order of a search. */
const byRelevance = 0;

/** Products with their best offer: filtered, sorted, paged, with the facets of the whole list. */
export async function listProducts(ctx: Context, actor: Actor, request: Request): Promise<Result> {
  const { db, clock } = ctx;
  const offers = offersOf(request, clock.now());
  const question = questionOf(offers);
  // A search that asks for no order keeps its own: the best match first.
  const sort = request.sort ?? (request.q ? null : sortOptions.mostAffordable);
  const after = request.cursor === undefined ? null : decodeCursor(sort ?? byRelevance, request.cursor);
  const pageSize = request.pageSize ?? defaultPageSize;
  const market = await finderOf(db).market();
  const { categories } = market.parts;
  const answer = market.list({
    ...(request.q && { among: await productsFor(db, market, readKeyword(request.q), question) }),
    ...(request.categoryId !== undefined && {
      categoryIds: new Set(subtreeIds(categories, request.categoryId)),
    }),
    ...(request.brandId !== undefined && { brandId: request.brandId }),
    offers: question,
    mustBeOffered: narrowsOffers(offers),
    sort,
    after,
    limit: pageSize + 1,
  });
  const page = answer.rows.slice(0, pageSize);
  const end = page.at(-1);
  // Prices and stock of the page are read now, from the database itself.
  const cards = await findCards(
    db,
    page.map(({ id }) => id),
    actor.userId,
    offers,
  );
  return {
    items: cards.map(presentCard),
    nextCursor: answer.rows.length > pageSize && end ? encodeCursor(sort ?? byRelevance, end) : null,
    total: answer.total,
    title: titleOf(market, request),
    breadcrumb: pathTo(categories, request.categoryId ?? 0).map(({ id, name }) => ({
      categoryId: id,
      categoryName: name,
    })),
    facets: {
      categories: categoryFacets(market, answer, request.categoryId ?? null),
      brands: brandFacets(market, answer),
    },
  };
}

function titleOf({ parts }: Market, request: Request): string | null {
  const named = (rows: readonly { id: number; name: string }[], id: number | undefined): string | null =>
    rows.find((row) => row.id === id)?.name ?? null;
  if (request.sellerId !== undefined) return named(parts.sellers, request.sellerId);
  if (request.brandId !== undefined) return named(parts.brands, request.brandId);
  return named(parts.categories, request.categoryId);
}

/** Counts of the categories one level below the chosen one, which is every main category when none is. */
function categoryFacets(
  { parts }: Market,
  { byCategory }: ListAnswer,
  parentId: number | null,
): Result['facets']['categories'] {
  return parts.categories
    .filter((category) => category.parent_id === parentId)
    .map(({ id, name }) => ({
      categoryId: id,
      categoryName: name,
      count: subtreeIds(parts.categories, id).reduce((sum, each) => sum + (byCategory.get(each) ?? 0), 0),
    }))
    .filter(({ count }) => count > 0);
}

function brandFacets(market: Market, { byBrand }: ListAnswer): Result['facets']['brands'] {
  return [...byBrand]
    .sort(([a, left], [b, right]) => right - left || a - b)
    .slice(0, facetBrands)
    .map(([id, count]) => ({ brandId: id, brandName: market.brandName(id), count }))
    .sort((a, b) => b.count - a.count || compareTr(a.brandName, b.brandName));
}
