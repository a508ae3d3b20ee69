import { OrdersScreen } from '@havan/features/orders/list/OrdersScreen';
import { SellerOrders } from './SellerOrders.tsx';
import { SalesStrip } from '../sales/SalesStrip.tsx';

/** Renders `/myprofile/orders/:filter?` of the merchant app: the sales figures above the company's sales. */
export function SoldOrdersScreen() {
  return (
    <SellerOrders>
      <OrdersScreen side="sold" head={<SalesStrip />} />
    </SellerOrders>
  );
}
