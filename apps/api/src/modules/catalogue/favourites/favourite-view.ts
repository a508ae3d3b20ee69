import { smallestQuantity } from '@havan/domain/cart';
import { type FavouriteSort, hasDropped } from '@havan/domain/favourite';
import { compareTr } from '@havan/domain/turkish-text';
import type { FavouriteRow, OrderableRow } from './favourites.sql.ts';

/** Filters and order of the list. */
export interface FavouriteView {
  /** The categories to include; all by default. */
  readonly categoryIds?: ReadonlySet<number>;
  readonly inStock?: boolean;
  readonly priceDropped?: boolean;
  readonly sort: FavouriteSort;
}

/** A favourite with its current best offer. */
export interface ViewedFavourite extends FavouriteRow {
  /** The price on its card; null without an offer. */
  readonly price: number | null;
  /** The lowest price with any expiry, which is stored when a product is marked; null without an offer. */
  readonly lowest: number | null;
  /** The minimum order quantity; 0 without an offer. */
  readonly orderQuantity: number;
}

/** Adds the current offer of a product; `prices` in kuruş, undefined without an offer. */
export function withOffer(
  row: FavouriteRow,
  prices: Pick<ViewedFavourite, 'price' | 'lowest'> | undefined,
  orderable: OrderableRow | undefined,
): ViewedFavourite {
  if (!prices || !orderable) return { ...row, price: null, lowest: null, orderQuantity: 0 };
  const { stock, min_quantity: minQuantity, max_quantity: maxQuantity, pack_size: packSize } = orderable;
  const fewest = smallestQuantity({ stock, minQuantity, maxQuantity, packSize }) ?? 0;
  return { ...row, ...prices, orderQuantity: orderable.is_own ? 0 : fewest };
}

export const isInStock = (row: ViewedFavourite): boolean => row.orderQuantity > 0;
export const isCheaper = (row: ViewedFavourite): boolean => hasDropped(row.seen_price, row.lowest);

/** Returns the relative price drop since it was marked; 0 without one. */
const dropOf = (row: ViewedFavourite): number =>
  isCheaper(row) ? 1 - (row.lowest ?? 0) / (row.seen_price ?? 1) : 0;

const nothing = Number.POSITIVE_INFINITY;

/** Rows without an offer come last. Equal rows keep their order, the newest first. */
const orders: Readonly<Record<FavouriteSort, (a: ViewedFavourite, b: ViewedFavourite) => number>> = {
  newest: () => 0,
  price: (a, b) => (a.price === b.price ? 0 : (a.price ?? nothing) - (b.price ?? nothing)),
  dropped: (a, b) => dropOf(b) - dropOf(a),
  name: (a, b) => compareTr(a.name, b.name),
};

/** Filters and sorts the rows, which are given newest first. */
export function viewedFavourites(rows: readonly ViewedFavourite[], view: FavouriteView): ViewedFavourite[] {
  return rows
    .filter((row) => view.categoryIds?.has(row.category_id) ?? true)
    .filter((row) => !view.inStock || isInStock(row))
    .filter((row) => !view.priceDropped || isCheaper(row))
    .toSorted(orders[view.sort]);
}
