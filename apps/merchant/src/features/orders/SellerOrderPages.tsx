import { Outlet } from 'react-router';
import { SellerOrders } from './SellerOrders.tsx';

/** Layout route of the pages of one order. */
export function SellerOrderPages() {
  return (
    <SellerOrders>
      <Outlet />
    </SellerOrders>
  );
}
