import { describe, expect, it } from 'vitest';
import {
  allowedOrderActions,
  nextOrderState,
  orderActions,
  orderParties,
  orderStateCodes,
  orderStateLabels,
  orderStateMask,
  orderStateOfCode,
  orderStates,
  orderStatesOfMask,
  orderTransitions,
} from './order.ts';

// @spec §4 order-states

describe('codes', () => {
  it.each([
    [1, 'awaitingSellerConfirmation'],
    [2, 'awaitingShipment'],
    [4, 'shipped'],
    [32, 'completed'],
    [64, 'cancelled'],
    [512, 'awaitingBuyerApproval'],
    [1024, 'preOrder'],
  ] as const)('%d is %s', (code, state) => {
    expect(orderStateCodes[state]).toBe(code);
    expect(orderStateOfCode(code)).toBe(state);
  });

  it.each([0, 3, 8, -1, 1025, Number.NaN])('%d is not a single state', (code) => {
    expect(orderStateOfCode(code)).toBeNull();
  });

  it('converts a filter to a bit mask and back', () => {
    expect(orderStateMask(['shipped', 'completed'])).toBe(36);
    expect(orderStatesOfMask(36)).toEqual(['shipped', 'completed']);
    expect(orderStateMask([])).toBe(0);
    expect(orderStatesOfMask(8)).toEqual([]);
    expect(orderStatesOfMask(orderStateMask(orderStates))).toEqual(orderStates);
  });

  it('counts a state twice in a filter only once', () => {
    expect(orderStateMask(['shipped', 'shipped'])).toBe(4);
  });
});

describe('actions of each party', () => {
  it.each([
    ['preOrder', ['cancel'], [], ['cancel'], ['takePayment', 'cancel']],
    ['awaitingSellerConfirmation', ['cancel'], ['confirm', 'cancel', 'partlySupply'], ['cancel'], ['cancel']],
    [
      'awaitingShipment',
      [],
      ['prepare', 'undoPrepare', 'ship', 'partlySupply', 'uploadInvoice', 'cancel'],
      ['cancel'],
      ['cancel'],
    ],
    ['shipped', [], ['deliver', 'correctShipment', 'uploadInvoice'], ['deliver', 'cancel'], ['deliver']],
    [
      'awaitingBuyerApproval',
      ['approve', 'postponeAutoApprove'],
      ['uploadInvoice'],
      ['approve', 'cancel'],
      ['autoApprove'],
    ],
    ['completed', ['rate'], ['uploadInvoice'], [], []],
    ['cancelled', [], [], [], []],
  ] as const)(
    'in %s: buyer %j, seller %j, platform %j, system %j',
    (state, buyer, seller, platform, system) => {
      expect(allowedOrderActions(state, 'buyer')).toEqual(buyer);
      expect(allowedOrderActions(state, 'seller')).toEqual(seller);
      expect(allowedOrderActions(state, 'platform')).toEqual(platform);
      expect(allowedOrderActions(state, 'system')).toEqual(system);
    },
  );
});

describe('target state of an action', () => {
  it.each([
    ['preOrder', 'takePayment', 'system', 'awaitingSellerConfirmation'],
    ['preOrder', 'cancel', 'buyer', 'cancelled'],
    ['awaitingSellerConfirmation', 'confirm', 'seller', 'awaitingShipment'],
    ['awaitingSellerConfirmation', 'cancel', 'buyer', 'cancelled'],
    ['awaitingShipment', 'ship', 'seller', 'shipped'],
    ['awaitingShipment', 'uploadInvoice', 'seller', 'awaitingShipment'],
    ['awaitingShipment', 'cancel', 'seller', 'cancelled'],
    ['awaitingShipment', 'cancel', 'buyer', null],
    ['shipped', 'deliver', 'system', 'awaitingBuyerApproval'],
    ['shipped', 'correctShipment', 'seller', 'shipped'],
    ['shipped', 'uploadInvoice', 'seller', 'shipped'],
    ['shipped', 'cancel', 'platform', 'cancelled'],
    ['shipped', 'cancel', 'seller', null],
    ['awaitingBuyerApproval', 'approve', 'buyer', 'completed'],
    ['awaitingBuyerApproval', 'autoApprove', 'system', 'completed'],
    ['awaitingBuyerApproval', 'autoApprove', 'buyer', null],
    ['awaitingBuyerApproval', 'postponeAutoApprove', 'buyer', 'awaitingBuyerApproval'],
    ['awaitingBuyerApproval', 'uploadInvoice', 'seller', 'awaitingBuyerApproval'],
    ['awaitingBuyerApproval', 'cancel', 'platform', 'cancelled'],
    ['completed', 'cancel', 'platform', null],
  ] as const)('%s, %s by the %s: %s', (state, action, party, next) => {
    expect(nextOrderState(state, action, party)).toBe(next);
  });

  it('names every action, party and state of the table', () => {
    expect(new Set(orderTransitions.map((row) => row.action))).toEqual(new Set(orderActions));
    expect(new Set(orderTransitions.flatMap((row) => row.by))).toEqual(new Set(orderParties));
    expect(orderTransitions.every((row) => orderStates.includes(row.to))).toBe(true);
  });

  it('reaches every state from a pre-order', () => {
    const reached = new Set<string>(['preOrder']);
    for (const _ of orderStates) {
      for (const row of orderTransitions) if (reached.has(row.from)) reached.add(row.to);
    }
    expect(reached).toEqual(new Set(orderStates));
  });
});

it('has a Turkish label of its own for each state', () => {
  expect(orderStateLabels).toEqual({
    preOrder: 'Ön sipariş',
    awaitingSellerConfirmation: 'Satıcı onayı bekliyor',
    awaitingShipment: 'Kargoya verilecek',
    shipped: 'Kargoda',
    awaitingBuyerApproval: 'Alıcı onayı bekliyor',
    completed: 'Tamamlandı',
    cancelled: 'İptal edildi',
  });
});
