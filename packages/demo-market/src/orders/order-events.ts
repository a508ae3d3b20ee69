import type { OrderAction, OrderParty, OrderState } from '@havan/domain/order';
import type { DemoOrder } from './orders.ts';

export interface DemoOrderEvent {
  readonly at: Date;
  readonly action: OrderAction;
  readonly party: OrderParty;
  readonly from: OrderState | null;
  readonly to: OrderState;
  readonly note: string | null;
}

/** Returns the history of an order, as the transition table of the domain allows it. */
export function eventsOf({ state, times }: DemoOrder): DemoOrderEvent[] {
  if (state === 'preOrder') return [];
  const events: DemoOrderEvent[] = [];
  const add = (
    at: Date | null,
    action: OrderAction,
    party: OrderParty,
    to: OrderState,
    note: string | null = null,
  ): void => {
    if (at) events.push({ at, action, party, from: events.at(-1)?.to ?? null, to, note });
  };
  add(times.createdAt, 'takePayment', 'system', 'awaitingSellerConfirmation', 'Ödeme alındı.');
  add(times.confirmedAt, 'confirm', 'seller', 'awaitingShipment');
  add(times.shippedAt, 'ship', 'seller', 'shipped');
  add(times.deliveredAt, 'deliver', 'system', 'awaitingBuyerApproval');
  add(times.completedAt, 'approve', 'buyer', 'completed');
  add(times.cancelledAt, 'cancel', 'seller', 'cancelled', 'Ürün stokta kalmadı.');
  return events;
}
