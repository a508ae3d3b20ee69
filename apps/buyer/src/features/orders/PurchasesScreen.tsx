import { OrdersScreen } from '@havan/features/orders/list/OrdersScreen';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';

/** Renders `/myprofile/orders/:filter?` of the buyer app: what the pharmacy bought. */
export function PurchasesScreen() {
  return (
    <RequireArea area="orders">
      <OrdersScreen side="purchased" />
    </RequireArea>
  );
}
