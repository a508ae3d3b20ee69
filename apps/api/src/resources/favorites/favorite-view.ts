import { smallestQuantity } from '@havan/domain/basket';
import { type FavouriteSort, hasDropped } from '@havan/domain/favourite';
import { compareTr } from '@havan/domain/turkish-text';
import type { OnShelf } from '../catalogue/shelf-price.ts';
import type { FavouriteRow, OrderableRow } from './favorites.sql.ts';

/** What the list is narrowed to and how it is ordered. */
export interface FavouriteView {
  /** The categories that count; left out, all do. */
  readonly categoryIds?: ReadonlySet<number>;
  readonly inStock?: boolean;
  readonly priceDropped?: boolean;
  readonly sort: FavouriteSort;
}

/** A favourite with what stands on its shelf. */
export interface ViewedFavourite extends FavouriteRow {
  /** What its card shows; null on an empty shelf. */
  readonly price: number | null;
  /** The fewest units that an order takes; 0 where there is nothing to order. */
  readonly orderQuantity: number;
}

export function withShelf(
  row: FavouriteRow,
  shelf: OnShelf | undefined,
  orderable: OrderableRow | undefined,
): ViewedFavourite {
  if (!shelf || !orderable) return { ...row, price: null, orderQuantity: 0 };
  const { stock, min_quantity: minQuantity, max_quantity: maxQuantity, pack_size: packSize } = orderable;
  const fewest = smallestQuantity({ stock, minQuantity, maxQuantity, packSize }) ?? 0;
  return { ...row, price: shelf.price, orderQuantity: orderable.is_own ? 0 : fewest };
}

export const isInStock = (row: ViewedFavourite): boolean => row.orderQuantity > 0;
export const isCheaper = (row: ViewedFavourite): boolean => hasDropped(row.seen_price, row.price);

/** Share of the price that is gone since it was marked; 0 where it did not fall. */
const dropOf = (row: ViewedFavourite): number =>
  isCheaper(row) ? 1 - (row.price ?? 0) / (row.seen_price ?? 1) : 0;

const nothing = Number.POSITIVE_INFINITY;

/** Without an offer there is no price: such rows come last. Equal rows keep their order, the newest first. */
const orders: Readonly<Record<FavouriteSort, (a: ViewedFavourite, b: ViewedFavourite) => number>> = {
  newest: () => 0,
  price: (a, b) => (a.price === b.price ? 0 : (a.price ?? nothing) - (b.price ?? nothing)),
  dropped: (a, b) => dropOf(b) - dropOf(a),
  name: (a, b) => compareTr(a.name, b.name),
};

/** The rows of the list, which come the newest first, filtered and sorted. */
export function viewedFavourites(rows: readonly ViewedFavourite[], view: FavouriteView): ViewedFavourite[] {
  return rows
    .filter((row) => view.categoryIds?.has(row.category_id) ?? true)
    .filter((row) => !view.inStock || isInStock(row))
    .filter((row) => !view.priceDropped || isCheaper(row))
    .toSorted(orders[view.sort]);
}
