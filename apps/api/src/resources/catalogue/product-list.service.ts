import type { getProductListings } from '@havan/contract/catalogue';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { localWarehouseCategoryId } from '@havan/domain/category';
import { emptyStates } from '@havan/domain/error-catalogue';
import { sortOptions } from '@havan/domain/sort';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { finderOf } from '../finder/finder.ts';
import type { Market } from '../finder/market.ts';
import { readKeyword } from '../search/keyword.ts';
import { productsFor } from '../search/products-for.ts';
import { pathTo } from './category-tree.ts';
import { presentCard } from './card.presenter.ts';
import { findCards } from './find-cards.ts';
import { presentFacets } from './facets.presenter.ts';
import { decodeCursor, encodeCursor, type ListName } from './list-cursor.ts';
import { localWarehouseName, warehousesFor } from './local-warehouses.service.ts';
import { narrowsOffers, type OfferFilter } from './offer.sql.ts';
import { offersOf, questionOf } from './offer-filter.ts';

type Request = ParsedRequestOf<typeof getProductListings>;
type Result = ResultOf<typeof getProductListings>;

/** Whole rows of the two, four or five labels that a sheet has beside each other. */
const defaultPageSize = 20;

/**
 * Products with their best offer: filtered, sorted, paged; the first page with the facets of the whole list.
 *
 * @throws AppError `invalidRequest` for a cursor of another list or prices the wrong way round, `notFound` for a place
 * that there is not, `forbidden` for the local warehouses of others
 */
export async function listProducts(
  ctx: Context,
  actor: Actor,
  { cursor, pageSize = defaultPageSize, ...request }: Request,
): Promise<Result> {
  ensureRange(request);
  const offers = await offersAsked(ctx, actor, request);
  // A search that asks for no order keeps its own: the best match first.
  const sort = request.sort ?? (request.q ? null : sortOptions.mostAffordable);
  const list: ListName = ['products', { ...request, sort }];
  const after = cursor === undefined ? null : decodeCursor(list, cursor);
  const now = ctx.clock.now();
  const market = await finderOf(ctx.db).market(now);
  ensurePlace(market, request);
  const question = questionOf(offers);
  const categoryId = categoryOf(request);
  const answer = market.list({
    ...(request.q && { among: productsFor(market, readKeyword(request.q), question) }),
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
  // Prices and stock of the page are read now, from the database itself.
  const cards = await findCards(ctx.db, market, ids, { ...actor, now }, offers);
  return {
    items: cards.map(presentCard),
    nextCursor: answer.rows.length > pageSize && end ? encodeCursor(list, end, answer.asOf) : null,
    total: answer.total,
    title: titleOf(market, request),
    breadcrumb: pathTo(market.parts.categories.rows, categoryId ?? 0).map(({ id, name }) => ({
      categoryId: id,
      categoryName: name,
    })),
    facets:
      answer.facets &&
      presentFacets(market, answer.facets, {
        categoryId,
        brandIds: request.brandId ?? [],
        cityIds: request.cityId ?? [],
      }),
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

/** An empty list would say that a category, a seller, a brand or a city sells nothing, where there is none. */
function ensurePlace({ parts }: Market, request: Request): void {
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
  // Those of other cities do not deliver to this buyer.
  const near = await warehousesFor(ctx, actor);
  if (near.length === 0) throw new AppError('forbidden');
  return { ...offers, onlySellers: near.map(({ id }) => id) };
}

function titleOf({ parts }: Market, request: Request): string | null {
  const named = (rows: readonly { id: number; name: string }[], id: number): string | null =>
    rows.find((row) => row.id === id)?.name ?? null;
  if (request.sellerId !== undefined) return named(parts.sellers, request.sellerId);
  if (request.categoryId === localWarehouseCategoryId) return localWarehouseName;
  if (request.categoryId !== undefined) return parts.categories.row(request.categoryId)?.name ?? null;
  const [brandId, ...others] = request.brandId ?? [];
  return brandId === undefined || others.length > 0 ? null : named(parts.brands, brandId);
}
