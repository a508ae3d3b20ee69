import {
  allowedOrderActions,
  autoApprovePostponeLimit,
  nextOrderState,
  type OrderAction,
  type OrderParty,
  type OrderState,
} from '@havan/domain/order';
import type { OrderSide } from './orders.sql.ts';

/** Who a side is in the transition table. */
export const partyOfSide = { purchased: 'buyer', sold: 'seller' } as const satisfies Record<
  OrderSide,
  OrderParty
>;

interface OrderFacts {
  readonly state: OrderState;
  /** Whether the automatic approval was put off already. */
  readonly postponed: boolean;
}

const isSpent = (order: OrderFacts, action: OrderAction): boolean =>
  action === 'postponeAutoApprove' && order.postponed && autoApprovePostponeLimit === 1;

/** What a party may do with an order now: the table of the domain, less what can be done only once and was. */
export const allowedActionsFor = (order: OrderFacts, party: OrderParty): OrderAction[] =>
  allowedOrderActions(order.state, party).filter((action) => !isSpent(order, action));

/** The state after an action, or null when it is not this party's to do now. */
export const stateAfter = (order: OrderFacts, action: OrderAction, party: OrderParty): OrderState | null =>
  isSpent(order, action) ? null : nextOrderState(order.state, action, party);
