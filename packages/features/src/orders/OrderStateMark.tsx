import { orderStateNames, type OrderState } from '@havan/domain/order';
import { orderFactLabels } from '@havan/domain/order-fact';
import { Badge, type BadgeProps } from '@havan/ui/Badge';
import type { OrderSide } from './order-filters.ts';

type Look = readonly [mark: NonNullable<BadgeProps['mark']>, tone: NonNullable<BadgeProps['tone']>];

/**
 * Looks of each state. An open state is coloured when it waits for this side and neutral when it waits for the other;
 * the mark fills as the parcel progresses.
 */
const looks: Readonly<Record<OrderSide, Readonly<Record<OrderState, Look>>>> = {
  sold: {
    preOrder: ['half', 'neutral'],
    awaitingSellerConfirmation: ['full', 'positive'],
    awaitingShipment: ['half', 'attention'],
    shipped: ['moving', 'neutral'],
    awaitingBuyerApproval: ['done', 'neutral'],
    completed: ['done', 'positive'],
    cancelled: ['turned', 'critical'],
  },
  purchased: {
    preOrder: ['half', 'neutral'],
    awaitingSellerConfirmation: ['full', 'neutral'],
    awaitingShipment: ['half', 'neutral'],
    shipped: ['moving', 'neutral'],
    awaitingBuyerApproval: ['done', 'attention'],
    completed: ['done', 'positive'],
    cancelled: ['turned', 'critical'],
  },
};

interface OrderStateMarkProps {
  readonly state: OrderState;
  readonly side: OrderSide;
  /** Whether the seller has packed the parcel. */
  readonly isPrepared?: boolean;
}

/** Renders the state of an order in a word, with a shape and a colour beside it; its seller also sees a packed parcel. */
export function OrderStateMark({ state, side, isPrepared = false }: OrderStateMarkProps) {
  const [mark, tone] = looks[side][state];
  if (isPrepared && side === 'sold' && state === 'awaitingShipment')
    return (
      <Badge mark="full" tone="attention">
        {orderFactLabels.prepared}
      </Badge>
    );
  return (
    <Badge mark={mark} tone={tone}>
      {orderStateNames[side][state]}
    </Badge>
  );
}
