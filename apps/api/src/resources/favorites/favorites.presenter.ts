import type { Favourite } from '@havan/contract/favorites';
import { presentCard } from '../catalogue/card.presenter.ts';
import type { CardRow } from '../catalogue/find-cards.ts';
import { orderQuantityOf } from './favorite-view.ts';
import type { FavouriteRow } from './favorites.sql.ts';

export function presentFavourite(card: CardRow, row: FavouriteRow): Favourite {
  return {
    ...presentCard(card),
    likedAt: row.liked_at.toISOString(),
    priceWhenLiked: row.seen_price,
    orderQuantity: orderQuantityOf(row),
    alert:
      row.price_drop === null
        ? null
        : {
            productId: row.product_id,
            priceDrop: row.price_drop,
            backInStock: row.back_in_stock,
            targetPrice: row.target_price,
          },
  };
}
