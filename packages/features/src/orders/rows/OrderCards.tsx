import type { OrderSummary } from '@havan/contract/sales/orders';
import { LabelSheet } from '@havan/ui/LabelSheet';
import type { OrderSide } from '../order-filters.ts';
import { orderTexts } from '../order-texts.ts';
import { OrderCard } from './OrderCard.tsx';
import type { OrderMover } from '../actions/use-order-move.ts';

interface OrderCardsProps {
  readonly orders: readonly OrderSummary[];
  readonly side: OrderSide;
  readonly mover: OrderMover;
  readonly now: Date;
  /** Ids of the selected orders; without it nothing can be selected. */
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
}

/** Renders the orders as joined labels, for users who look for an order by its pictures rather than its number. */
export function OrderCards({ orders, side, mover, now, selected, onSelect }: OrderCardsProps) {
  const choice = ({ orderId }: OrderSummary) => {
    if (!selected || !onSelect) return {};
    const key = String(orderId);
    return {
      isSelected: selected.has(key),
      onSelect: (isChosen: boolean) => {
        const next = new Set(selected);
        if (isChosen) next.add(key);
        else next.delete(key);
        onSelect(next);
      },
    };
  };
  return (
    <LabelSheet label={orderTexts.title[side]}>
      {orders.map((order) => (
        <OrderCard key={order.orderId} order={order} side={side} mover={mover} now={now} {...choice(order)} />
      ))}
    </LabelSheet>
  );
}
