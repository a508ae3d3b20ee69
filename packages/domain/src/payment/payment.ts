import { allowedActions, nextState, type Transition } from '../transition/transition.ts';

/** The states of one payment over several sellers' orders (product §4). */
export const paymentStates = [
  'created',
  'threeDsPending',
  'authorised',
  'captured',
  'failed',
  'refunded',
] as const;
export type PaymentState = (typeof paymentStates)[number];

export const paymentStateLabels: Readonly<Record<PaymentState, string>> = {
  created: 'Başlatıldı',
  threeDsPending: '3D Secure Onayı Bekleniyor',
  authorised: 'Provizyon alındı',
  captured: 'Ödendi',
  failed: 'Başarısız',
  refunded: 'İade edildi',
};

/**
 * Ways to pay: a card, alone or after the wallet; the wallet alone; a shopping loan of the bank; a bank transfer to the
 * account of the market (product §4, §5, §10).
 */
export const paymentMethods = ['card', 'wallet', 'loan', 'transfer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Where a card is typed: in our form, which the bank turns into a token, or on the bank's own page. */
export type CardEntry = 'ownForm' | 'bankPage';

/** Purposes of a payment: the goods of the cart, or credits for e-invoices. */
export const paymentPurposes = ['cart', 'credits'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** Business codes of a failed payment (specification §4, §8). */
export const paymentFailureCodes = { creditNotApproved: 1981, basketChanged: 1992 } as const;
export type PaymentFailureCode = (typeof paymentFailureCodes)[keyof typeof paymentFailureCodes];

/**
 * Parties of a payment. `bank` is its verified server-to-server answer; the browser's return page has no
 * standing (product §9).
 */
export type PaymentParty = 'buyer' | 'bank' | 'platform' | 'system';
export type PaymentAction =
  | 'startThreeDs'
  | 'takeFromWallet'
  | 'takeTransfer'
  | 'authorise'
  | 'capture'
  | 'captureLate'
  | 'fail'
  | 'refund';

/**
 * `refunded` repeats, because a refund may come in parts; the amounts live in the ledger. `captureLate` is the bank's
 * success after we had given up waiting: the goods are reserved once more, else the money goes back and `failed` stays.
 */
export const paymentTransitions: readonly Transition<PaymentState, PaymentAction, PaymentParty>[] = [
  { from: 'created', action: 'startThreeDs', by: ['buyer'], to: 'threeDsPending' },
  // Paid from the wallet alone, without the bank.
  { from: 'created', action: 'takeFromWallet', by: ['system'], to: 'captured' },
  // The transfer of a pre-order has arrived.
  { from: 'created', action: 'takeTransfer', by: ['system'], to: 'captured' },
  { from: 'created', action: 'fail', by: ['bank', 'system'], to: 'failed' },
  { from: 'threeDsPending', action: 'authorise', by: ['bank'], to: 'authorised' },
  { from: 'threeDsPending', action: 'fail', by: ['bank', 'system'], to: 'failed' },
  { from: 'authorised', action: 'capture', by: ['bank', 'system'], to: 'captured' },
  { from: 'authorised', action: 'fail', by: ['bank', 'system'], to: 'failed' },
  { from: 'failed', action: 'captureLate', by: ['bank'], to: 'captured' },
  { from: 'captured', action: 'refund', by: ['platform', 'system'], to: 'refunded' },
  { from: 'refunded', action: 'refund', by: ['platform', 'system'], to: 'refunded' },
];

/** Returns the state after `action` by `party`, or null when it is not theirs to do now. */
export function nextPaymentState(
  state: PaymentState,
  action: PaymentAction,
  party: PaymentParty,
): PaymentState | null {
  return nextState(paymentTransitions, state, action, party);
}

/** Returns the actions of `party` on a payment in `state`. */
export function allowedPaymentActions(state: PaymentState, party: PaymentParty): PaymentAction[] {
  return allowedActions(paymentTransitions, state, party);
}

/** Stock stays reserved this long while the bank is asked (product §4). */
export const stockReservationMinutes = 15;
