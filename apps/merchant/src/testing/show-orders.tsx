import { OrdersScreen } from '@havan/features/orders/list/OrdersScreen';
import type { Fragment } from 'react';
import { SellerOrders } from '../features/orders/SellerOrders.tsx';
import { showScreen } from './show-screen.tsx';

/**
 * Renders the orders of a seller at an address; returns a function that removes them.
 *
 * @param Around provides the tools of a seller; a fragment renders the orders as in an app without them
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
