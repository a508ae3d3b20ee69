import { OrdersScreen } from '@havan/features/orders/list/OrdersScreen';
import { SellerOrders } from './SellerOrders.tsx';
import { SalesStrip } from '../sales/SalesStrip.tsx';

/** Renders the workhorse: the figures of the day over the orders of the company as their seller. */
export function SoldOrdersScreen() {
  return (
    <SellerOrders>
      <OrdersScreen side="sold" head={<SalesStrip />} />
    </SellerOrders>
  );
}
