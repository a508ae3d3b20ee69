import type { Favourite } from '@havan/contract/catalogue/favourites';
import { presentCard } from '../lists/card.presenter.ts';
import type { CardRow } from '../lists/find-cards.ts';
import type { ViewedFavourite } from './favourite-view.ts';

export function presentFavourite(card: CardRow, row: ViewedFavourite): Favourite {
  return {
    ...presentCard(card),
    likedAt: row.liked_at.toISOString(),
    priceWhenLiked: row.seen_price,
    orderQuantity: row.orderQuantity,
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
