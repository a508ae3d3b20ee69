import type { OrderState } from '../order/order.ts';
import { allowedActions, nextState, type Transition } from '../transition/transition.ts';

/** Cases of order lines: a cancellation request before shipping, a return after it (product §4). */
export const orderCaseKinds = ['cancelRequest', 'return'] as const;
export type OrderCaseKind = (typeof orderCaseKinds)[number];

const openableIn: Readonly<Record<OrderCaseKind, readonly OrderState[]>> = {
  cancelRequest: ['awaitingShipment'],
  return: ['shipped', 'awaitingBuyerApproval', 'completed'],
};

/** Days after completion (and so after the payout to the seller) within which a hidden fault can be claimed. */
export const returnDaysAfterCompletion = 14;

/** Days after which the platform decides if the seller has not answered. */
export const caseAnswerDays = 3;

/** Days for goods to be returned first; after that the platform decides. */
export const caseGoodsDays = 14;

/** Maximum pictures of a case. */
export const casePhotoLimit = 5;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns whether a buyer may open a case of this kind now.
 * @param completedAt when the order was completed; null before that
 */
export function canOpenOrderCase(
  kind: OrderCaseKind,
  orderState: OrderState,
  completedAt: Date | null,
  now: Date,
): boolean {
  if (!openableIn[kind].includes(orderState)) return false;
  return completedAt === null || now.getTime() - completedAt.getTime() <= returnDaysAfterCompletion * dayMs;
}

/** Returns the kind of case that a buyer may open now: a cancellation before shipping, a return after it, or null. */
export function openableOrderCase(
  orderState: OrderState,
  completedAt: Date | null,
  now: Date,
): OrderCaseKind | null {
  return orderCaseKinds.find((kind) => canOpenOrderCase(kind, orderState, completedAt, now)) ?? null;
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

/** Reasons by kind: undelivered goods can be neither damaged nor wrong. */
export const reasonsOfCaseKind: Readonly<Record<OrderCaseKind, readonly OrderCaseReason[]>> = {
  cancelRequest: ['changedMind', 'other'],
  return: ['expired', 'shortExpiry', 'wrong', 'missing', 'damaged', 'other'],
};

/**
 * Returns whether the seller is responsible for a reason; shipping is then also refunded when nothing of the
 * order remains.
 */
export function isSellersFault(reason: OrderCaseReason): boolean {
  return reason !== 'changedMind' && reason !== 'other';
}

export const orderCaseStates = [
  'open',
  'awaitingGoods',
  'accepted',
  'rejected',
  'escalated',
  'ruledForBuyer',
  'ruledForSeller',
  'withdrawn',
] as const;
export type OrderCaseState = (typeof orderCaseStates)[number];

export const orderCaseStateLabels: Readonly<Record<OrderCaseState, string>> = {
  open: 'Satıcı yanıtı bekleniyor',
  awaitingGoods: 'Ürünün satıcıya dönmesi bekleniyor',
  accepted: 'Satıcı kabul etti',
  rejected: 'Satıcı reddetti',
  escalated: 'Platform incelemesinde',
  ruledForBuyer: 'Alıcı lehine karar',
  ruledForSeller: 'Satıcı lehine karar',
  withdrawn: 'Geri çekildi',
};

export type OrderCaseParty = 'buyer' | 'seller' | 'platform' | 'system';
export type OrderCaseAction =
  | 'accept'
  | 'acceptOnReturn'
  | 'receiveGoods'
  | 'reject'
  | 'withdraw'
  | 'escalate'
  | 'ruleForBuyer'
  | 'ruleForSeller';

/** If the seller does not answer, the system escalates the case to the platform. */
export const orderCaseTransitions: readonly Transition<OrderCaseState, OrderCaseAction, OrderCaseParty>[] = [
  { from: 'open', action: 'accept', by: ['seller'], to: 'accepted' },
  { from: 'open', action: 'acceptOnReturn', by: ['seller'], to: 'awaitingGoods' },
  { from: 'open', action: 'reject', by: ['seller'], to: 'rejected' },
  { from: 'awaitingGoods', action: 'receiveGoods', by: ['seller'], to: 'accepted' },
  { from: 'awaitingGoods', action: 'reject', by: ['seller'], to: 'rejected' },
  { from: 'awaitingGoods', action: 'withdraw', by: ['buyer'], to: 'withdrawn' },
  { from: 'awaitingGoods', action: 'escalate', by: ['buyer', 'platform', 'system'], to: 'escalated' },
  { from: 'open', action: 'withdraw', by: ['buyer'], to: 'withdrawn' },
  { from: 'open', action: 'escalate', by: ['platform', 'system'], to: 'escalated' },
  { from: 'rejected', action: 'escalate', by: ['buyer', 'platform'], to: 'escalated' },
  { from: 'rejected', action: 'withdraw', by: ['buyer'], to: 'withdrawn' },
  { from: 'escalated', action: 'ruleForBuyer', by: ['platform'], to: 'ruledForBuyer' },
  { from: 'escalated', action: 'ruleForSeller', by: ['platform'], to: 'ruledForSeller' },
];

/** In these states of a case its order is not approved, by the buyer or automatically. */
export const openOrderCaseStates: readonly OrderCaseState[] = [
  'open',
  'awaitingGoods',
  'rejected',
  'escalated',
];

/** Returns whether this final state of a case refunds money. */
export function isRefundingCaseState(state: OrderCaseState): boolean {
  return state === 'accepted' || state === 'ruledForBuyer';
}

/** Returns the state after `action` by `party`; null when it is not allowed. */
export function nextOrderCaseState(
  state: OrderCaseState,
  action: OrderCaseAction,
  party: OrderCaseParty,
): OrderCaseState | null {
  return nextState(orderCaseTransitions, state, action, party);
}

/**
 * Returns the actions that `party` may do on a case of that kind in `state`. Only shipped goods can be returned first.
 */
export function allowedOrderCaseActions(
  state: OrderCaseState,
  party: OrderCaseParty,
  kind: OrderCaseKind,
): OrderCaseAction[] {
  return allowedActions(orderCaseTransitions, state, party).filter(
    (action) => kind === 'return' || action !== 'acceptOnReturn',
  );
}

interface CaseUnits {
  readonly lineNo: number;
  readonly quantity: number;
}

/**
 * Returns the units that an answer accepts: all units of the case without `taken`, otherwise those in it;
 * lines that are not named are rejected.
 *
 * @returns null for a line that is not in the case, one named twice, more units than requested, or none at
 * all
 */
export function acceptedUnits(
  asked: readonly CaseUnits[],
  taken: readonly CaseUnits[] | undefined,
): readonly CaseUnits[] | null {
  if (taken === undefined) return asked;
  const byLine = new Map(taken.map(({ lineNo, quantity }) => [lineNo, quantity]));
  const isKnown = taken.every(({ lineNo, quantity }) =>
    asked.some((line) => line.lineNo === lineNo && quantity >= 0 && quantity <= line.quantity),
  );
  if (byLine.size !== taken.length || !isKnown || taken.every(({ quantity }) => quantity === 0)) return null;
  return asked.map(({ lineNo }) => ({ lineNo, quantity: byLine.get(lineNo) ?? 0 }));
}
