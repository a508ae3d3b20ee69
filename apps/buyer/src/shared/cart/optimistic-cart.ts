import { cartKeys } from '@havan/api-client/queries/cart/cart';
import { catalogueKeys } from '@havan/api-client/queries/catalogue/catalogue';
import type { CartState } from '@havan/contract/cart/cart';
import type { getProductDetail } from '@havan/contract/catalogue/catalogue';
import type { ResultOf } from '@havan/contract/call';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { payPrice } from './prices.ts';

type Detail = ResultOf<typeof getProductDetail>;

/** Returns the details of a product with this many more units of one of its offers in the cart. */
const withInCart = (detail: Detail, listingId: number, count: number): Detail => ({
  ...detail,
  listings: detail.listings.map((listing) =>
    listing.listingId === listingId ? { ...listing, inBasket: listing.inBasket + count } : listing,
  ),
});

/**
 * Returns the cart with this much more of a seller's goods, in kuruş; a seller that is not in it yet is left to the
 * server.
 */
const withGoods = (basket: CartState, sellerId: number, amount: number): CartState => ({
  ...basket,
  groups: basket.groups.map((group) =>
    group.seller.sellerId === sellerId ? { ...group, goodsTotal: group.goodsTotal + amount } : group,
  ),
});

/**
 * Replaces cached data and returns a function that restores them, unless the server has sent newer ones
 * since.
 */
function showInstead<Known>(client: QueryClient, key: QueryKey, known: Known, shown: Known): () => void {
  client.setQueryData(key, shown);
  // The cache holds a copy of `shown`.
  const kept = client.getQueryData(key);
  return () => {
    if (client.getQueryData(key) === kept) client.setQueryData(key, known);
  };
}

/**
 * Shows an addition before the server has answered: on the page of the product and in the distance to free shipping.
 * Returns a function that undoes it; the server's own figures follow in any case, and stay where they arrived first.
 */
export function showAdded(client: QueryClient, listingId: number, count: number): () => void {
  const details = client.getQueriesData<Detail>({ queryKey: catalogueKeys.products });
  const back: (() => void)[] = [];
  for (const [key, detail] of details) {
    const listing = detail?.listings.find((each) => each.listingId === listingId);
    if (!detail || !listing) continue;
    back.push(showInstead(client, key, detail, withInCart(detail, listingId, count)));
    const basket = client.getQueryData<CartState>(cartKeys.all);
    if (!basket) continue;
    const goods = payPrice(listing, { count }) * count;
    back.push(showInstead(client, cartKeys.all, basket, withGoods(basket, listing.seller.sellerId, goods)));
  }
  return () => {
    for (const takeBack of back) takeBack();
  };
}
