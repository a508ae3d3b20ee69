import { OrdersScreen } from '@havan/features/orders/OrdersScreen';
import { RequireArea } from '@havan/features/shell/RequireArea';

/** `/myprofile/orders/:filter?` of the buyer app: what the pharmacy bought. */
export function PurchasesScreen() {
  return (
    <RequireArea area="orders">
      <OrdersScreen side="purchased" />
    </RequireArea>
  );
}
