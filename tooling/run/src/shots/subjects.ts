import { getCategories, getProductListings } from '@havan/contract/catalogue';
import { getOrders } from '@havan/contract/orders';
import type { SmartCart } from '@havan/contract/smart-cart';
import { orderStateCodes } from '@havan/domain/order';
import { signInAs } from '../market/session.ts';
import { send } from '../market/wire.ts';
import type { PathValues } from './screens.ts';
import { searchSmartCarts } from './smart-carts.ts';

/** What the screens are taken of. */
export interface Subjects {
  readonly values: PathValues;
  /** A search that goes on is over before its picture is taken: it is shown as it once answered. */
  readonly improving: SmartCart;
}

/** Looks for one of each thing that a path can name. Missing ones become 0, which the screen then says. */
export async function findSubjects(port: number): Promise<Subjects> {
  const { token } = await signInAs(port, 'eczane', 'buyer');
  const seller = await signInAs(port, 'satici', 'merchant');
  const categories = await send(port, getCategories, {});
  const { items } = await send(port, getProductListings, {}, token);
  const busiest = items.toSorted((a, b) => b.productListingCount - a.productListingCount)[0];
  // A completed order has everything that an order page can show.
  const stateMask = String(orderStateCodes.completed);
  const purchased = await send(port, getOrders, { type: 'purchased', stateMask }, token);
  const sold = await send(port, getOrders, { type: 'sold', stateMask }, seller.token);
  const carts = await searchSmartCarts(port, token);
  const values = {
    categoryId: categories[0]?.categoryId ?? 0,
    productId: busiest?.productId ?? 0,
    sellerId: busiest?.bestListing?.seller.sellerId ?? 0,
    purchasedId: purchased.items[0]?.orderId ?? 0,
    soldId: sold.items[0]?.orderId ?? 0,
    provenId: carts.proven.smartCartId,
    improvingId: carts.improving.smartCartId,
    infeasibleId: carts.infeasible.smartCartId,
  };
  return { values, improving: carts.improving };
}
