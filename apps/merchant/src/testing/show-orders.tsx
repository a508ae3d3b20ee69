import { OrdersScreen } from '@havan/features/orders/list/OrdersScreen';
import type { Fragment } from 'react';
import { SellerOrders } from '../features/orders/SellerOrders.tsx';
import { showScreen } from './show-screen.tsx';

/**
 * Draws the orders of a seller at an address; returns a function that removes them.
 * @param Around what hands in the tools of a seller; a fragment draws the orders as an app without sellers does
 */
export function showOrders(
  path: string,
  Around: typeof SellerOrders | typeof Fragment = SellerOrders,
): () => void {
  const { remove } = showScreen(
    <Around>
      <OrdersScreen side="sold" />
    </Around>,
    { route: '/myprofile/orders/:filter?', path },
  );
  return remove;
}
