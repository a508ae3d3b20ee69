import type { OrderState } from '@havan/domain/order';
import type { Random } from '../../seeded-random.ts';

/** How many hours ago an order was placed that stands in this state now. */
export const ageInHours: Readonly<Record<OrderState, readonly [from: number, to: number]>> = {
  preOrder: [1, 48],
  awaitingSellerConfirmation: [1, 20],
  awaitingShipment: [8, 40],
  shipped: [30, 80],
  awaitingBuyerApproval: [90, 220],
  completed: [240, 1900],
  cancelled: [24, 900],
};

export interface OrderTimes {
  readonly createdAt: Date;
  readonly shipBy: Date;
  readonly confirmedAt: Date | null;
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly completedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly autoApproveAt: Date | null;
}

const hourMs = 3_600_000;
const approveMs = 7 * 24 * hourMs;

/** When each step happened, so that all of them lie before now and in their order. */
export function timesOf(state: OrderState, createdAt: Date, now: Date, random: Random): OrderTimes {
  const room = now.getTime() - createdAt.getTime();
  const at = (share: number): Date => new Date(createdAt.getTime() + Math.floor(room * share));
  const reached = (...states: OrderState[]): boolean => states.includes(state);
  const jitter = random.next() * 0.05;
  const deliveredAt = reached('awaitingBuyerApproval', 'completed')
    ? at(state === 'completed' ? 0.3 + jitter : 0.75 + jitter)
    : null;
  return {
    createdAt,
    shipBy: new Date(createdAt.getTime() + 48 * hourMs),
    confirmedAt: reached('awaitingShipment', 'shipped', 'awaitingBuyerApproval', 'completed')
      ? at(0.05 + jitter)
      : null,
    shippedAt: reached('shipped', 'awaitingBuyerApproval', 'completed') ? at(0.15 + jitter) : null,
    deliveredAt,
    completedAt: state === 'completed' ? at(0.5 + jitter) : null,
    cancelledAt: state === 'cancelled' ? at(0.2 + jitter) : null,
    autoApproveAt:
      state === 'awaitingBuyerApproval' && deliveredAt ? new Date(deliveredAt.getTime() + approveMs) : null,
  };
}
