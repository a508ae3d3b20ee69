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

/** An issued invoice is never edited: it is cancelled and a new one is drawn. */
export const eInvoiceTransitions: readonly Transition<EInvoiceState, EInvoiceAction, EInvoiceParty>[] = [
  { from: 'draft', action: 'issue', by: ['seller'], to: 'issued' },
  { from: 'draft', action: 'cancel', by: ['seller'], to: 'cancelled' },
  { from: 'issued', action: 'cancel', by: ['seller', 'platform'], to: 'cancelled' },
];

/** The state after `action` by `party`, or null when it is not theirs to do now. */
export function nextEInvoiceState(
  state: EInvoiceState,
  action: EInvoiceAction,
  party: EInvoiceParty,
): EInvoiceState | null {
  return nextState(eInvoiceTransitions, state, action, party);
}

/** What `party` may do with an e-invoice in `state`. */
export function allowedEInvoiceActions(state: EInvoiceState, party: EInvoiceParty): EInvoiceAction[] {
  return allowedActions(eInvoiceTransitions, state, party);
}
