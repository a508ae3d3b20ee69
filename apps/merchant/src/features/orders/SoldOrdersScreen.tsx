import { OrdersScreen } from '@havan/features/orders/OrdersScreen';
import { SalesStrip } from '../sales/SalesStrip.tsx';

/** The workhorse: the figures of the day over the orders of the company as their seller. */
export function SoldOrdersScreen() {
  return <OrdersScreen side="sold" head={<SalesStrip />} />;
}
