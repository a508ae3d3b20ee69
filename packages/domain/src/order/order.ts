import { allowedActions, nextState, type Transition } from '../transition/transition.ts';

/** The states of one seller's part of a payment (product §4). */
export const orderStates = [
  'preOrder',
  'awaitingSellerConfirmation',
  'awaitingShipment',
  'shipped',
  'awaitingBuyerApproval',
  'completed',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

/** The public codes are powers of two, so a filter of several states is a bit mask (product §4). */
export const orderStateCodes = {
  preOrder: 1024,
  awaitingSellerConfirmation: 1,
  awaitingShipment: 2,
  shipped: 4,
  awaitingBuyerApproval: 512,
  completed: 32,
  cancelled: 64,
} as const satisfies Readonly<Record<OrderState, number>>;

/** The states of a paid order whose goods are not the buyer's yet: the seller's share still waits. */
export const pendingPayoutStates = [
  'awaitingSellerConfirmation',
  'awaitingShipment',
  'shipped',
  'awaitingBuyerApproval',
] as const satisfies readonly OrderState[];

/** The list of the orders in those states, as `/myprofile/orders/:filter?` names it. */
export const pendingPayoutSlug = 'pendingpayout';

/** The states of what counts as sold: the payment was taken and the order was not cancelled. */
export const soldStates = [...pendingPayoutStates, 'completed'] as const satisfies readonly OrderState[];

export const orderStateLabels: Readonly<Record<OrderState, string>> = {
  preOrder: 'Ön sipariş',
  awaitingSellerConfirmation: 'Satıcı onayı bekliyor',
  awaitingShipment: 'Kargoya verilecek',
  shipped: 'Kargoda',
  awaitingBuyerApproval: 'Alıcı onayı bekliyor',
  completed: 'Tamamlandı',
  cancelled: 'İptal edildi',
};

/**
 * Names of the states from the view of each side, short. The neutral names, for documents and notifications,
 * are `orderStateLabels`.
 */
export const orderStateNames: Readonly<Record<'purchased' | 'sold', Readonly<Record<OrderState, string>>>> = {
  sold: {
    preOrder: 'Ön sipariş',
    awaitingSellerConfirmation: 'Yeni',
    awaitingShipment: 'Kargo bekliyor',
    shipped: 'Kargoda',
    awaitingBuyerApproval: 'Teslim edildi',
    completed: 'Tamamlandı',
    cancelled: 'İptal edildi',
  },
  purchased: {
    preOrder: 'Ön sipariş',
    awaitingSellerConfirmation: 'Satıcı onayında',
    awaitingShipment: 'Hazırlanıyor',
    shipped: 'Kargoda',
    awaitingBuyerApproval: 'Teslim edildi',
    completed: 'Tamamlandı',
    cancelled: 'İptal edildi',
  },
};

/** Returns the state of a public code, or null for a number that is no single state. */
export function orderStateOfCode(code: number): OrderState | null {
  return orderStates.find((state) => orderStateCodes[state] === code) ?? null;
}

/** Returns the bit mask of a filter: `[shipped, completed]` is 36. */
export function orderStateMask(states: readonly OrderState[]): number {
  return states.reduce((mask, state) => mask | orderStateCodes[state], 0);
}

/** Returns the states in a bit mask, in the order of `orderStates`; unknown bits are left out. */
export function orderStatesOfMask(mask: number): OrderState[] {
  return orderStates.filter((state) => (mask & orderStateCodes[state]) !== 0);
}

/** Entries in the history of an order beside its states: its parcel was packed, or the packing was undone. */
export const orderSteps = ['prepared', 'unprepared'] as const;
export type OrderStep = (typeof orderSteps)[number];

export const orderStepLabels: Readonly<Record<OrderStep, string>> = {
  prepared: 'Koli hazırlandı',
  unprepared: 'Hazırlandı işareti geri alındı',
};

export const orderParties = ['buyer', 'seller', 'platform', 'system'] as const;
export type OrderParty = (typeof orderParties)[number];

export const orderActions = [
  'takePayment',
  'confirm',
  'prepare',
  'undoPrepare',
  'partlySupply',
  'ship',
  'correctShipment',
  'deliver',
  'approve',
  'autoApprove',
  'postponeAutoApprove',
  'uploadInvoice',
  'cancel',
  'rate',
] as const;
export type OrderAction = (typeof orderActions)[number];

/**
 * The transitions of an order with the parties that may take them; the buttons of the screens and the guards
 * of the server both read it. After the seller confirmed, a buyer asks by a case of its own (see
 * `order-case`) and cannot cancel alone.
 */
export const orderTransitions: readonly Transition<OrderState, OrderAction, OrderParty>[] = [
  { from: 'preOrder', action: 'takePayment', by: ['system'], to: 'awaitingSellerConfirmation' },
  { from: 'preOrder', action: 'cancel', by: ['buyer', 'platform', 'system'], to: 'cancelled' },
  { from: 'awaitingSellerConfirmation', action: 'confirm', by: ['seller'], to: 'awaitingShipment' },
  {
    from: 'awaitingSellerConfirmation',
    action: 'cancel',
    by: ['buyer', 'seller', 'platform', 'system'],
    to: 'cancelled',
  },
  {
    from: 'awaitingSellerConfirmation',
    action: 'partlySupply',
    by: ['seller'],
    to: 'awaitingShipment',
  },
  { from: 'awaitingShipment', action: 'prepare', by: ['seller'], to: 'awaitingShipment' },
  { from: 'awaitingShipment', action: 'undoPrepare', by: ['seller'], to: 'awaitingShipment' },
  { from: 'awaitingShipment', action: 'ship', by: ['seller'], to: 'shipped' },
  { from: 'awaitingShipment', action: 'partlySupply', by: ['seller'], to: 'awaitingShipment' },
  { from: 'awaitingShipment', action: 'uploadInvoice', by: ['seller'], to: 'awaitingShipment' },
  { from: 'awaitingShipment', action: 'cancel', by: ['seller', 'platform', 'system'], to: 'cancelled' },
  { from: 'shipped', action: 'deliver', by: ['seller', 'platform', 'system'], to: 'awaitingBuyerApproval' },
  { from: 'shipped', action: 'correctShipment', by: ['seller'], to: 'shipped' },
  { from: 'shipped', action: 'uploadInvoice', by: ['seller'], to: 'shipped' },
  { from: 'shipped', action: 'cancel', by: ['platform'], to: 'cancelled' },
  { from: 'awaitingBuyerApproval', action: 'approve', by: ['buyer', 'platform'], to: 'completed' },
  { from: 'awaitingBuyerApproval', action: 'autoApprove', by: ['system'], to: 'completed' },
  {
    from: 'awaitingBuyerApproval',
    action: 'postponeAutoApprove',
    by: ['buyer'],
    to: 'awaitingBuyerApproval',
  },
  { from: 'awaitingBuyerApproval', action: 'uploadInvoice', by: ['seller'], to: 'awaitingBuyerApproval' },
  { from: 'awaitingBuyerApproval', action: 'cancel', by: ['platform'], to: 'cancelled' },
  { from: 'completed', action: 'uploadInvoice', by: ['seller'], to: 'completed' },
  { from: 'completed', action: 'rate', by: ['buyer'], to: 'completed' },
];

/** Returns the state after `action` by `party`, or null when it is not theirs to do now. */
export function nextOrderState(state: OrderState, action: OrderAction, party: OrderParty): OrderState | null {
  return nextState(orderTransitions, state, action, party);
}

/** Returns the actions of `party` on an order in `state`. */
export function allowedOrderActions(state: OrderState, party: OrderParty): OrderAction[] {
  return allowedActions(orderTransitions, state, party);
}

/** A parcel within Türkiye is expected this many days after it was handed over, Sundays aside. */
export const usualTransitDays = 2;

/** A delivered order completes itself after this many days; the buyer may postpone once by as many (product §4). */
export const autoApproveDays = 7;
export const autoApprovePostponeDays = 7;
export const autoApprovePostponeLimit = 1;
