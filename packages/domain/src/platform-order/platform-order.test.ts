import { expect, test } from 'vitest';
import { allowedOrderActions, orderStates } from '../order/order.ts';
import { operatorOrderActsIn } from './platform-order.ts';

test.each([
  ['preOrder', ['cancel']],
  ['awaitingSellerConfirmation', ['cancel']],
  ['awaitingShipment', ['cancel']],
  ['shipped', ['deliver', 'cancel']],
  ['awaitingBuyerApproval', []],
  ['completed', []],
  ['cancelled', []],
] as const)('in %s operators may %j', (state, acts) => {
  expect(operatorOrderActsIn(state, null)).toEqual(acts);
});

test('an open case is decided by a ruling: the order cannot be cancelled, but a parcel can be delivered', () => {
  expect(operatorOrderActsIn('awaitingShipment', 'cancelRequest')).toEqual([]);
  expect(operatorOrderActsIn('shipped', 'return')).toEqual(['deliver']);
});

test.each(orderStates)('actions offered in %s are allowed to the platform', (state) => {
  expect(allowedOrderActions(state, 'platform')).toEqual(
    expect.arrayContaining(operatorOrderActsIn(state, null)),
  );
});
