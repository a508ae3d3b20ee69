import { getCategories, getProductListings } from '@havan/contract/catalogue/catalogue';
import { getUserListings } from '@havan/contract/listings/listings';
import { getOrders } from '@havan/contract/sales/orders';
import type { SmartCart } from '@havan/contract/cart/smart-cart';
import { orderStateCodes } from '@havan/domain/order';
import { signInAs } from '../market/session.ts';
import { send } from '../market/wire.ts';
import type { PathValues } from './screens.ts';
import { searchSmartCarts } from './smart-carts.ts';

/** The records shown in the screenshots. */
export interface Subjects {
  readonly values: PathValues;
  /** A running search ends before its screenshot: a recorded answer is shown. */
  readonly improving: SmartCart;
}

/** Finds one record for each path parameter. Missing ones become 0, which the screen reports. */
export async function findSubjects(port: number): Promise<Subjects> {
  const { token } = await signInAs(port, 'eczane', 'buyer');
  const seller = await signInAs(port, 'satici', 'merchant');
  const categories = await send(port, getCategories, {});
  const { items } = await send(port, getProductListings, {}, token);
  const busiest = items.toSorted((a, b) => b.productListingCount - a.productListingCount)[0];
  // A completed order shows every part of the order page.
  const stateMask = String(orderStateCodes.completed);
  const purchased = await send(port, getOrders, { type: 'purchased', stateMask }, token);
  const sold = await send(port, getOrders, { type: 'sold', stateMask }, seller.token);
  const waiting = await send(
    port,
    getOrders,
    { type: 'sold', stateMask: String(orderStateCodes.awaitingShipment) },
    seller.token,
  );
  const own = await send(port, getUserListings, {}, seller.token);
  const carts = await searchSmartCarts(port, token);
  const values = {
    categoryId: categories[0]?.categoryId ?? 0,
    productId: busiest?.productId ?? 0,
    sellerId: busiest?.bestListing?.seller.sellerId ?? 0,
    purchasedId: purchased.items[0]?.orderId ?? 0,
    soldId: sold.items[0]?.orderId ?? 0,
    waitingId: waiting.items[0]?.orderId ?? 0,
    ownListingId: own.items[0]?.listingId ?? 0,
    provenId: carts.proven.smartCartId,
    improvingId: carts.improving.smartCartId,
    infeasibleId: carts.infeasible.smartCartId,
  };
  return { values, improving: carts.improving };
}
