import type { OrderState } from '@havan/domain/order';
import type { Random } from '../seeded-random.ts';

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

/** Returns when each step happened, so that all of them lie before now and in their order. */
export function timesOf(state: OrderState, createdAt: Date, now: Date, random: Random): OrderTimes {
  const room = now.getTime() - createdAt.getTime();
  const at = (share: number): Date => new Date(createdAt.getTime() + Math.floor(room * share));
  // An order of long ago went its way in days all the same; every twentieth left late.
  const within = (share: number, hours: number): Date =>
    state === 'completed'
      ? new Date(createdAt.getTime() + Math.floor(Math.min(room * share, hours * hourMs)))
      : at(share);
  const reached = (...states: OrderState[]): boolean => states.includes(state);
  const jitter = random.next() * 0.05;
  const shippedAfter = random.chance(0.05) ? 54 + jitter * 400 : 14 + jitter * 500;
  const deliveredAt = reached('awaitingBuyerApproval', 'completed')
    ? within(state === 'completed' ? 0.3 + jitter : 0.75 + jitter, shippedAfter + 30)
    : null;
  return {
    createdAt,
    shipBy: new Date(createdAt.getTime() + 48 * hourMs),
    confirmedAt: reached('awaitingShipment', 'shipped', 'awaitingBuyerApproval', 'completed')
      ? within(0.05 + jitter, 2 + jitter * 120)
      : null,
    shippedAt: reached('shipped', 'awaitingBuyerApproval', 'completed')
      ? within(0.15 + jitter, shippedAfter)
      : null,
    deliveredAt,
    completedAt: state === 'completed' ? within(0.5 + jitter, shippedAfter + 96) : null,
    cancelledAt:
      state === 'cancelled'
        ? new Date(createdAt.getTime() + Math.floor(Math.min(room * (0.2 + jitter), 30 * hourMs)))
        : null,
    autoApproveAt:
      state === 'awaitingBuyerApproval' && deliveredAt ? new Date(deliveredAt.getTime() + approveMs) : null,
  };
}
