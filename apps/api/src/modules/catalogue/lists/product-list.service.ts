import type { getProductListings } from '@havan/contract/catalogue/catalogue';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { localWarehouseCategoryId } from '@havan/domain/category';
import { emptyStates } from '@havan/domain/error-catalogue';
import { sortOptions } from '@havan/domain/sort';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';
import { readKeyword } from '../search/keyword.ts';
import { campaignScope, noScope } from './campaign-scope.ts';
import { presentCard } from './card.presenter.ts';
import { findCards } from './find-cards.ts';
import { decodeCursor, encodeCursor, type ListName } from '../../../core/cursor/list-cursor.ts';
import { localWarehouseName, warehousesFor } from './local-warehouses.service.ts';
import { narrowsOffers, type OfferFilter } from './offer.sql.ts';
import { offersOf } from './offer-filter.ts';

type Request = ParsedRequestOf<typeof getProductListings>;
type Result = ResultOf<typeof getProductListings>;

/** A multiple of two, four and five columns. */
const defaultPageSize = 20;

/**
 * Returns products with their best offer: filtered, sorted, paged; the first page with the facets of the whole list.
 *
 * @throws AppError `invalidRequest` for a cursor of another list or a lowest price above the highest, `notFound` for an
 * unknown category, seller, brand or city, `forbidden` for the local warehouses of other buyers
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
  const page = await catalogueOf(ctx).index.page(now, {
    keyword: request.q ? readKeyword(request.q) : null,
    scope: scope === noScope ? null : { categoryId: scope.categoryId, productIds: scope.productIds },
    categoryId: categoryOf(request),
    sellerId: request.sellerId,
    brandIds: request.brandId,
    filter: offers,
    mustBeOffered: (request.inStock ?? false) || narrowsOffers(offers),
    sort,
    after,
    pageSize,
  });
  if (page.unknown !== null) throw new AppError('notFound', { message: unknownSentences[page.unknown] });
  // Prices and stock of the page are read from the database now.
  const cards = await findCards(ctx, page.offers, { ...actor, now }, offers);
  return {
    items: cards.map(presentCard),
    nextCursor: page.end && encodeCursor(list, page.end, page.asOf),
    total: page.total,
    title: scope.title ?? (isOfWarehouses(request) ? localWarehouseName : page.title),
    breadcrumb: [...page.breadcrumb],
    facets: page.facets,
  };
}

/** Messages for unknown places: an empty list would suggest that they exist. */
const unknownSentences = {
  category: 'Kategori bulunamadı.',
  seller: emptyStates.member,
  brand: emptyStates.brand,
  city: 'Şehir bulunamadı.',
} as const;

function ensureRange({ minPrice, maxPrice }: Request): void {
  if (minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice) return;
  throw new AppError('invalidRequest', {
    errors: [
      { code: 'price_range', message: 'En düşük fiyat en yüksek fiyattan büyük olamaz.', path: 'minPrice' },
    ],
  });
}

/**
 * Returns the category of the tree; the pseudo category is a kind of seller, not a category of the tree (specification
 * §9).
 */
const categoryOf = ({ categoryId }: Request): number | null =>
  categoryId === undefined || categoryId === localWarehouseCategoryId ? null : categoryId;

async function offersAsked(ctx: Context, actor: Actor, request: Request): Promise<OfferFilter> {
  const offers = offersOf(request, ctx.clock.now());
  if (request.categoryId !== localWarehouseCategoryId) return offers;
  // Only warehouses that deliver to this buyer.
  const near = await warehousesFor(ctx, actor);
  if (near.length === 0) throw new AppError('forbidden');
  return { ...offers, onlySellers: near.map(({ id }) => id) };
}

const isOfWarehouses = ({ sellerId, categoryId }: Request): boolean =>
  sellerId === undefined && categoryId === localWarehouseCategoryId;
