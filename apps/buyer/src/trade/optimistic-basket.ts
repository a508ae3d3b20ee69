import { basketKeys } from '@havan/api-client/queries/basket';
import { catalogueKeys } from '@havan/api-client/queries/catalogue';
import type { Basket } from '@havan/contract/basket';
import type { getProductDetail } from '@havan/contract/catalogue';
import type { ResultOf } from '@havan/contract/call';
import type { QueryClient } from '@tanstack/react-query';
import { payPrice } from './prices.ts';

type Detail = ResultOf<typeof getProductDetail>;

/** The page of a product with so many more units of one of its offers in the basket. */
const withInBasket = (detail: Detail, listingId: number, count: number): Detail => ({
  ...detail,
  listings: detail.listings.map((listing) =>
    listing.listingId === listingId ? { ...listing, inBasket: listing.inBasket + count } : listing,
  ),
});

/** The basket with so much more of a seller's goods; one that is not in it yet is left to the server. */
const withGoods = (basket: Basket, sellerId: number, amount: number): Basket => ({
  ...basket,
  groups: basket.groups.map((group) =>
    group.seller.sellerId === sellerId ? { ...group, goodsTotal: group.goodsTotal + amount } : group,
  ),
});

/**
 * Shows an addition before the server has answered: on the page of the product and in the way to free shipping. Returns
 * what takes it back; the server's own figures follow in any case.
 */
export function showAdded(client: QueryClient, listingId: number, count: number): () => void {
  const details = client.getQueriesData<Detail>({ queryKey: [...catalogueKeys.all, 'product'] });
  const basket = client.getQueryData<Basket>(basketKeys.all);
  for (const [key, detail] of details) {
    const listing = detail?.listings.find((each) => each.listingId === listingId);
    if (!detail || !listing) continue;
    client.setQueryData(key, withInBasket(detail, listingId, count));
    if (basket) {
      client.setQueryData(
        basketKeys.all,
        withGoods(basket, listing.seller.sellerId, payPrice(listing, { count }) * count),
      );
    }
  }
  return () => {
    for (const [key, detail] of details) client.setQueryData(key, detail);
    client.setQueryData(basketKeys.all, basket);
  };
}
