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

/** Kinds of e-invoices: for sold goods, or for goods that the buyer returns. */
export const eInvoiceKinds = ['sale', 'return'] as const;
export type EInvoiceKind = (typeof eInvoiceKinds)[number];

/**
 * Transmission of an issued invoice: not issued yet, to be uploaded by hand, being sent, delivered, given up
 * after several attempts; and the same for its cancellation.
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

/** Default series of a company. */
export const defaultSeries = 'HVN';

/** Returns whether a text can be the prefix of a series: three capitals without Turkish letters, or digits. */
export function isSeries(text: string): boolean {
  return /^[A-Z0-9]{3}$/.test(text);
}

/** Days after the delivery of the goods within which an invoice must be issued (Tax Procedure Law, article 231). */
export const invoiceWithinDays = 7;

/** An issued invoice is not edited: it is cancelled and a new one is issued. */
export const eInvoiceTransitions: readonly Transition<EInvoiceState, EInvoiceAction, EInvoiceParty>[] = [
  { from: 'draft', action: 'issue', by: ['seller'], to: 'issued' },
  { from: 'draft', action: 'cancel', by: ['seller'], to: 'cancelled' },
  { from: 'issued', action: 'cancel', by: ['seller', 'platform'], to: 'cancelled' },
];

/** Returns the state after `action` by `party`; null when it is not allowed. */
export function nextEInvoiceState(
  state: EInvoiceState,
  action: EInvoiceAction,
  party: EInvoiceParty,
): EInvoiceState | null {
  return nextState(eInvoiceTransitions, state, action, party);
}

/** Returns the actions that `party` may do on an e-invoice in `state`. */
export function allowedEInvoiceActions(state: EInvoiceState, party: EInvoiceParty): EInvoiceAction[] {
  return allowedActions(eInvoiceTransitions, state, party);
}
