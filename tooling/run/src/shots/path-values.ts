import { getCategories, getProductListings } from '@havan/contract/catalogue';
import { getOrders } from '@havan/contract/orders';
import { orderStateCodes } from '@havan/domain/order';
import { signInAs } from '../market/session.ts';
import { send } from '../market/wire.ts';
import type { PathValues } from './screens.ts';

/** Looks for one of each thing that a path can name. Missing ones become 0, which the screen then says. */
export async function findPathValues(port: number): Promise<PathValues> {
  const { token } = await signInAs(port, 'eczane', 'buyer');
  const seller = await signInAs(port, 'satici', 'merchant');
  const categories = await send(port, getCategories, {});
  const { items } = await send(port, getProductListings, {}, token);
  const busiest = items.toSorted((a, b) => b.productListingCount - a.productListingCount)[0];
  // A completed order has everything that an order page can show.
  const stateMask = String(orderStateCodes.completed);
  const purchased = await send(port, getOrders, { type: 'purchased', stateMask }, token);
  const sold = await send(port, getOrders, { type: 'sold', stateMask }, seller.token);
  return {
    categoryId: categories[0]?.categoryId ?? 0,
    productId: busiest?.productId ?? 0,
    sellerId: busiest?.bestListing?.seller.sellerId ?? 0,
    purchasedId: purchased.items[0]?.orderId ?? 0,
    soldId: sold.items[0]?.orderId ?? 0,
  };
}
