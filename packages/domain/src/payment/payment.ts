import { allowedActions, nextState, type Transition } from '../transition/transition.ts';

/** States of a payment for orders of several sellers (product §4). */
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
 * Payment methods: a card, alone or in addition to the wallet; the wallet only; a shopping loan of the bank;
 * a bank transfer to the account of the market (product §4, §5, §10).
 */
export const paymentMethods = ['card', 'wallet', 'loan', 'transfer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Where the card is entered: in our form, from which the bank creates a token, or on the bank's page. */
export type CardEntry = 'ownForm' | 'bankPage';

/** Purposes of a payment: the goods of the cart, or credits for e-invoices. */
export const paymentPurposes = ['cart', 'credits'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** Business codes of a failed payment (specification §4, §8). */
export const paymentFailureCodes = { creditNotApproved: 1981, basketChanged: 1992 } as const;
export type PaymentFailureCode = (typeof paymentFailureCodes)[keyof typeof paymentFailureCodes];

/**
 * Parties of a payment. `bank` is its verified server-to-server response; the return page in the browser is
 * no party (product §9).
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
 * `refunded` can repeat, because refunds may be partial; the amounts are in the ledger. `captureLate` is a
 * success reported by the bank after the payment had timed out: the goods are reserved again, otherwise the
 * money is refunded and the state stays `failed`.
 */
export const paymentTransitions: readonly Transition<PaymentState, PaymentAction, PaymentParty>[] = [
  { from: 'created', action: 'startThreeDs', by: ['buyer'], to: 'threeDsPending' },
  // Paid from the wallet only, without the bank.
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

/** Returns the state after `action` by `party`; null when it is not allowed. */
export function nextPaymentState(
  state: PaymentState,
  action: PaymentAction,
  party: PaymentParty,
): PaymentState | null {
  return nextState(paymentTransitions, state, action, party);
}

/** Returns the actions that `party` may do on a payment in `state`. */
export function allowedPaymentActions(state: PaymentState, party: PaymentParty): PaymentAction[] {
  return allowedActions(paymentTransitions, state, party);
}

/** Minutes for which stock is reserved while the bank is asked (product §4). */
export const stockReservationMinutes = 15;
