import { allowedActions, nextState, type Transition } from '../transition/transition.ts';

export const eInvoiceStates = ['draft', 'issued', 'cancelled'] as const;
export type EInvoiceState = (typeof eInvoiceStates)[number];

export const eInvoiceStateLabels: Readonly<Record<EInvoiceState, string>> = {
  draft: 'Taslak',
  issued: 'Kesildi',
  cancelled: 'İptal edildi',
};

export type EInvoiceParty = 'seller' | 'platform';
export type EInvoiceAction = 'issue' | 'cancel';

/** Kinds of e-invoices: for goods that are sold, or goods that the buyer sends back. */
export const eInvoiceKinds = ['sale', 'return'] as const;
export type EInvoiceKind = (typeof eInvoiceKinds)[number];

/**
 * How an issued invoice reaches its receiver: not yet issued, to be uploaded by hand, on its way, arrived, given up after
 * several tries; and the same for its cancellation.
 */
export const eInvoiceSendings = [
  'none',
  'manual',
  'queued',
  'sent',
  'failed',
  'cancelQueued',
  'cancelled',
] as const;
export type EInvoiceSending = (typeof eInvoiceSendings)[number];

export const eInvoiceSendingLabels: Readonly<Record<EInvoiceSending, string>> = {
  none: 'Gönderilmedi',
  manual: 'Portala yüklenecek',
  queued: 'Gönderiliyor',
  sent: 'Gönderildi',
  failed: 'Gönderilemedi',
  cancelQueued: 'İptal bildiriliyor',
  cancelled: 'İptal bildirildi',
};

/** The series of a company that has not chosen one. */
export const defaultSeries = 'HVN';

/**
 * Returns whether a text can begin the numbers of a series: three capitals without Turkish letters, or
 * digits.
 */
export function isSeries(text: string): boolean {
  return /^[A-Z0-9]{3}$/.test(text);
}

/** An invoice is written within seven days of the delivery of the goods (Tax Procedure Law, article 231). */
export const invoiceWithinDays = 7;

/** An issued invoice is never edited: it is cancelled and a new one is drawn. */
export const eInvoiceTransitions: readonly Transition<EInvoiceState, EInvoiceAction, EInvoiceParty>[] = [
  { from: 'draft', action: 'issue', by: ['seller'], to: 'issued' },
  { from: 'draft', action: 'cancel', by: ['seller'], to: 'cancelled' },
  { from: 'issued', action: 'cancel', by: ['seller', 'platform'], to: 'cancelled' },
];

/** Returns the state after `action` by `party`, or null when it is not theirs to do now. */
export function nextEInvoiceState(
  state: EInvoiceState,
  action: EInvoiceAction,
  party: EInvoiceParty,
): EInvoiceState | null {
  return nextState(eInvoiceTransitions, state, action, party);
}

/** Returns the actions of `party` on an e-invoice in `state`. */
export function allowedEInvoiceActions(state: EInvoiceState, party: EInvoiceParty): EInvoiceAction[] {
  return allowedActions(eInvoiceTransitions, state, party);
}
