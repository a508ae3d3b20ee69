import { expect, it } from 'vitest';
import {
  allowedEInvoiceActions,
  eInvoiceStateLabels,
  eInvoiceStates,
  nextEInvoiceState,
} from './e-invoice.ts';

it.each([
  ['draft', ['issue', 'cancel'], []],
  ['issued', ['cancel'], ['cancel']],
  ['cancelled', [], []],
] as const)('in %s: seller %j, platform %j', (state, seller, platform) => {
  expect(allowedEInvoiceActions(state, 'seller')).toEqual(seller);
  expect(allowedEInvoiceActions(state, 'platform')).toEqual(platform);
});

it.each([
  ['draft', 'issue', 'seller', 'issued'],
  ['draft', 'cancel', 'seller', 'cancelled'],
  ['issued', 'cancel', 'platform', 'cancelled'],
  ['issued', 'issue', 'seller', null],
] as const)('%s, %s by the %s: %s', (state, action, party, next) => {
  expect(nextEInvoiceState(state, action, party)).toBe(next);
});

it('labels every state', () => {
  expect(eInvoiceStates.map((s) => eInvoiceStateLabels[s])).toEqual(['Taslak', 'Kesildi', 'İptal edildi']);
});
