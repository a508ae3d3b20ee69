import {
  allowedOrderActions,
  autoApprovePostponeLimit,
  nextOrderState,
  type OrderAction,
  type OrderParty,
  type OrderState,
} from '@havan/domain/order';
import type { OrderCaseKind } from '@havan/domain/order-case';
import type { OrderSide } from './orders.sql.ts';

/** Who a side is in the transition table. */
export const partyOfSide = { purchased: 'buyer', sold: 'seller' } as const satisfies Record<
  OrderSide,
  OrderParty
>;

export interface OrderFacts {
  readonly state: OrderState;
  /** Whether the automatic approval was put off already. */
  readonly postponed: boolean;
  readonly prepared_at: Date | null;
  /** The case that waits for an end, which comes first. */
  readonly open_case: OrderCaseKind | null;
  readonly is_rated: boolean;
  /** A warehouse brings its goods itself, so it says when they arrived; of other parcels the carrier says so. */
  readonly delivers_itself: boolean;
}

/** What can be done only once and was, or waits for something else. */
const isBarred: Partial<Record<OrderAction, (order: OrderFacts, party: OrderParty) => boolean>> = {
  postponeAutoApprove: ({ postponed }) => postponed && autoApprovePostponeLimit === 1,
  prepare: ({ prepared_at }) => prepared_at !== null,
  rate: ({ is_rated }) => is_rated,
  deliver: ({ delivers_itself }, party) => party === 'seller' && !delivers_itself,
  ship: ({ open_case }) => open_case === 'cancelRequest',
  partlySupply: ({ open_case }) => open_case !== null,
  cancel: ({ open_case }, party) => party === 'seller' && open_case !== null,
  approve: ({ open_case }) => open_case !== null,
  autoApprove: ({ open_case }) => open_case !== null,
};

/** What a party may do with an order now: the table of the domain, less what is barred. */
export const allowedActionsFor = (order: OrderFacts, party: OrderParty): OrderAction[] =>
  allowedOrderActions(order.state, party).filter((action) => !isBarred[action]?.(order, party));

/** The state after an action, or null when it is not this party's to do now. */
export const stateAfter = (order: OrderFacts, action: OrderAction, party: OrderParty): OrderState | null =>
  isBarred[action]?.(order, party) ? null : nextOrderState(order.state, action, party);
