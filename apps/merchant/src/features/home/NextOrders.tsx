import type { ResultOf } from '@havan/contract/call';
import type { getOrders } from '@havan/contract/sales/orders';
import { OrderTable } from '@havan/features/orders/rows/OrderTable';
import { useNow } from '@havan/app-shell/viewport/use-now';
import { useOrderMove } from '@havan/features/orders/actions/use-order-move';
import { EmptyState } from '@havan/ui/EmptyState';
import { SellerOrders } from '../orders/SellerOrders.tsx';
import { useState } from 'react';
import { homeTexts } from './home-texts.ts';

interface NextOrdersProps {
  readonly orders: ResultOf<typeof getOrders>['items'];
}

/** Renders the newest waiting orders, with their actions in place. */
export function NextOrders({ orders }: NextOrdersProps) {
  const mover = useOrderMove('sold');
  const now = useNow();
  const [openId, setOpenId] = useState<number | null>(null);
  if (orders.length === 0) {
    return (
      <EmptyState
        size="panel"
        kind="other"
        title={homeTexts.noneWaiting}
        subtitle={homeTexts.noneWaitingText}
      />
    );
  }
  return (
    <SellerOrders>
      <OrderTable orders={orders} side="sold" openId={openId} onOpen={setOpenId} mover={mover} now={now} />
    </SellerOrders>
  );
}
