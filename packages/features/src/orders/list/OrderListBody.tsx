import type { ResultOf } from '@havan/contract/call';
import type { getOrders } from '@havan/contract/sales/orders';
import { Shimmer } from '@havan/ui/Shimmer';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import type { OrderFilter, OrderSide } from '../order-filters.ts';
import { orderTexts } from '../order-texts.ts';
import type { OrderLayout } from './order-view.ts';
import { useSellerTools } from '../seller-tools.ts';
import { OrderCards } from '../rows/OrderCards.tsx';
import { OrdersEmpty } from './OrdersEmpty.tsx';
import { OrderTable } from '../rows/OrderTable.tsx';
import { useOrderMove } from '../actions/use-order-move.ts';

interface OrderListBodyProps {
  readonly page: UseQueryResult<ResultOf<typeof getOrders>>;
  readonly filter: OrderFilter;
  readonly side: OrderSide;
  readonly layout: OrderLayout;
  readonly now: Date;
  readonly onOpen: (orderId: number | null) => void;
}

/** Renders the list, or why it is empty. */
export function OrderListBody({ page, filter, side, layout, now, onOpen }: OrderListBodyProps) {
  const mover = useOrderMove(side);
  const tools = useSellerTools();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  if (page.error && !page.data)
    return <LoadFailure size="part" error={page.error} onRetry={() => void page.refetch()} />;
  if (!page.data) return <Shimmer kind="rows" count={8} label={orderTexts.loading} />;
  const { items } = page.data;
  const isEmpty = items.length === 0;
  const selection = tools && { selected, onSelect: setSelected };
  const chosen = items.filter(({ orderId }) => selected.has(String(orderId)));
  return (
    <>
      {/* Kept when its action has emptied the list, because it still shows the result. */}
      {tools ? (
        <tools.OrderBulk
          orders={chosen}
          belowHead={layout === 'list'}
          onClear={() => setSelected(new Set())}
        />
      ) : null}
      {isEmpty ? (
        <OrdersEmpty filter={filter} side={side} />
      ) : layout === 'grid' ? (
        <OrderCards orders={items} side={side} mover={mover} now={now} {...selection} />
      ) : (
        <OrderTable
          orders={items}
          side={side}
          openId={filter.open}
          onOpen={onOpen}
          mover={mover}
          now={now}
          {...selection}
        />
      )}
    </>
  );
}
