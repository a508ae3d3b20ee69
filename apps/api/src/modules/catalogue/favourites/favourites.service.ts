import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getFavourites, likeProduct } from '@havan/contract/catalogue/favourites';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { type CategoryRow, pathTo, subtreeIds } from '../lists/category-tree.ts';
import { findCards } from '../lists/find-cards.ts';
import { offersOf as offerFilterOf } from '../lists/offer-filter.ts';
import { findExpiryPreference } from '../../identity/buying-preference/buying-preference.service.ts';
import type { ProductOffers } from '../index-port/catalogue-index-port.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';
import { decodeCursor, encodeCursor, type ListName } from '../../../core/cursor/list-cursor.ts';
import { loadCategories } from '../index/search-index.sql.ts';
import { isCheaper, isInStock, type ViewedFavourite, viewedFavourites, withOffer } from './favourite-view.ts';
import { presentFavourite } from './favourites.presenter.ts';
import {
  deleteFavourite,
  findFavourites,
  findOrderable,
  insertFavourite,
  isSellable,
} from './favourites.sql.ts';

type Liked = ResultOf<typeof likeProduct>;
type Request = ParsedRequestOf<typeof getFavourites>;

/** The most favourites of a user; the list reads all of them to filter and sort. */
const favouriteLimit = 1000;
const defaultPageSize = 48;

/**
 * Marks a product. @throws AppError `recordNotFound` for a product that is not sold here, `actionNotAllowed` when there
 * are too many
 */
export async function like(ctx: Context, actor: Actor, productId: number): Promise<Liked> {
  const { db, clock } = ctx;
  const [shown] = await catalogueOf(ctx).index.shown(clock.now(), [productId]);
  const price = shown?.price ?? null;
  const mark = { userId: actor.userId, productId, at: clock.now(), price };
  if (!(await insertFavourite(db, mark, favouriteLimit))) {
    if (!(await isSellable(db, productId))) throw new AppError('recordNotFound');
    throw new AppError('actionNotAllowed', { message: 'En fazla 1.000 ürünü takip edebilirsiniz.' });
  }
  return { productId, likedByUser: true };
}

/** Removes the mark, if there is one. */
export async function unlike({ db, clock }: Context, actor: Actor, productId: number): Promise<Liked> {
  await deleteFavourite(db, actor.userId, productId, clock.now());
  return { productId, likedByUser: false };
}

/** Returns the favourites of the user with their current best offers. */
export async function listFavourites(
  { db, caches, clock }: Context,
  actor: Actor,
  { cursor, pageSize = defaultPageSize, ...request }: Request,
): Promise<ResultOf<typeof getFavourites>> {
  const now = clock.now();
  const filter = offerFilterOf({}, now);
  const [marked, categories, prefersLongExpiry] = await Promise.all([
    findFavourites(db, actor.userId),
    loadCategories(db),
    findExpiryPreference(db, actor.companyId),
  ]);
  const offers = await catalogueOf({ caches }).index.offers(now, {
    productIds: marked.map((row) => row.product_id),
    filter,
    prefersLongExpiry,
  });
  const orderable = await findOrderable(
    db,
    actor.companyId,
    offers.flatMap(({ listingId }) => listingId ?? []),
  );
  const shownPrices = ({ lowest, lowestLong }: ProductOffers) => ({
    lowest,
    price: prefersLongExpiry && lowestLong > 0 ? lowestLong : lowest,
  });
  const orderableBy = new Map(orderable.map((row) => [row.id, row]));
  const rows = marked.map((row, i) =>
    withOffer(row, offers[i] && shownPrices(offers[i]), orderableBy.get(offers[i]?.listingId ?? 0)),
  );
  const viewed = viewedFavourites(rows, {
    ...(request.categoryId !== undefined && {
      categoryIds: new Set(subtreeIds(categories, request.categoryId)),
    }),
    inStock: request.inStock ?? false,
    priceDropped: request.priceDropped ?? false,
    sort: request.sort ?? 'newest',
  });
  const list: ListName = ['favourites', actor.userId, request];
  const from = cursor === undefined ? 0 : decodeCursor(list, cursor).rank;
  const to = from + pageSize;
  const page = viewed.slice(Math.max(0, from), to);
  const offersOf = new Map(offers.map((each) => [each.productId, each]));
  const cards = await findCards(
    { db, caches },
    page.flatMap((row) => offersOf.get(row.product_id) ?? []),
    { ...actor, now },
    filter,
  );
  const byProduct = new Map(page.map((row) => [row.product_id, row]));
  return {
    items: cards.flatMap((card) => {
      const row = byProduct.get(card.product_id);
      return row ? [presentFavourite(card, row)] : [];
    }),
    nextCursor: to < viewed.length ? encodeCursor(list, { rank: to, id: 0 }) : null,
    total: viewed.length,
    categories: mainCategories(rows, categories),
    counts: {
      all: rows.length,
      inStock: rows.filter(isInStock).length,
      priceDropped: rows.filter(isCheaper).length,
    },
  };
}

/** Returns the main categories of the favourites, in the order of the tree. */
function mainCategories(rows: readonly ViewedFavourite[], categories: readonly CategoryRow[]) {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const main = pathTo(categories, row.category_id)[0];
    if (main) counts.set(main.id, (counts.get(main.id) ?? 0) + 1);
  }
  return categories.flatMap(({ id, name }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ categoryId: id, categoryName: name, count }];
  });
}
