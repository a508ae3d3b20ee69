import { allowedActions, nextState, type Transition } from '../transition/transition.ts';

/** States of one seller's part of a payment (product §4). */
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

/** Public codes are powers of two, so a filter of several states is a bit mask (product §4). */
export const orderStateCodes = {
  preOrder: 1024,
  awaitingSellerConfirmation: 1,
  awaitingShipment: 2,
  shipped: 4,
  awaitingBuyerApproval: 512,
  completed: 32,
  cancelled: 64,
} as const satisfies Readonly<Record<OrderState, number>>;

/** States of a paid order before its payout to the seller. */
export const pendingPayoutStates = [
  'awaitingSellerConfirmation',
  'awaitingShipment',
  'shipped',
  'awaitingBuyerApproval',
] as const satisfies readonly OrderState[];

/** Slug of the list of these orders in `/myprofile/orders/:filter?`. */
export const pendingPayoutSlug = 'pendingpayout';

/** States that count as sold: paid and not cancelled. */
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
 * Short names of the states for buyer and seller. Neutral names for documents and notifications are `orderStateLabels`.
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

/** Returns the state of a public code; null for a number that is not a single state. */
export function orderStateOfCode(code: number): OrderState | null {
  return orderStates.find((state) => orderStateCodes[state] === code) ?? null;
}

/** Returns the bit mask of a filter: `[shipped, completed]` is 36. */
export function orderStateMask(states: readonly OrderState[]): number {
  return states.reduce((mask, state) => mask | orderStateCodes[state], 0);
}

/** Returns the states of a bit mask, in the order of `orderStates`; unknown bits are ignored. */
export function orderStatesOfMask(mask: number): OrderState[] {
  return orderStates.filter((state) => (mask & orderStateCodes[state]) !== 0);
}

/** History entries other than states: the parcel was packed, or the packing was undone. */
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
 * Transitions of an order with the allowed parties, for the buttons of the screens and the guards of the
 * server. After the seller's confirmation a buyer cannot cancel alone but opens a case (see `order-case`).
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

/** Returns the state after `action` by `party`; null when it is not allowed. */
export function nextOrderState(state: OrderState, action: OrderAction, party: OrderParty): OrderState | null {
  return nextState(orderTransitions, state, action, party);
}

/** Returns the actions that `party` may do on an order in `state`. */
export function allowedOrderActions(state: OrderState, party: OrderParty): OrderAction[] {
  return allowedActions(orderTransitions, state, party);
}

/** Default transit days of a parcel within Türkiye, without Sundays. */
export const usualTransitDays = 2;

/**
 * Days after which a delivered order is completed automatically; the buyer may postpone once by as many (product §4).
 */
export const autoApproveDays = 7;
export const autoApprovePostponeDays = 7;
export const autoApprovePostponeLimit = 1;
