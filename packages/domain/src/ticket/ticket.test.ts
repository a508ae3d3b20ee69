import { expect, it } from 'vitest';
import { allowedTicketActions, nextTicketState, ticketStateLabels, ticketStates } from './ticket.ts';

it.each([
  ['open', ['reply', 'close'], ['answer', 'askCustomer', 'close'], []],
  ['actionRequired', ['reply', 'close'], ['close'], ['close']],
  ['answered', ['reply', 'close'], ['askCustomer', 'close'], ['close']],
  ['closed', ['reopen'], [], []],
] as const)('in %s: customer %j, platform %j, system %j', (state, customer, platform, system) => {
  expect(allowedTicketActions(state, 'customer')).toEqual(customer);
  expect(allowedTicketActions(state, 'platform')).toEqual(platform);
  expect(allowedTicketActions(state, 'system')).toEqual(system);
});

it.each([
  ['open', 'answer', 'platform', 'answered'],
  ['open', 'askCustomer', 'platform', 'actionRequired'],
  ['open', 'reply', 'customer', 'open'],
  ['open', 'close', 'customer', 'closed'],
  ['actionRequired', 'reply', 'customer', 'open'],
  ['actionRequired', 'close', 'system', 'closed'],
  ['answered', 'reply', 'customer', 'open'],
  ['answered', 'askCustomer', 'platform', 'actionRequired'],
  ['answered', 'close', 'system', 'closed'],
  ['closed', 'reopen', 'customer', 'open'],
  ['closed', 'answer', 'platform', null],
] as const)('%s, %s by the %s: %s', (state, action, party, next) => {
  expect(nextTicketState(state, action, party)).toBe(next);
});

it('labels every state', () => {
  expect(ticketStates.map((s) => ticketStateLabels[s])).toEqual([
    'Açık',
    'İşlem bekliyor',
    'Yanıtlandı',
    'Kapatıldı',
  ]);
});
