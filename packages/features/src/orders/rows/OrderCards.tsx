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
}

/** Renders the orders as joined labels: for who looks for a parcel by its pictures rather than its number. */
export function OrderCards({ orders, side, mover, now }: OrderCardsProps) {
  return (
    <LabelSheet label={orderTexts.title[side]}>
      {orders.map((order) => (
        <OrderCard key={order.orderId} order={order} side={side} mover={mover} now={now} />
      ))}
    </LabelSheet>
  );
}
