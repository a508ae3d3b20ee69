import type { OrderState } from '@havan/domain/order';

/** The states of an order without cancellation or refund, in their order. */
const way: readonly OrderState[] = [
  'preOrder',
  'awaitingSellerConfirmation',
  'awaitingShipment',
  'shipped',
  'awaitingBuyerApproval',
  'completed',
];

/** Returns the states ahead of an order; none once it is cancelled. */
export function expectedStates(state: OrderState): readonly OrderState[] {
  const index = way.indexOf(state);
  return index === -1 ? [] : way.slice(index + 1);
}
