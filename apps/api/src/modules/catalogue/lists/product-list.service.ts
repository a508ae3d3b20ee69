import type { getProductListings } from '@havan/contract/catalogue/catalogue';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { localWarehouseCategoryId } from '@havan/domain/category';
import { emptyStates } from '@havan/domain/error-catalogue';
import { sortOptions } from '@havan/domain/sort';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { readKeyword } from '../search/keyword.ts';
import { productsFor } from '../search/products-for.ts';
import { campaignScope, isWithin, noScope } from './campaign-scope.ts';
import { pathTo } from './category-tree.ts';
import { presentCard } from './card.presenter.ts';
import { findCards } from './find-cards.ts';
import { presentFacets } from './facets.presenter.ts';
import { decodeCursor, encodeCursor, type ListName } from '../../../core/cursor/list-cursor.ts';
import { localWarehouseName, warehousesFor } from './local-warehouses.service.ts';
import { narrowsOffers, type OfferFilter } from './offer.sql.ts';
import { offersOf, questionOf } from './offer-filter.ts';

type Request = ParsedRequestOf<typeof getProductListings>;
type Result = ResultOf<typeof getProductListings>;

/** A multiple of two, four and five columns. */
const defaultPageSize = 20;

/**
 * Returns products with their best offer: filtered, sorted, paged; the first page with the facets of the
 * whole list.
 *
 * @throws AppError `invalidRequest` for a cursor of another list or prices the wrong way round, `notFound` for an
 * unknown category, seller, brand or city, `forbidden` for the local warehouses of others
 */
export async function listProducts(
  ctx: Context,
  actor: Actor,
  { cursor, pageSize = defaultPageSize, ...request }: Request,
): Promise<Result> {
  ensureRange(request);
  const scope = await campaignScope(ctx, actor, request);
  const offers = { ...(await offersAsked(ctx, actor, request)), ...scope.offers };
  // A search without a sort keeps its own order: the best match first.
  const sort = request.sort ?? (request.q ? null : sortOptions.mostAffordable);
  const list: ListName = ['products', { ...request, sort }];
  const after = cursor === undefined ? null : decodeCursor(list, cursor);
  const now = ctx.clock.now();
  const catalogue = catalogueOf(ctx);
  const market = await catalogue.index.market(now);
  ensurePlace(market, request);
  const question = questionOf(offers);
  const categoryId = categoryOf(request);
  const found = request.q ? productsFor(market, readKeyword(request.q), question) : null;
  const among = scope === noScope ? found : isWithin(market, scope, found);
  const answer = market.list({
    ...(among && { among }),
    ...(categoryId !== null && { categoryId }),
    ...(request.brandId && { brandIds: request.brandId }),
    offers: question,
    mustBeOffered: (request.inStock ?? false) || narrowsOffers(offers),
    sort,
    after,
    asOf: after?.asOf,
    limit: pageSize + 1,
    withFacets: after === null,
  });
  const page = answer.rows.slice(0, pageSize);
  const end = page.at(-1);
  const ids = page.map(({ id }) => id);
  // Prices and stock of the page are read from the database now.
  const cards = await findCards(ctx, market, ids, { ...actor, now }, offers);
  return {
    items: cards.map(presentCard),
    nextCursor: answer.rows.length > pageSize && end ? encodeCursor(list, end, answer.asOf) : null,
    total: answer.total,
    title: scope.title ?? titleOf(market, request),
    breadcrumb: pathTo(market.parts.categories.rows, categoryId ?? 0).map(({ id, name }) => ({
      categoryId: id,
      categoryName: name,
    })),
    facets:
      answer.facets &&
      // The facets of a cached answer do not change.
      catalogue.derivedFrom(answer.facets, (facets) =>
        presentFacets(market, facets, {
          categoryId,
          brandIds: request.brandId ?? [],
          cityIds: request.cityId ?? [],
        }),
      ),
  };
}

function ensureRange({ minPrice, maxPrice }: Request): void {
  if (minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice) return;
  throw new AppError('invalidRequest', {
    errors: [
      { code: 'price_range', message: 'En düşük fiyat en yüksek fiyattan büyük olamaz.', path: 'minPrice' },
    ],
  });
}

/** Throws for an unknown category, seller, brand or city: an empty list would suggest that it exists. */
function ensurePlace({ parts }: CatalogueIndex, request: Request): void {
  const categoryId = categoryOf(request);
  const { sellerId, brandId, cityId } = request;
  const hasSome = (rows: readonly { readonly id: number }[], ids: readonly number[]): boolean =>
    rows.some(({ id }) => ids.includes(id));
  const missing = (message: string) => new AppError('notFound', { message });
  if (categoryId !== null && !parts.categories.row(categoryId)) throw missing('Kategori bulunamadı.');
  if (sellerId !== undefined && !hasSome(parts.sellers, [sellerId])) throw missing(emptyStates.member);
  if (brandId && !hasSome(parts.brands, brandId)) throw missing(emptyStates.brand);
  if (cityId && !hasSome(parts.cities, cityId)) throw missing('Şehir bulunamadı.');
}

/** The pseudo category is a kind of seller, not a category of the tree (specification §9). */
const categoryOf = ({ categoryId }: Request): number | null =>
  categoryId === undefined || categoryId === localWarehouseCategoryId ? null : categoryId;

async function offersAsked(ctx: Context, actor: Actor, request: Request): Promise<OfferFilter> {
  const offers = offersOf(request, ctx.clock.now());
  if (request.categoryId !== localWarehouseCategoryId) return offers;
  // Warehouses of other cities do not deliver to this buyer.
  const near = await warehousesFor(ctx, actor);
  if (near.length === 0) throw new AppError('forbidden');
  return { ...offers, onlySellers: near.map(({ id }) => id) };
}

function titleOf({ parts }: CatalogueIndex, request: Request): string | null {
  const named = (rows: readonly { id: number; name: string }[], id: number): string | null =>
    rows.find((row) => row.id === id)?.name ?? null;
  if (request.sellerId !== undefined) return named(parts.sellers, request.sellerId);
  if (request.categoryId === localWarehouseCategoryId) return localWarehouseName;
  if (request.categoryId !== undefined) return parts.categories.row(request.categoryId)?.name ?? null;
  const [brandId, ...others] = request.brandId ?? [];
  return brandId === undefined || others.length > 0 ? null : named(parts.brands, brandId);
}
