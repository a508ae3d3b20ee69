import { expect, it } from 'vitest';
import { orderStates } from '../order/order.ts';
import {
  allowedOrderCaseActions,
  canOpenOrderCase,
  nextOrderCaseState,
  orderCaseReasonLabels,
  orderCaseReasons,
  orderCaseStateLabels,
  orderCaseStates,
  orderCaseTransitions,
} from './order-case.ts';

it('opens a wish to cancel only before shipping and a return only after it', () => {
  expect(orderStates.filter((state) => canOpenOrderCase('cancelRequest', state))).toEqual([
    'awaitingShipment',
  ]);
  expect(orderStates.filter((state) => canOpenOrderCase('return', state))).toEqual([
    'shipped',
    'awaitingBuyerApproval',
  ]);
});

it.each([
  ['open', ['withdraw'], ['accept', 'reject'], ['escalate'], ['escalate']],
  ['rejected', ['escalate', 'withdraw'], [], ['escalate'], []],
  ['escalated', [], [], ['ruleForBuyer', 'ruleForSeller'], []],
  ['accepted', [], [], [], []],
  ['withdrawn', [], [], [], []],
  ['ruledForBuyer', [], [], [], []],
  ['ruledForSeller', [], [], [], []],
] as const)(
  'in %s: buyer %j, seller %j, platform %j, system %j',
  (state, buyer, seller, platform, system) => {
    expect(allowedOrderCaseActions(state, 'buyer')).toEqual(buyer);
    expect(allowedOrderCaseActions(state, 'seller')).toEqual(seller);
    expect(allowedOrderCaseActions(state, 'platform')).toEqual(platform);
    expect(allowedOrderCaseActions(state, 'system')).toEqual(system);
  },
);

it.each([
  ['open', 'accept', 'seller', 'accepted'],
  ['open', 'reject', 'seller', 'rejected'],
  ['open', 'withdraw', 'buyer', 'withdrawn'],
  ['open', 'escalate', 'system', 'escalated'],
  ['open', 'escalate', 'buyer', null],
  ['rejected', 'escalate', 'buyer', 'escalated'],
  ['rejected', 'withdraw', 'buyer', 'withdrawn'],
  ['escalated', 'ruleForBuyer', 'platform', 'ruledForBuyer'],
  ['escalated', 'ruleForSeller', 'platform', 'ruledForSeller'],
] as const)('%s, %s by the %s: %s', (state, action, party, next) => {
  expect(nextOrderCaseState(state, action, party)).toBe(next);
});

it('labels every reason and state, each differently', () => {
  for (const [names, labels] of [
    [orderCaseReasons, orderCaseReasonLabels],
    [orderCaseStates, orderCaseStateLabels],
  ] as const) {
    expect(Object.keys(labels)).toEqual([...names]);
    expect(new Set(Object.values(labels).filter((label) => label !== '')).size).toBe(names.length);
  }
  expect(new Set(orderCaseTransitions.map((row) => row.to)).size).toBe(orderCaseStates.length - 1);
});
