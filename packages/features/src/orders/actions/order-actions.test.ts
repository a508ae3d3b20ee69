import { allowedOrderActions, type OrderState } from '@havan/domain/order';
import { expect, test } from 'vitest';
import { actionTexts, offeredActions } from './order-actions.ts';

test('a new order is the seller’s to confirm, then to ship', () => {
  const seller = (state: OrderState) =>
    offeredActions({ allowedActions: allowedOrderActions(state, 'seller') }, 'sold');
  expect(seller('awaitingSellerConfirmation')).toEqual(['confirm', 'partlySupply', 'cancel']);
  expect(seller('awaitingShipment')).toEqual([
    'ship',
    'prepare',
    'undoPrepare',
    'uploadInvoice',
    'partlySupply',
    'cancel',
  ]);
  expect(seller('completed')).toEqual(['uploadInvoice']);
});

test('a delivered order is the buyer’s to approve or to postpone', () => {
  const allowedActions = allowedOrderActions('awaitingBuyerApproval', 'buyer');
  expect(offeredActions({ allowedActions }, 'purchased')).toEqual(['approve', 'postponeAutoApprove']);
});

test('an action without a call is never a button', () => {
  expect(offeredActions({ allowedActions: ['takePayment', 'autoApprove', 'unknown'] }, 'sold')).toEqual([]);
});

test('an irreversible action has a confirmation', () => {
  for (const action of ['cancel', 'approve'] as const) {
    expect(actionTexts[action].explanation).toContain('geri alınamaz');
  }
});
