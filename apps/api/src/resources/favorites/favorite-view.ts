import { smallestQuantity } from '@havan/domain/basket';
import { type FavouriteSort, hasDropped } from '@havan/domain/favourite';
import { compareTr } from '@havan/domain/turkish-text';
import type { FavouriteRow } from './favorites.sql.ts';

/** What the list is narrowed to and how it is ordered. */
export interface FavouriteView {
  /** The categories that count; left out, all do. */
  readonly categoryIds?: ReadonlySet<number>;
  readonly inStock?: boolean;
  readonly priceDropped?: boolean;
  readonly sort: FavouriteSort;
}

/** The fewest units of the best offer that an order takes; 0 without an offer that can be ordered. */
export function orderQuantityOf(row: FavouriteRow): number {
  if (row.price === null) return 0;
  const { stock, min_quantity: minQuantity, max_quantity: maxQuantity, pack_size: packSize } = row;
  return smallestQuantity({ stock, minQuantity, maxQuantity, packSize }) ?? 0;
}

export const isInStock = (row: FavouriteRow): boolean => orderQuantityOf(row) > 0;
export const isCheaper = (row: FavouriteRow): boolean => hasDropped(row.seen_price, row.price);

/** Share of the price that is gone since it was marked; 0 where it did not fall. */
const dropOf = (row: FavouriteRow): number =>
  isCheaper(row) ? 1 - (row.price ?? 0) / (row.seen_price ?? 1) : 0;

const nothing = Number.POSITIVE_INFINITY;

/** Without an offer there is no price: such rows come last. Equal rows keep their order, the newest first. */
const orders: Readonly<Record<FavouriteSort, (a: FavouriteRow, b: FavouriteRow) => number>> = {
  newest: () => 0,
  price: (a, b) => (a.price === b.price ? 0 : (a.price ?? nothing) - (b.price ?? nothing)),
  dropped: (a, b) => dropOf(b) - dropOf(a),
  name: (a, b) => compareTr(a.name, b.name),
};

/** The rows of the list, which come the newest first, filtered and sorted. */
export function viewedFavourites(rows: readonly FavouriteRow[], view: FavouriteView): FavouriteRow[] {
  return rows
    .filter((row) => view.categoryIds?.has(row.category_id) ?? true)
    .filter((row) => !view.inStock || isInStock(row))
    .filter((row) => !view.priceDropped || isCheaper(row))
    .toSorted(orders[view.sort]);
}
