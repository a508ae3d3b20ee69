import { expect, it } from 'vitest';
import { orderStates } from '../order/order.ts';
import {
  acceptedUnits,
  allowedOrderCaseActions,
  canOpenOrderCase,
  isRefundingCaseState,
  isSellersFault,
  nextOrderCaseState,
  openableOrderCase,
  openOrderCaseStates,
  reasonsOfCaseKind,
  orderCaseReasonLabels,
  orderCaseReasons,
  orderCaseStateLabels,
  orderCaseStates,
  orderCaseTransitions,
} from './order-case.ts';

const now = new Date('2026-11-21T09:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

// @spec §4 order-states

it('opens a cancellation request only before shipping and a return only after it', () => {
  const openable = orderStates.map((state) => [state, openableOrderCase(state, null, now)]);
  expect(Object.fromEntries(openable)).toEqual({
    preOrder: null,
    awaitingSellerConfirmation: null,
    awaitingShipment: 'cancelRequest',
    shipped: 'return',
    awaitingBuyerApproval: 'return',
    completed: 'return',
    cancelled: null,
  });
});

it('allows the return of a completed order for fourteen days, to the millisecond', () => {
  expect(canOpenOrderCase('return', 'completed', daysAgo(14), now)).toBe(true);
  expect(canOpenOrderCase('return', 'completed', new Date(daysAgo(14).getTime() - 1), now)).toBe(false);
  expect(canOpenOrderCase('cancelRequest', 'completed', daysAgo(1), now)).toBe(false);
});

it('returns the fault of a reason, and the reasons of a kind', () => {
  expect(orderCaseReasons.filter(isSellersFault)).toEqual([
    'expired',
    'shortExpiry',
    'wrong',
    'missing',
    'damaged',
  ]);
  expect(new Set(Object.values(reasonsOfCaseKind).flat())).toEqual(new Set(orderCaseReasons));
});

it('refunds only when the buyer was right', () => {
  expect(orderCaseStates.filter(isRefundingCaseState)).toEqual(['accepted', 'ruledForBuyer']);
  expect(openOrderCaseStates).toEqual(['open', 'awaitingGoods', 'rejected', 'escalated']);
});

it.each([
  ['open', ['withdraw'], ['accept', 'acceptOnReturn', 'reject'], ['escalate'], ['escalate']],
  ['awaitingGoods', ['withdraw', 'escalate'], ['receiveGoods', 'reject'], ['escalate'], ['escalate']],
  ['rejected', ['escalate', 'withdraw'], [], ['escalate'], []],
  ['escalated', [], [], ['ruleForBuyer', 'ruleForSeller'], []],
  ['accepted', [], [], [], []],
  ['withdrawn', [], [], [], []],
  ['ruledForBuyer', [], [], [], []],
  ['ruledForSeller', [], [], [], []],
] as const)(
  'in %s: buyer %j, seller %j, platform %j, system %j',
  (state, buyer, seller, platform, system) => {
    expect(allowedOrderCaseActions(state, 'buyer', 'return')).toEqual(buyer);
    expect(allowedOrderCaseActions(state, 'seller', 'return')).toEqual(seller);
    expect(allowedOrderCaseActions(state, 'platform', 'return')).toEqual(platform);
    expect(allowedOrderCaseActions(state, 'system', 'return')).toEqual(system);
  },
);

it('waits for goods only when some were sent', () => {
  expect(allowedOrderCaseActions('open', 'seller', 'cancelRequest')).toEqual(['accept', 'reject']);
});

it.each([
  ['open', 'acceptOnReturn', 'seller', 'awaitingGoods'],
  ['open', 'acceptOnReturn', 'buyer', null],
  ['awaitingGoods', 'receiveGoods', 'seller', 'accepted'],
  ['awaitingGoods', 'receiveGoods', 'buyer', null],
  ['awaitingGoods', 'accept', 'seller', null],
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

it('an answer without units accepts all units of a case, otherwise the given ones, and never more', () => {
  const asked = [
    { lineNo: 1, quantity: 2 },
    { lineNo: 2, quantity: 1 },
  ];
  expect(acceptedUnits(asked, undefined)).toEqual(asked);
  expect(acceptedUnits(asked, [{ lineNo: 1, quantity: 1 }])).toEqual([
    { lineNo: 1, quantity: 1 },
    { lineNo: 2, quantity: 0 },
  ]);
  for (const wrong of [
    [{ lineNo: 1, quantity: 3 }],
    [{ lineNo: 3, quantity: 1 }],
    [{ lineNo: 1, quantity: 0 }],
    [
      { lineNo: 1, quantity: 1 },
      { lineNo: 1, quantity: 1 },
    ],
  ])
    expect(acceptedUnits(asked, wrong)).toBeNull();
});
