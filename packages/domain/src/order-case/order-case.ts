import type { OrderState } from '../order/order.ts';
import { allowedActions, nextState, type Transition } from '../transition/transition.ts';

/** Cases beside the order, per line: a wish to cancel before shipping, a return after it (product §4). */
export const orderCaseKinds = ['cancelRequest', 'return'] as const;
export type OrderCaseKind = (typeof orderCaseKinds)[number];

const openableIn: Readonly<Record<OrderCaseKind, readonly OrderState[]>> = {
  cancelRequest: ['awaitingShipment'],
  return: ['shipped', 'awaitingBuyerApproval'],
};

/** Whether a buyer may open a case of this kind now; a completed order has already paid its seller. */
export function canOpenOrderCase(kind: OrderCaseKind, orderState: OrderState): boolean {
  return openableIn[kind].includes(orderState);
}

export const orderCaseReasons = [
  'expired',
  'shortExpiry',
  'wrong',
  'missing',
  'damaged',
  'changedMind',
  'other',
] as const;
export type OrderCaseReason = (typeof orderCaseReasons)[number];

export const orderCaseReasonLabels: Readonly<Record<OrderCaseReason, string>> = {
  expired: 'Miadı geçmiş ürün',
  shortExpiry: 'Miadı ilandakinden kısa',
  wrong: 'Yanlış ürün',
  missing: 'Eksik ürün',
  damaged: 'Hasarlı ürün',
  changedMind: 'Vazgeçtim',
  other: 'Diğer',
};

export const orderCaseStates = [
  'open',
  'accepted',
  'rejected',
  'escalated',
  'ruledForBuyer',
  'ruledForSeller',
  'withdrawn',
] as const;
export type OrderCaseState = (typeof orderCaseStates)[number];

export const orderCaseStateLabels: Readonly<Record<OrderCaseState, string>> = {
  open: 'Satıcı Yanıtı Bekleniyor',
  accepted: 'Satıcı Kabul Etti',
  rejected: 'Satıcı Reddetti',
  escalated: 'Platform İncelemesinde',
  ruledForBuyer: 'Alıcı Lehine Karar',
  ruledForSeller: 'Satıcı Lehine Karar',
  withdrawn: 'Geri Çekildi',
};

export type OrderCaseParty = 'buyer' | 'seller' | 'platform' | 'system';
export type OrderCaseAction =
  | 'accept'
  | 'reject'
  | 'withdraw'
  | 'escalate'
  | 'ruleForBuyer'
  | 'ruleForSeller';

/** A seller who does not answer loses the word to the platform: the system escalates. */
export const orderCaseTransitions: readonly Transition<OrderCaseState, OrderCaseAction, OrderCaseParty>[] = [
  { from: 'open', action: 'accept', by: ['seller'], to: 'accepted' },
  { from: 'open', action: 'reject', by: ['seller'], to: 'rejected' },
  { from: 'open', action: 'withdraw', by: ['buyer'], to: 'withdrawn' },
  { from: 'open', action: 'escalate', by: ['platform', 'system'], to: 'escalated' },
  { from: 'rejected', action: 'escalate', by: ['buyer', 'platform'], to: 'escalated' },
  { from: 'rejected', action: 'withdraw', by: ['buyer'], to: 'withdrawn' },
  { from: 'escalated', action: 'ruleForBuyer', by: ['platform'], to: 'ruledForBuyer' },
  { from: 'escalated', action: 'ruleForSeller', by: ['platform'], to: 'ruledForSeller' },
];

/** The state after `action` by `party`, or null when it is not theirs to do now. */
export function nextOrderCaseState(
  state: OrderCaseState,
  action: OrderCaseAction,
  party: OrderCaseParty,
): OrderCaseState | null {
  return nextState(orderCaseTransitions, state, action, party);
}

/** What `party` may do with a case in `state`. */
export function allowedOrderCaseActions(state: OrderCaseState, party: OrderCaseParty): OrderCaseAction[] {
  return allowedActions(orderCaseTransitions, state, party);
}
