import { allowedActions, nextState, type Transition } from '../transition/transition.ts';

export const ticketStates = ['open', 'actionRequired', 'answered', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

export const ticketStateLabels: Readonly<Record<TicketState, string>> = {
  open: 'Açık',
  actionRequired: 'İşlem bekliyor',
  answered: 'Yanıtlandı',
  closed: 'Kapatıldı',
};

export type TicketParty = 'customer' | 'platform' | 'system';
export type TicketAction = 'answer' | 'askCustomer' | 'reply' | 'close' | 'reopen';

export const ticketTransitions: readonly Transition<TicketState, TicketAction, TicketParty>[] = [
  { from: 'open', action: 'answer', by: ['platform'], to: 'answered' },
  { from: 'open', action: 'askCustomer', by: ['platform'], to: 'actionRequired' },
  { from: 'open', action: 'reply', by: ['customer'], to: 'open' },
  { from: 'open', action: 'close', by: ['customer', 'platform'], to: 'closed' },
  { from: 'actionRequired', action: 'reply', by: ['customer'], to: 'open' },
  { from: 'actionRequired', action: 'close', by: ['customer', 'platform', 'system'], to: 'closed' },
  { from: 'answered', action: 'reply', by: ['customer'], to: 'open' },
  { from: 'answered', action: 'askCustomer', by: ['platform'], to: 'actionRequired' },
  { from: 'answered', action: 'close', by: ['customer', 'platform', 'system'], to: 'closed' },
  { from: 'closed', action: 'reopen', by: ['customer'], to: 'open' },
];

/** The state after `action` by `party`, or null when it is not theirs to do now. */
export function nextTicketState(
  state: TicketState,
  action: TicketAction,
  party: TicketParty,
): TicketState | null {
  return nextState(ticketTransitions, state, action, party);
}

/** What `party` may do with a ticket in `state`. */
export function allowedTicketActions(state: TicketState, party: TicketParty): TicketAction[] {
  return allowedActions(ticketTransitions, state, party);
}
