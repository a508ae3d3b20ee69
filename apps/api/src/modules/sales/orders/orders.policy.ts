import {
  allowedOrderActions,
  autoApprovePostponeLimit,
  nextOrderState,
  type OrderAction,
  type OrderParty,
  type OrderState,
} from '@havan/domain/order';
import type { OrderCaseKind } from '@havan/domain/order-case';
import { hasRight, rightForOrderAction, type StaffRight } from '@havan/domain/staff-right';
import type { OrderSide } from './orders.sql.ts';

/** The party of a side in the transition table. */
export const partyOfSide = { purchased: 'buyer', sold: 'seller' } as const satisfies Record<
  OrderSide,
  OrderParty
>;

export interface OrderFacts {
  readonly state: OrderState;
  /** Whether the automatic approval was postponed already. */
  readonly postponed: boolean;
  readonly prepared_at: Date | null;
  /** An open case, which blocks other actions. */
  readonly open_case: OrderCaseKind | null;
  readonly is_rated: boolean;
  /**
   * Whether the seller is a warehouse that delivers its goods itself and reports the delivery; otherwise the carrier
   * does.
   */
  readonly delivers_itself: boolean;
}

/** Returns whether an action was done already or is blocked. */
const isBarred: Partial<Record<OrderAction, (order: OrderFacts, party: OrderParty) => boolean>> = {
  postponeAutoApprove: ({ postponed }) => postponed && autoApprovePostponeLimit === 1,
  prepare: ({ prepared_at }) => prepared_at !== null,
  undoPrepare: ({ prepared_at }) => prepared_at === null,
  rate: ({ is_rated }) => is_rated,
  deliver: ({ delivers_itself }, party) => party === 'seller' && !delivers_itself,
  ship: ({ open_case }) => open_case === 'cancelRequest',
  partlySupply: ({ open_case }) => open_case !== null,
  cancel: ({ open_case }, party) => party === 'seller' && open_case !== null,
  approve: ({ open_case }) => open_case !== null,
  autoApprove: ({ open_case }) => open_case !== null,
};

/**
 * Returns the allowed actions on an order: those of the transition table, without blocked ones and those beyond the
 * user's rights.
 */
export const allowedActionsFor = (
  order: OrderFacts,
  party: OrderParty,
  rights: readonly StaffRight[],
): OrderAction[] =>
  allowedOrderActions(order.state, party).filter(
    (action) => !isBarred[action]?.(order, party) && hasRight(rights, rightForOrderAction(action, party)),
  );

/** Returns the state after an action; null when this party may not do it now. */
export const stateAfter = (order: OrderFacts, action: OrderAction, party: OrderParty): OrderState | null =>
  isBarred[action]?.(order, party) ? null : nextOrderState(order.state, action, party);
