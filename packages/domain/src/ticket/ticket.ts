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

/** Returns the state after `action` by `party`; null when it is not allowed. */
export function nextTicketState(
  state: TicketState,
  action: TicketAction,
  party: TicketParty,
): TicketState | null {
  return nextState(ticketTransitions, state, action, party);
}

/** Returns the actions that `party` may do on a ticket in `state`. */
export function allowedTicketActions(state: TicketState, party: TicketParty): TicketAction[] {
  return allowedActions(ticketTransitions, state, party);
}

const dayMs = 86_400_000;
/** Days after closing within which a ticket can be reopened. */
export const ticketReopenDays = 14;
/** Days without a message of the customer after which a ticket is closed automatically, by its state. */
export const ticketSilenceDays = { answered: 7, actionRequired: 14 } as const;

/** Returns until when a ticket closed at `closedAt` can be reopened. */
export const ticketReopenUntil = (closedAt: Date): Date =>
  new Date(closedAt.getTime() + ticketReopenDays * dayMs);

/** The limits of a ticket in characters; `ticketForm` checks the same (specification §5). */
export const ticketLimits = {
  subject: { min: 3, max: 100 },
  text: { min: 10, max: 2000 },
  files: 5,
} as const;
